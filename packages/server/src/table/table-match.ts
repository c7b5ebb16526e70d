import {
  type AnyGame,
  type JsonObject,
  type Match,
  type Options,
  openMatch,
  type Refusal,
  ScoreSheet,
  type Seat,
  seatAt,
  type View,
} from '@tischrunde/engine';
import type { MatchFile, Revealed, Words } from '@tischrunde/protocol';

/** A match at a table; kept after its end until the next one starts. */
export class TableMatch {
  readonly number: number;
  readonly seed: string;
  readonly words: Words;
  readonly names: readonly (string | null)[];
  readonly match: Match;
  readonly sheet = new ScoreSheet();
  moves = 0;
  /** Moves made by each seat. */
  readonly movesOf: number[];
  /** The event number of each move, by its seat and the id the sender gave it. */
  readonly made = new Map<string, number>();
  private readonly views = new Map<Seat | null, View>();

  constructor(
    game: AnyGame,
    options: Options,
    number: number,
    seed: string,
    words: Words,
    names: readonly (string | null)[],
  ) {
    this.number = number;
    this.seed = seed;
    this.words = words;
    this.names = names;
    this.movesOf = words.map(() => 0);
    this.match = openMatch({ game, players: words.length, options, seed, deals: [] });
  }

  attempt(seat: number, move: JsonObject): Refusal | null {
    const refusal = this.match.attempt(seatAt(seat), move);
    if (refusal !== null) return refusal;
    this.moves++;
    this.movesOf[seat]++;
    this.views.clear();
    // The score is the same in every view, and that of the first seat is needed anyway.
    this.sheet.note(seat, move, this.view(seatAt(0)));
    return null;
  }

  /** The current view of a seat; cached until the next move. */
  view(seat: Seat | null): View {
    const known = this.views.get(seat);
    if (known !== undefined) return known;
    const view = this.match.view(seat);
    this.views.set(seat, view);
    return view;
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
