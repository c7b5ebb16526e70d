import {
  type GameId,
  isObject,
  isViewOf,
  type JsonObject,
  type Match,
  openMatch,
  readTranscript,
  seatAt,
  type View,
  type ViewOf,
} from '../../src/index.ts';

/** A list of tiles from text: '6-6 6-1'. */
const tiles = (text: string): string[] => (text === '' ? [] : text.split(' '));

export interface SetUp {
  /** A hand per seat, as text: ['6-6 6-1', '6-3 1-0']. */
  readonly hands: readonly string[];
  readonly stock?: string;
}

/** What the referee answers, with the fields that the rules name. */
export interface Position {
  readonly round: number;
  readonly phase: string;
  readonly turn: number | null;
  readonly hands: string[][];
  readonly stock: number;
  readonly scores: number[];
  readonly winners: number[] | null;
  readonly ends: string[];
  readonly legal: Record<string, JsonObject[]>;
  readonly roundResult?: { winners: number[]; points: number[]; reason: string };
  readonly teams?: number[][];
  readonly total?: number;
  readonly layers?: { tile: string; layer: string }[];
}

/** A table with a set-up position, with a method per kind of move: `table.lay('6-3', '6-6:6')`. */
export class Table {
  readonly match: Match;

  constructor(match: Match) {
    this.match = match;
  }

  /** The position as the referee answers it. */
  get now(): Position {
    return JSON.parse(JSON.stringify(this.match.position()));
  }

  /** The seat on turn makes a move; it must be legal. */
  move(move: JsonObject, seat: number = this.match.turn ?? 0): this {
    const refusal = this.match.attempt(seatAt(seat), move);
    if (refusal !== null)
      throw new Error(`seat ${seat} ${JSON.stringify(move)}: ${refusal.rule}: ${refusal.error}`);
    return this;
  }

  /** Lays a tile of the seat on turn; `at` is an end such as '6-3:3', `out` the half of a joker that points outwards. */
  lay(tile: string, at?: string, out?: number): this {
    return this.move({
      type: 'lay',
      tile,
      ...(at === undefined ? {} : { at }),
      ...(out === undefined ? {} : { out }),
    });
  }

  lock(tile: string, at: string): this {
    return this.move({ type: 'lock', tile, at });
  }

  draw(): this {
    return this.move({ type: 'draw' });
  }

  pass(): this {
    return this.move({ type: 'pass' });
  }

  next(): this {
    return this.move({ type: 'next' });
  }

  /** The rule that a move breaks, or null if it is legal. The match is unchanged either way. */
  refusal(move: JsonObject, seat: number = this.match.turn ?? 0): string | null {
    return this.match.clone().attempt(seatAt(seat), move)?.rule ?? null;
  }

  /** The legal moves of a seat (by default the one on turn) in short form: 'lay 6-3 at 6-6:6', 'draw', 'pass'. Sorted. */
  legal(seat: number = this.match.turn ?? 0): string[] {
    return this.match.legal(seatAt(seat)).map(short).sort();
  }
}

/** A move in short form: its type, its piece, then its other fields with their names. */
export function short(move: JsonObject): string {
  const { type, tile, card, cell, ...rest } = move;
  const piece = [tile, card, cell].filter((value) => value !== undefined);
  const others = Object.entries(rest).map(
    ([name, value]) => `${name} ${typeof value === 'object' ? JSON.stringify(value) : value}`,
  );
  return [type, ...piece, ...others].join(' ');
}

/** Opens a match with one set-up deal (or several, one a round). */
export function setUp(game: string, deal: SetUp | readonly SetUp[], options: JsonObject = {}): Table {
  const deals = (Array.isArray(deal) ? deal : [deal]).map(({ hands, stock }) => ({
    hands: hands.map(tiles),
    stock: tiles(stock ?? ''),
  }));
  return new Table(openMatch(readTranscript({ game, players: deals[0].hands.length, options, deals })));
}

/** Opens a match with a real, shuffled deal. */
export function deal(game: string, players: number, options: JsonObject = {}, seed = 'a test'): Table {
  return new Table(openMatch(readTranscript({ game, players, options, seed })));
}

/** What a seat sees of a match of this game. */
export function viewOf<Id extends GameId>(match: Match, game: Id, seat: number | null): View & ViewOf<Id> {
  const view = match.view(seat === null ? null : seatAt(seat));
  if (!isViewOf(view, game)) throw new Error(`this is a match of ${view.game}`);
  return view;
}

/** Why a transcript is refused as a whole, or null. */
export function refusedWhole(answer: unknown): string | null {
  return isObject(answer) && typeof answer.refused === 'string' ? answer.refused : null;
}
