import {
  BadInput,
  findGame,
  type JsonObject,
  type Match,
  type MoveText,
  openMatch,
  type Refusal,
  readTranscript,
  seatAt,
} from '@tischrunde/engine';
import { type Form, forms } from './forms.ts';
import { boxOf, spares } from './pieces.ts';
import { piecesOf, type Situation } from './situation.ts';

/** A match in which the situation has come about. */
export interface Arranged {
  readonly match: Match;
}

/** The situation cannot come about. */
export interface Unreachable {
  /** What happened and could not, by its index in `before`; null if it is the deal, or whose turn it is. */
  readonly at: number | null;
  readonly refusal: Refusal | null;
}

/** How many pieces a hand gets that nobody has described. */
const usualHand = 3;

/** Other pieces for what nobody has described are tried if the first ones end the round, or change who begins. */
const shifts = [0, 5, 11, 17, 23];

/** Finds a deal and moves of the referee that lead to the situation, from any seat that may have begun. */
export function arrange(situation: Situation): Arranged | Unreachable {
  let best: Unreachable = { at: null, refusal: null };
  for (const shift of shifts) {
    for (const first of firstSeats(situation)) {
      const found = attempt(situation, first, shift);
      if ('match' in found) return found;
      if ((found.at ?? -1) > (best.at ?? -1) || best.refusal === null) best = found;
    }
  }
  return best;
}

const form = ({ game }: Situation): Form => forms[game];

const firstSeats = ({ players }: Situation): number[] => Array.from({ length: players }, (_, seat) => seat);

const hasStarter = ({ game }: Situation): boolean =>
  findGame(game)?.options.some(({ name }) => name === 'starter') ?? false;

/** Lets a seat begin, and gives every piece that is laid to the player who is on turn then. */
function attempt(situation: Situation, first: number, shift: number): Arranged | Unreachable {
  const { before, question, holdsPiece, hands: described } = situation;
  const hands = Array.from({ length: situation.players }, (_, seat) => [...(described[seat] ?? [])]);
  if (holdsPiece) giveTo(hands[0], piecesOf(question));
  const drawn: string[] = [];
  const made: Made[] = [];
  for (const happening of before) {
    const { move, drew = [] } = happening;
    const pieces = form(situation).hasHands ? piecesOf(move).filter((piece) => !drawn.includes(piece)) : [];
    const seat = happening.seat ?? seatOnTurn(situation, { hands, made, pieces, first, shift });
    hands[seat].push(...pieces);
    made.push({ seat, move });
    drawn.push(...drew);
  }
  const match = openWith(situation, hands, { first, shift, last: made.at(-1)?.seat ?? null });
  if (match === null) return { at: null, refusal: null };
  for (const [index, { seat, move }] of made.entries()) {
    const refusal = match.attempt(seatAt(seat), move);
    if (refusal !== null) return { at: index, refusal };
  }
  return turnIn(match) === situation.turn ? { match } : { at: null, refusal: null };
}

interface Made {
  readonly seat: number;
  readonly move: MoveText;
}

/** Whose turn it is for the asker, who may act at any time in a game without turns. */
const turnIn = ({ phase, turn }: Match): Situation['turn'] =>
  phase !== 'play' ? 'over' : turn === null || turn === 0 ? 'mine' : 'other';

interface Halfway {
  readonly hands: readonly (readonly string[])[];
  readonly made: readonly Made[];
  /** What the player lays next. */
  readonly pieces: readonly string[];
  readonly first: number;
  readonly shift: number;
}

/** The seat that is on turn after the moves if it holds the pieces that it lays next. */
function seatOnTurn(situation: Situation, { hands, made, pieces, first, shift }: Halfway): number {
  const isOnTurn = (candidate: number): boolean => {
    const given = hands.map((hand, seat) => (seat === candidate ? [...hand, ...pieces] : hand));
    const match = openWith(situation, given, { first, shift, last: null });
    if (match === null) return false;
    for (const { seat, move } of made) if (match.attempt(seatAt(seat), move) !== null) return false;
    return match.phase === 'play' && match.turn === candidate;
  };
  // Where the pieces decide who begins, every seat could.
  const candidates = made.length === 0 ? [first] : firstSeats(situation);
  return candidates.find(isOnTurn) ?? first;
}

/** Adds the pieces that a hand does not have yet. */
function giveTo(hand: string[], pieces: readonly string[]): void {
  for (const piece of pieces) if (!hand.includes(piece)) hand.push(piece);
}

/** One of the ways to fill in what nobody has described. */
interface Way {
  /** The seat that begins. */
  readonly first: number;
  readonly shift: number;
  /** The seat that acted last; it has no piece left if the round is over. */
  readonly last: number | null;
}

/** Null for a deal that cannot be played. */
function openWith(situation: Situation, known: readonly (readonly string[])[], way: Way): Match | null {
  const { game, players, options } = situation;
  const starter: JsonObject = hasStarter(situation) ? { starter: way.first } : {};
  try {
    const deal = dealOf(situation, known, way);
    return openMatch(
      readTranscript({
        game,
        players,
        options: { ...options, ...starter },
        seed: 'situation',
        deals: deal === null ? [] : [deal],
      }),
    );
  } catch (error) {
    if (error instanceof BadInput) return null;
    throw error;
  }
}

/** Null where chance may deal. */
function dealOf(
  situation: Situation,
  known: readonly (readonly string[])[],
  { shift, last }: Way,
): JsonObject | null {
  const { game, options, table, hands, stock, before, turn } = situation;
  const { hasHands, hasStock, table: fields } = form(situation);
  if (game === 'concentration') return { grid: turnedUp(situation) };
  if (!hasHands) return Object.keys(table).length === 0 ? null : table;
  const drawn = before.flatMap(({ drew = [] }) => drew);
  const onTable = fields.flatMap(({ name }) => (typeof table[name] === 'string' ? [table[name]] : []));
  const left = spares(game, options, [...known.flat(), ...drawn, ...onTable]);
  left.push(...left.splice(0, shift));
  const isOpen = (seat: number): boolean =>
    (hands[seat] ?? null) === null && !(turn === 'over' && seat === last);
  const filled = known.map((hand, seat) => (isOpen(seat) ? [...hand, ...left.splice(0, usualHand)] : hand));
  const pile = [...drawn, ...left.slice(0, stock ?? 0)];
  return { ...table, hands: filled, ...(hasStock ? { stock: pile } : {}) };
}

/** The tiles of a grid that were turned up where somebody saw them, and any others elsewhere. */
function turnedUp({ game, options, before }: Situation): string[] {
  const seen = new Map(
    before.flatMap(({ move, drew }) => (drew === undefined ? [] : [[Number(move.cell), drew[0]] as const])),
  );
  const rest = spares(game, options, [...seen.values()]);
  return boxOf(game, options).map((_, cell) => seen.get(cell) ?? rest.pop() ?? '');
}
