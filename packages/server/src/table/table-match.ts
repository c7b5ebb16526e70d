import {
  type AnyGame,
  type JsonObject,
  type Match,
  type Opening,
  type Options,
  openMatch,
  type Refusal,
  type ScoreSheet,
  type Seat,
  scoreSheetAfter,
  seatAt,
} from '@tischrunde/engine';
import type { MatchFile, Revealed, SeatView, Words } from '@tischrunde/protocol';
import { longestMatch, mostHolders, mostListedMoves, mostMoves, mostUndone } from '../limits.ts';
import { SentMoves } from './sent-moves.ts';

/** What a move takes in a file besides its own text: its share of what is drawn by chance. Characters. */
const sizeOfChance = 8;

const noMoves: readonly never[] = [];

/** What a seat sees of a match, without what it has heard. */
export type VisibleMatch = Omit<SeatView, 'events' | 'latest'>;

/** What a match can be played again from. */
export interface MatchRecord {
  readonly game: string;
  readonly options: Options;
  readonly number: number;
  readonly seed: string;
  readonly words: Words;
  readonly names: readonly (string | null)[];
  readonly guests: readonly (string | null)[];
  /** As JSON, which is short. */
  readonly moves: string;
  readonly made: readonly (readonly [id: string, number: number])[][];
  readonly holders: readonly (readonly string[])[];
  readonly agreed: readonly number[];
  readonly agreedAt: number | null;
  /** Where it takes long to make them again from the seed. */
  readonly deals: Opening['deals'];
}

/** How a match stood after some of its moves. */
interface Kept {
  readonly match: Match;
  readonly moves: number;
  readonly movesOf: readonly number[];
  readonly sheet: ScoreSheet;
  readonly text: string;
  readonly size: number;
  readonly sizeOfDeal: number;
}

/** A match is kept as it stands after every so many moves, the last two times: few moves have to be played again to take one back. */
const keptEvery = mostUndone;
const keptTimes = 2;

/** Whether a deal takes long: a Dominosa is made by trial, for some 10 ms and now and then for 0.1 s. */
export const isSlowToDeal = ({ id }: AnyGame): boolean => id === 'dominosa';

/** A move as transcripts have it. */
type SeatMove = JsonObject & { readonly seat: number };

/** A match at a table; kept after its end until the next one starts. */
export class TableMatch {
  readonly options: Options;
  readonly number: number;
  readonly seed: string;
  readonly words: Words;
  /** Who has the seats, or had them when it ended. */
  readonly names: (string | null)[];
  readonly guests: (string | null)[];
  /** Everybody who has had a seat in this match, by seat: they know its hand. */
  readonly holders: string[][];
  readonly match: Match;
  /** The seats that are ready for the next round, and since when the first of them is. */
  readonly agreed = new Set<number>();
  agreedAt: number | null = null;
  sheet: ScoreSheet;
  moves: number;
  /** Moves made by each seat. */
  readonly movesOf: number[];
  /** By seat: the event numbers of its last moves, by the id the sender gave them. */
  private readonly made: readonly SentMoves[];
  /** The moves as JSON, each with its seat and a comma before it: written move by move, because a match may have thousands. */
  private text: string;
  /** About how long the file of the match is. Characters. */
  private size: number;
  private readonly sizeOfDeal: number;
  /** The oldest first. */
  private kept: readonly Kept[] = [];
  /** What each seat sees, and last what spectators see; forgotten after each move. */
  private readonly visible: (VisibleMatch | null)[];

  constructor(
    game: AnyGame,
    options: Options,
    number: number,
    seed: string,
    words: Words,
    names: readonly (string | null)[],
    guests: readonly (string | null)[],
    kept: Kept | null = null,
    deals: Opening['deals'] = [],
  ) {
    this.options = options;
    this.number = number;
    this.seed = seed;
    this.words = words;
    this.names = [...names];
    this.guests = [...guests];
    this.holders = guests.map((guest) => (guest === null ? [] : [guest]));
    this.made = words.map(() => new SentMoves());
    this.visible = [...words.map(() => null), null];
    const { match, moves, movesOf, sheet, text, size, sizeOfDeal } =
      kept ?? dealt(openMatch({ game, players: words.length, options, seed, deals }));
    this.match = match;
    this.moves = moves;
    this.movesOf = [...movesOf];
    this.sheet = sheet;
    this.text = text;
    this.size = size;
    this.sizeOfDeal = sizeOfDeal;
  }

  static from(game: AnyGame, record: MatchRecord): TableMatch {
    const { options, number, seed, words, names, guests, moves, made, holders, agreed, deals } = record;
    const deal = dealt(openMatch({ game, players: words.length, options, seed, deals }));
    const running = new TableMatch(game, options, number, seed, words, names, guests, deal);
    running.holders.splice(0, holders.length, ...holders.map((all) => [...all]));
    running.replay(JSON.parse(moves), made);
    for (const seat of agreed) running.agree(seat, record.agreedAt ?? 0);
    return running;
  }

  /** The match as it was before one of its moves. What was sent is still known by its id. */
  before(index: number): TableMatch {
    const { options, number, seed, words, names, guests, holders, made } = this;
    const kept = this.kept.filter(({ moves }) => moves <= index);
    const last = kept.at(-1);
    const from = last === undefined ? this.asDealt() : { ...last, match: last.match.clone() };
    const earlier = new TableMatch(this.match.game, options, number, seed, words, names, guests, from);
    // A guest who takes a seat over has it in both.
    Object.assign(earlier, { names, guests, holders, kept });
    earlier.replay(this.transcribed().slice(from.moves, index), made);
    return earlier;
  }

