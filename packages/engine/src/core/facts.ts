/**
 * The facts of refusals. A name means the same everywhere, so a rulebook can phrase a fact in any language from its name
 * alone. Pieces and ends use the notation of transcripts.
 */
export const factKinds = {
  tile: 'tile',
  other: 'tile',
  tiles: 'tiles',
  end: 'end',
  ends: 'ends',
  value: 'number',
  /** What all places show where the piece could have gone. */
  values: 'numbers',
  sum: 'number',
  /** The highest value of the set. */
  set: 'number',
  count: 'number',
  row: 'number',
  cell: 'number',
  cells: 'numbers',
  squares: 'numbers',
  seat: 'seat',
  turn: 'seat',
  opponent: 'seat',
  side: 'side',
  card: 'soloCard',
  top: 'soloCard',
  colour: 'colour',
  /** A card with the number or symbol that would fit. */
  face: 'soloFace',
  minoCard: 'solominoCard',
  /** The card on top of the small pile. */
  minoTop: 'solominoCard',
  half: 'solominoHalf',
  /** The half at the end of the snake. */
  snakeEnd: 'solominoHalf',
  snakeEnds: 'solominoHalves',
  field: 'field',
  expected: 'form',
  found: 'json',
  known: 'moves',
} as const satisfies Record<string, keyof KindOfFact>;

/** The type of each kind of fact. */
interface KindOfFact {
  /** 6-3 */
  readonly tile: string;
  readonly tiles: readonly string[];
  /** 6-3:3 */
  readonly end: string;
  readonly ends: readonly string[];
  readonly number: number;
  readonly numbers: readonly string[];
  readonly seat: number;
  readonly side: 'left' | 'right';
  /** r9, g:skip, wild4 */
  readonly soloCard: string;
  /** r, g, b or y */
  readonly colour: string;
  /** A card, of which only the number or the symbol matters. */
  readonly soloFace: string;
  /** r8|b1 */
  readonly solominoCard: string;
  /** r8, b:draw1 */
  readonly solominoHalf: string;
  readonly solominoHalves: readonly string[];
  /** The name of a field of a move. */
  readonly field: string;
  /** What a field must be. */
  readonly form: Form;
  /** What was found instead, as abbreviated JSON; empty if the field is missing. */
  readonly json: string;
  /** Types of moves. */
  readonly moves: readonly string[];
}

/** What a field of a move must be, in plain English; the rulebook translates it. */
export const forms = {
  domino: 'a domino such as "6-3"',
  end: 'an open end such as "6-3:3"',
  outwardHalf: 'the half of a joker that points outwards',
  side: '"left" or "right"',
  cell: 'the number of a cell',
  cells: 'two cells that share an edge, such as [[0,1],[0,2]]',
  cellNumbers: 'the numbers of two cells, such as [4,5]',
  tilesOnCells: 'a list of tiles with their cells',
  row: 'a number from 1 to 7',
  soloCard: 'a card such as "r9" or "g:skip"',
  solominoCard: 'a card such as "r8|b1"',
  half: '0 or 1',
  colour: 'r, g, b or y',
  partner: 'the seat of another player',
  way: '"clockwise" or "counterclockwise"',
  yesOrNo: 'true or false',
  yesOrLeftOut: 'true or left out',
} as const;

export type Form = keyof typeof forms;
export type FactName = keyof typeof factKinds;
export type FactKind = (typeof factKinds)[FactName];
export type Fact<Name extends FactName> = KindOfFact[(typeof factKinds)[Name]];
/** The facts of any refusal. */
export type Facts = { readonly [Name in FactName]?: Fact<Name> };
