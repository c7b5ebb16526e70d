import type { JsonObject, MoveText, View } from '@tischrunde/engine';
import type { SeatView } from '../session/table.ts';

// A move is chosen as at a real table: first the piece, then the place on the board, then anything else it needs.

/** The piece of a move; null for moves without one, such as pass. */
export function pieceOf(move: JsonObject): string | null {
  const piece = move.tile ?? move.card;
  return typeof piece === 'string' ? piece : null;
}

/** A tile with its higher half first, whichever way round it was written; cards stay as they are. */
export function canonicalPiece(piece: string): string {
  const [one, other] = piece.split('-').map(Number);
  return one < other ? `${other}-${one}` : piece;
}

const placeFields = ['at', 'half', 'side', 'cells', 'row'] as const;

/**
 * The place on the board that a move names, as text; empty if there is none. Rows exist on two sheets; the type of the move tells
 * which.
 */
export const placeOf = (move: JsonObject): string =>
  [...placeFields.map((field) => move[field]), move.row === undefined ? undefined : move.type]
    .map((part) => (part === undefined ? '' : JSON.stringify(part)))
    .join(' ')
    .trim();

/** What remains to be decided once piece and place are chosen, in the order of the questions. */
const questions = ['type', 'out', 'colour', 'partner', 'towards'] as const;

export type Question = (typeof questions)[number];

export const movesWith = (legal: readonly MoveText[], piece: string): MoveText[] =>
  legal.filter((move) => pieceOf(move) === piece);

/** Moves without a piece: the buttons beside the rack. */
export const actionsIn = (legal: readonly MoveText[]): MoveText[] =>
  legal.filter(
    (move) =>
      pieceOf(move) === null && placeOf(move) === '' && move.cell === undefined && move.tiles === undefined,
  );

/**
 * The move of the main button: the only one of the chosen piece, the only one with a piece, or the only one that there is. Null if
 * something is to be decided, or if the seat is not on turn. What is chosen on the board is done there.
 */
export function primaryMove(
  { view, seat, legal }: Pick<SeatView, 'view' | 'seat' | 'legal'>,
  chosen: string | null,
): MoveText | null {
  if (view.phase !== 'play' || seat === null || view.turn !== seat) return null;
  const ofPiece = chosen === null ? [] : movesWith(legal, chosen).filter((move) => !needsNoPlace(move));
  const withPiece = legal.filter((move) => pieceOf(move) !== null);
  const [only, ...others] = [ofPiece, withPiece, legal].find((moves) => moves.length > 0) ?? [];
  if (only === undefined || others.length > 0 || onBoard.some((field) => only[field] !== undefined))
    return null;
  return only;
}

/** What moves name that are made on the board itself. */
const onBoard = ['cell', 'cells', 'tiles', 'row', 'side'] as const;

/** Whether the moves of a game are made on its board: it has no hand, or its tiles are laid on cells. */
export const isPlayedOnBoard = ({ view, seat }: Pick<SeatView, 'view' | 'seat'>): boolean => {
  const hand = seat === null ? 0 : view.hands[seat];
  return view.game === 'burg' || (typeof hand !== 'number' && hand.length === 0 && view.stock === 0);
};

/** Whether the rules leave nothing but to draw, so that one can go on without asking. */
export const mustDraw = ({ view, seat, legal }: Pick<SeatView, 'view' | 'seat' | 'legal'>): boolean =>
  view.phase === 'play' &&
  seat !== null &&
  view.turn === seat &&
  legal.length === 1 &&
  legal[0].type === 'draw';

/** One move for every place that these moves can go to. */
export function placesOf(moves: readonly MoveText[]): MoveText[] {
  const places = new Map<string, MoveText>();
  for (const move of moves) if (!places.has(placeOf(move))) places.set(placeOf(move), move);
  return [...places.values()];
}

/** The first question that these moves answer differently; null if only one move is left. */
export const questionIn = (moves: readonly MoveText[]): Question | null =>
  questions.find((question) => new Set(moves.map((move) => move[question])).size > 1) ?? null;

/** The moves of a question that must be answered before anything else: the first card of a round may ask one. */
export const openingQuestion = (legal: readonly MoveText[]): readonly MoveText[] => {
  const question = questionIn(legal);
  const isAsked = question === 'colour' || question === 'partner' || question === 'towards';
  return isAsked && legal.every((move) => pieceOf(move) === null) ? legal : [];
};

/** A card goes onto the only pile; for a tile, its place is shown first. */
export const needsNoPlace = (move: MoveText): boolean =>
  typeof move.card === 'string' && placeOf(move) === '';

/**
 * The open ends at which tiles are laid; empty in games without them. Ends at which only jokers fit come last: a tile that is tried at
 * another one is told of all ends.
 */
export function endsIn(view: View): readonly string[] {
  if (!('layout' in view)) return [];
  const { ends } = view;
  const asks = 'asks' in view ? view.asks : undefined;
  if (asks === undefined) return ends;
  return [
    ...ends.filter((_, index) => asks[index] !== null),
    ...ends.filter((_, index) => asks[index] === null),
  ];
}

/** A move with this piece for the referee to refuse. */
export function attemptWith(piece: string, [at]: readonly string[]): JsonObject {
  if (piece.includes('|')) return { type: 'lay', card: piece, half: 0, at: 'left' };
  if (!/^\d+-\d+$/.test(piece)) return { type: 'play', card: piece, colour: 'r', partner: 0 };
  return at === undefined ? { type: 'lay', tile: piece } : { type: 'lay', tile: piece, at };
}
