import {
  type AnyGame,
  type JsonObject,
  type Match,
  type Options,
  openMatch,
  type Refusal,
  type ScoreSheet,
  type Seat,
  scoreSheetAfter,
  seatAt,
} from '@tischrunde/engine';
import type { MatchFile, Revealed, SeatView, Words } from '@tischrunde/protocol';
import { longestMatch, mostListedMoves, mostMoves } from '../limits.ts';

/** What a move takes in a file besides its own text: the seat, and its share of what is drawn by chance. Characters. */
const sizeOfSeat = 16;

/** So many moves of a seat are known by the id that their sender gave them. Only the last ones can be sent again after a reconnect. */
const mostRemembered = 100;

/** What a seat sees of a match, without what it has heard. */
export type VisibleMatch = Omit<SeatView, 'events' | 'latest'>;

/** What a match can be played again from. */
export interface MatchRecord {
  readonly number: number;
  readonly seed: string;
  readonly words: Words;
  readonly names: readonly (string | null)[];
  readonly guests: readonly (string | null)[];
  /** As JSON, which is short. */
  readonly moves: string;
  readonly made: readonly (readonly [id: string, number: number])[][];
}

/** A match at a table; kept after its end until the next one starts. */
export class TableMatch {
  readonly number: number;
  readonly seed: string;
  readonly words: Words;
  readonly names: readonly (string | null)[];
  /** Who had the seats when it began. */
  readonly guests: readonly (string | null)[];
  readonly match: Match;
  sheet: ScoreSheet = [];
  moves = 0;
  /** Moves made by each seat. */
  readonly movesOf: number[];
  /** By seat: the event numbers of its last moves, by the id the sender gave them. */
  private readonly made: readonly Map<string, number>[];
  /** About how long the file of the match is. Characters. */
  private size: number;
  private readonly sizeOfDeal: number;
  private readonly visible = new Map<Seat | null, VisibleMatch>();

  constructor(
    game: AnyGame,
    options: Options,
    number: number,
    seed: string,
    words: Words,
    names: readonly (string | null)[],
    guests: readonly (string | null)[],
  ) {
    this.number = number;
    this.seed = seed;
    this.words = words;
    this.names = names;
    this.guests = guests;
    this.movesOf = words.map(() => 0);
    this.made = words.map(() => new Map());
    this.match = openMatch({ game, players: words.length, options, seed, deals: [] });
    this.sizeOfDeal = JSON.stringify(this.match.transcript()).length;
    this.size = this.sizeOfDeal;
  }

  static from(game: AnyGame, options: Options, record: MatchRecord): TableMatch {
    const { number, seed, words, names, guests, moves, made } = record;
    const running = new TableMatch(game, options, number, seed, words, names, guests);
    const all: readonly (JsonObject & { readonly seat: number })[] = JSON.parse(moves);
    for (const { seat, ...move } of all) {
      const refusal = running.attempt(seat, move);
      if (refusal !== null) throw new Error(`match ${number}: ${refusal.error}`);
    }
    made.forEach((ids, seat) => {
      for (const [id, event] of ids) running.remember(seat, id, event);
    });
    return running;
  }

  record(): MatchRecord {
    const { number, seed, words, names, guests } = this;
    const moves = JSON.stringify(this.match.transcript().moves);
    return { number, seed, words, names, guests, moves, made: this.made.map((ids) => [...ids]) };
  }

  /** Whether it must not go on: everything about it has to stay small enough to be replayed and sent at once. */
  get isTooLong(): boolean {
    return this.moves >= mostMoves || this.size >= longestMatch;
  }

  attempt(seat: number, move: JsonObject): Refusal | null {
    const refusal = this.match.attempt(seatAt(seat), move);
    if (refusal !== null) return refusal;
    this.moves++;
    this.movesOf[seat]++;
    this.size += JSON.stringify(move).length + sizeOfSeat + (move.type === 'next' ? this.sizeOfDeal : 0);
    this.visible.clear();
    // Points are for everybody to hear, or for nobody.
    this.sheet = scoreSheetAfter(this.sheet, this.match.latest(null));
    return null;
  }

  /** The number of the event of a move that a seat has sent before. */
  madeAs(seat: number, id: string): number | undefined {
    return this.made[seat].get(id);
  }

  remember(seat: number, id: string, number: number): void {
    const made = this.made[seat];
    made.set(id, number);
    if (made.size > mostRemembered) made.delete(made.keys().next().value ?? '');
  }

  /** What a seat, or a spectator (null), sees: the same object until the next move. */
  visibleTo(seat: Seat | null): VisibleMatch {
    const known = this.visible.get(seat);
    if (known !== undefined) return known;
    const { match, moves, sheet } = this;
    const count = seat === null ? 0 : match.countLegal(seat);
    const visible: VisibleMatch = {
      seat,
      view: match.view(seat),
      legal: seat === null || count > mostListedMoves ? [] : match.legal(seat),
      ...(count > mostListedMoves ? { unlisted: count } : {}),
      moves,
      outOfTurn: match.outOfTurn,
      sheet,
    };
    this.visible.set(seat, visible);
    return visible;
  }

  /** The file from which anybody can verify the deal. */
  file(table: string, { match, commitment, secret, words }: Revealed): MatchFile {
    return {
      table,
      match,
      commitment,
      secret,
      words,
      names: this.names,
      transcript: this.match.transcript(),
    };
  }
}
