import {
  type AnyGame,
  type JsonObject,
  type Match,
  type MoveText,
  type Options,
  openMatch,
  type Refusal,
  type ScoreSheet,
  type Seat,
  scoreSheetAfter,
  seatAt,
} from '@tischrunde/engine';
import type { MatchFile, Revealed, SeatView, Words } from '@tischrunde/protocol';

/** What a seat sees of a match, without what it has heard. */
export type VisibleMatch = Omit<SeatView, 'events' | 'latest'>;

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
  /** The event number of each move, by its seat and the id the sender gave it. */
  readonly made = new Map<string, number>();
  private readonly visible = new Map<Seat | null, VisibleMatch>();
  private readonly legalMoves = new Map<Seat, readonly MoveText[]>();

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
    this.match = openMatch({ game, players: words.length, options, seed, deals: [] });
  }

  attempt(seat: number, move: JsonObject): Refusal | null {
    const refusal = this.match.attempt(seatAt(seat), move);
    if (refusal !== null) return refusal;
    this.moves++;
    this.movesOf[seat]++;
    this.visible.clear();
    this.legalMoves.clear();
    // Points are for everybody to hear, or for nobody.
    this.sheet = scoreSheetAfter(this.sheet, this.match.latest(null));
    return null;
  }

  /** The legal moves of a seat: the same list until the next move. */
  legal(seat: Seat): readonly MoveText[] {
    const known = this.legalMoves.get(seat);
    if (known !== undefined) return known;
    const legal = this.match.legal(seat);
    this.legalMoves.set(seat, legal);
    return legal;
  }

  /** What a seat, or a spectator (null), sees: the same object until the next move. */
  visibleTo(seat: Seat | null): VisibleMatch {
    const known = this.visible.get(seat);
    if (known !== undefined) return known;
    const { match, moves, sheet } = this;
    const visible: VisibleMatch = {
      seat,
      view: match.view(seat),
      legal: seat === null ? [] : this.legal(seat),
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
