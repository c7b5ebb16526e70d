/** Score pads for people who play with the real game: the arithmetic of the engine's own rounds, without a table. */
export type { BergenRule, PadEnd, PadEntry, PadHand, PadProblem } from './entry.ts';
export type { Begins, HandsForm, PadForm, PadPieces, PadTable } from './pad.ts';
export { isPadGame, type PadGameId } from './pads.ts';
export { readPadMatch } from './read.ts';
export { fillPad, type PadMatch, type PadRound, type PadSheet } from './sheet.ts';
