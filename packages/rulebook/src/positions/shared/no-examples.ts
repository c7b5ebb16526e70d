/** For games that look and play so differently that no example of what holds at every table is true in them. */
export const noTableExamples = {
  'table.phase': null,
  'table.turn': null,
  'table.move': null,
  'table.piece': null,
} as const;