  private asDealt(): Kept {
    const { match, options, seed, deals } = this;
    return dealt(openMatch({ game: match.game, players: match.players, options, seed, deals }));
  }

  /** The deal, where it takes long to make it again from the seed. */
  private get deals(): Opening['deals'] {
    return isSlowToDeal(this.match.game) ? (this.match.transcript().deals as Opening['deals']) : [];
  }

  /** Its moves, each with its seat. */
  transcribed(): readonly SeatMove[] {
    return this.match.transcript().moves as readonly SeatMove[];
  }

  private replay(moves: readonly SeatMove[], made: Iterable<Iterable<readonly [string, number]>>): void {
    for (const { seat, ...move } of moves) {
      const refusal = this.attempt(seat, move);
      if (refusal !== null) throw new Error(`match ${this.number}: ${refusal.error}`);
    }
    let seat = 0;
    for (const ids of made) {
      for (const [id, event] of ids) this.remember(seat, id, event);
      seat++;
    }
  }

  record(): MatchRecord {
    const { options, number, seed, words, names, guests, holders, agreedAt } = this;
    return {
      game: this.match.game.id,
      options,
      number,
      seed,
      words,
      names,
      guests,
      holders,
      agreed: [...this.agreed],
      agreedAt,
      moves: `[${this.text.slice(1)}]`,
      made: this.made.map((sent) => [...sent]),
      deals: this.deals,
    };
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
    if (this.agreedAt !== null) {
      this.agreed.clear();
      this.agreedAt = null;
    }
    const text = `,{"seat":${seat},${JSON.stringify(move).slice(1)}`;
    this.text += text;
    this.size += text.length + sizeOfChance + (move.type === 'next' ? this.sizeOfDeal : 0);
    this.visible.fill(null);
    // Points are for everybody to hear, or for nobody.
    if (this.match.phase !== 'play') this.sheet = scoreSheetAfter(this.sheet, this.match.latest(null));
    if (this.moves % keptEvery === 0) this.keep();
    return null;
  }

  private keep(): void {
    const { moves, movesOf, sheet, text, size, sizeOfDeal } = this;
    const now = { match: this.match.clone(), moves, movesOf: [...movesOf], sheet, text, size, sizeOfDeal };
    this.kept = [...this.kept, now].slice(-keptTimes);
  }

  /** A seat is ready for the next round. */
  agree(seat: number, at: number): void {
    this.agreed.add(seat);
    this.agreedAt ??= at;
    this.visible.fill(null);
  }

  /** Somebody plays a seat from now on. */
  takeOver(seat: number, guest: string, name: string): void {
    this.guests[seat] = guest;
    this.names[seat] = name;
    if (!this.holders[seat].includes(guest)) this.holders[seat].push(guest);
  }

  /** A guest has another name from now on, also in the file. */
  rename(guest: string, before: string, name: string): void {
    for (const [seat, sitter] of this.guests.entries())
      if (sitter === guest && this.names[seat] === before) this.names[seat] = name;
  }

  /** Whether a guest had a seat when the match began; those who take over from bots come later. */
  hasBegun(guest: string): boolean {
    return this.words.some((word, seat) => word !== null && this.holders[seat][0] === guest);
  }

  /** Whether a guest has had a seat in this match. */
  isPlayer(guest: string): boolean {
    return this.holders.some((all) => all.includes(guest));
  }

  /** Whether a guest may play a seat from now on: nobody may see the hands of two seats one after the other. */
  mayTakeOver(seat: number, guest: string): boolean {
    return this.holders[seat].includes(guest) || !this.isPlayer(guest);
  }

  /** Whether so many guests have had a seat in this match that nobody new may take one. */
  get hasChangedHandsEnough(): boolean {
    return this.holders.reduce((count, all) => count + all.length, 0) >= mostHolders;
  }

  /** The number of the event of a move that a seat has sent before. */
  madeAs(seat: number, id: string): number | undefined {
    return this.made[seat].numberOf(id);
  }

  remember(seat: number, id: string, number: number): void {
    this.made[seat].remember(id, number);
  }

  /**
   * What a seat, or a spectator (null), sees: the same object until the next move. Somebody may still look from a seat of the last match that this
   * one does not have, and sees what spectators see.
   */
  visibleTo(from: Seat | null): VisibleMatch {
    const { match, moves, sheet } = this;
    const seat = from === null || from >= match.players ? null : from;
    const place = seat ?? match.players;
    const known = this.visible[place];
    if (known !== null) return known;
    const count = seat === null ? 0 : match.countLegal(seat);
    const isUnlisted = count === 0 || count > mostListedMoves;
    const legal = seat === null || isUnlisted || this.agreed.has(seat) ? noMoves : match.legal(seat);
    const { outOfTurn } = match;
    const visible: VisibleMatch =
      count > mostListedMoves
        ? { seat, view: match.view(seat), legal, unlisted: count, moves, outOfTurn, sheet }
        : { seat, view: match.view(seat), legal, moves, outOfTurn, sheet };
    this.visible[place] = visible;
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

/** A match before its first move. */
function dealt(match: Match): Kept {
  const size = JSON.stringify(match.transcript()).length;
  return {
    match,
    moves: 0,
    movesOf: Array.from({ length: match.players }, () => 0),
    sheet: [],
    text: '',
    size,
    sizeOfDeal: size,
  };
}
