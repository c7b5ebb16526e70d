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

/** A match at a table, from its start to the next one's. */
export class Running {
  readonly number: number;
  readonly seed: string;
  readonly words: Words;
  readonly names: readonly (string | null)[];
  readonly match: Match;
  readonly sheet = new ScoreSheet();
  moves = 0;
  /** How many of them each seat made. */
  readonly movesOf: number[];
  /** The events by which moves were made, by the ids that their senders gave them. */
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
    // How the match stands is the same to every seat, and the first one's view is mostly asked for anyway.
    this.sheet.note(seat, move, this.view(seatAt(0)));
    return null;
  }

  /** What a seat sees of the match as it stands; made once. */
  view(seat: Seat | null): View {
    const known = this.views.get(seat);
    if (known !== undefined) return known;
    const view = this.match.view(seat);
    this.views.set(seat, view);
    return view;
  }

  /** The match as a file that proves how it was dealt. */
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
