/**
 * The grades, by the hardest deduction a puzzle needs when the easier ones are always tried first:
 * - easy: a domino has one place left, or a cell one partner;
 * - medium: looking one step ahead: a place is out because it would leave another domino or another cell without a place;
 * - hard: counting up to four: k cells with only k possible dominoes (or partners) use these up;
 * - expert: a chain: a place is out because it leads, by easy deductions within a few links, to a domino or a cell without
 *   a place.
 * No grade needs a guess: a chain is a complete proof.
 */
export const grades = ['easy', 'medium', 'hard', 'expert'] as const;
export type Grade = (typeof grades)[number];

/** The grade of a puzzle that is solved by these steps. */
export const gradeOf = (steps: readonly { readonly grade: Grade }[]): Grade =>
  grades[Math.max(0, ...steps.map(({ grade }) => grades.indexOf(grade)))];

/** The deductions and their grades, in the order they are tried. */
export const deductions = {
  /** A domino has one place left. */
  onlyPlace: 'easy',
  /** A cell has one partner left. */
  onlyPartner: 'easy',
  /** A cell makes the same domino with each of its partners: the domino lies there and nowhere else. */
  sameDomino: 'medium',
  /** All places of a domino share a cell: no other domino covers it. */
  sharedCell: 'medium',
  /** A place would leave a domino no place, or a cell no partner. */
  inTheWay: 'medium',
  /** As many cells of one colour as dominoes that can cover them: those dominoes lie nowhere else. */
  cellsAndDominoes: 'hard',
  /** As many dominoes as cells of one colour that they can cover: no other domino covers those cells. */
  dominoesAndCells: 'hard',
  /** As many cells of one colour as partners they have: those partners go with no other cell. */
  cellsAndPartners: 'hard',
  /** What follows from a place ends in a contradiction. */
  chain: 'expert',
} as const satisfies Readonly<Record<string, Grade>>;
export type Deduction = keyof typeof deductions;
