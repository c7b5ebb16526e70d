import { type AnyGame, findGame, type Options } from '@tischrunde/engine';
import {
  type Benched,
  type Choosing,
  commitmentTo,
  type Revealed,
  type Said,
  type Starting,
  type TableFacts,
  type Talk,
  type Timer,
  type UndoRequest,
  type Watching,
} from '@tischrunde/protocol';
import { Chat } from './chat.ts';
import { hasVoidWord, isUntold } from './countdown.ts';
import { EveningScore } from './evening-score.ts';
import { takeEffect } from './event-effect.ts';
import type { EventOf, TableEvent } from './events.ts';
import { factsOf } from './facts.ts';
import { Milestones } from './milestones.ts';
import { firstPad, type PadState } from './pad.ts';
import { type PlaceState, placesOf } from './places.ts';
import { checkRules } from './rules-check.ts';
import type { TableMatch } from './table-match.ts';
import { TakeBacks } from './take-backs.ts';
import { TurnClock } from './turn-clock.ts';

/** The state of a table: its events applied in order, and nothing else. */
export class TableState {
  readonly id: string;
  /** The first event. */
  readonly opened: EventOf<'opened'>;
  game: AnyGame;
  options: Options;
  host: string;
  hostName: string;
  /** Stands for the address from which the table was opened. */
  readonly from: string;
  watching: Watching;
  listed: boolean;
  starting: Starting;
  talk: Talk;
  takesBack: boolean;
  timer: Timer | null;
  choosing: Choosing;
  /** Whose turn it is to choose the next game, where people take turns. */
  chooser: string | null = null;
  /** The game that each guest wants next. */
  readonly votes = new Map<string, string>();
  places: readonly PlaceState[];
  /** The people on the bench, the next in line first. */
  bench: readonly Benched[] = [];
  readonly score = new EveningScore();
  /** Of a table that is one; then it has no seats, and those who fill the pad are on the bench. */
  pad: PadState | null = null;
  /** Between matches: when the first guest was ready for the next one, and when somebody sat down last. */
  readyAt: number | null = null;
  satAt: number | null = null;
  /** Since when everybody is ready, but somebody has not told the word. */
  untoldSince: number | null = null;
  /** Since when somebody who was ready has to give another word, because the last is void. */
  voidSince: number | null = null;
  /** How often since the last match something else was chosen after somebody had agreed to play, and when that was last. */
  rechoices = 0;
  rechosenAt = 0;
  readonly pauseWished = new Set<number>();
  readonly muted = new Set<string>();
  /** Guests whom the host has sent away. */
  readonly kicked = new Set<string>();
  /** Somebody was sent away and could come back as another guest: those who are new here need the host's consent to sit down. */
  isGuarded = false;
  /** How often boards had to leave the closed table; codes and passes from before are void. */
  shutOuts = 0;
  /** The host has closed the table, and nothing happens there any more. */
  isClosed = false;
  /** The number of the last event, and its time. */
  number = 1;
  at: number;
  /** The hash of the log up to that event, and whether the store has it. */
  hash = '';
  isChained = false;
  clock: TurnClock;
  /** How many turns have run out in a row, since a player did something in the match. */
  missedTurns = 0;
  /** Since when the server could do what is to be done next. */
  waitingSince: number;
  phase: TableFacts['phase'] = 'gathering';
  /** The current match, or the last one. */
  running: TableMatch | null = null;
  revealed: Revealed | null = null;
  paused = false;
  /** The number of the current or next match, and its secret. */
  match = 1;
  secret: string;
  commitment: string;
  /** The seals of the words in the current match. */
  seals: readonly (string | null)[] = [];
  readonly takeBacks = new TakeBacks();
  readonly milestones: Milestones;
  readonly chat = new Chat();
  private known: TableFacts | null = null;

  constructor(id: string, opened: EventOf<'opened'>) {
    checkRules(opened.rules);
    const game = findGame(opened.game);
    if (game === undefined) throw new Error(`table ${id} is for the unknown game ${opened.game}`);
    this.id = id;
    this.milestones = new Milestones(id);
    this.opened = opened;
    this.game = game;
    this.options = opened.options;
    this.host = opened.host;
    this.hostName = opened.hostName;
    this.watching = opened.watching;
    this.listed = opened.listed;
    this.starting = opened.starting ?? 'players';
    this.talk = opened.talk ?? 'everybody';
    this.takesBack = opened.takesBack ?? false;
    this.from = opened.from ?? '';
    this.timer = opened.timer;
    this.choosing = opened.choosing ?? 'host';
    this.at = opened.at;
    this.clock = new TurnClock(opened.timer);
    this.waitingSince = opened.at;
    this.secret = opened.secret;
    this.commitment = commitmentTo(opened.secret);
    this.places = placesOf(opened);
    if (opened.pad === undefined) return;
    this.pad = firstPad(opened.pad, opened.at);
    this.bench = [{ guest: opened.host, name: opened.hostName }];
  }

  /** Applies the next event. Throws if it contradicts those before it, which a log never does. */
  apply(event: TableEvent): void {
    this.number++;
    this.at = event.at;
    // Of the public facts a move changes only the deadline, and who is asked or waited for.
    const isWaiting = this.undo !== null || (this.running !== null && this.running.agreedAt !== null);
    if (event.kind !== 'moved' || this.timer !== null || isWaiting) this.known = null;
    takeEffect(this, event);
    this.untoldSince = isUntold(this) ? (this.untoldSince ?? event.at) : null;
    this.voidSince = hasVoidWord(this) ? (this.voidSince ?? event.at) : null;
    this.milestones.pass(this.number, event, this.game);
  }

  /** Notes the hash of the event just applied. */
  link(hash: string, isChained: boolean): void {
    this.hash = hash;
    this.isChained = isChained;
  }

  /** The seat of a guest; null for none. */
  seatOf(guest: string): number | null {
    const seat = this.places.findIndex((place) => place.guest === guest);
    return seat < 0 ? null : seat;
  }

  /** All seats of a guest. */
  seatsOf(guest: string): readonly number[] {
    return this.places.flatMap((place, seat) => (place.guest === guest ? [seat] : []));
  }

  /** Whether a guest has a seat, or waits for one. */
  isAtTable(guest: string): boolean {
    return this.seatOf(guest) !== null || this.bench.some((one) => one.guest === guest);
  }

  /** Everybody who has a seat or waits for one, each guest once. */
  get guests(): readonly string[] {
    const all = [...this.places, ...this.bench].flatMap(({ guest }) => (guest === null ? [] : [guest]));
    return [...new Set(all)];
  }

  /** Who has a say in what is played next: those who sit, and those on the bench who take turns with them. */
  get voters(): readonly string[] {
    const waiting = this.bench.filter(({ takesTurns }) => takesTurns === true);
    const all = [...this.places, ...waiting].flatMap(({ guest }) => (guest === null ? [] : [guest]));
    return [...new Set(all)];
  }

  /** Recent chat. */
  get said(): readonly Said[] {
    return this.chat.said;
  }

  /** The number of the event by which a guest said something, by the id the guest gave it. */
  saidBy(guest: string, id: string): number | undefined {
    return this.chat.numberOf(guest, id);
  }

  /** Whether every seat has a bot or a guest who is ready. Then sealed words are to be told. */
  get isPromised(): boolean {
    return this.places.every(({ bot, seal }) => bot !== null || seal !== null);
  }

  /** Whether every seat has a bot or a guest whose word is known. Then a match can start. */
  get isComplete(): boolean {
    return this.places.every(({ bot, word }) => bot !== null || word !== null);
  }

  /** The seats that people play at present. */
  get people(): readonly number[] {
    return this.places.flatMap(({ guest, bot }, seat) => (guest !== null && bot === null ? [seat] : []));
  }

  /** Whether the others are asked to let a move be taken back; it may have lapsed. */
  get undo(): UndoRequest | null {
    return this.takeBacks.request;
  }

  /** When the current turn runs out; null if no timer is running. */
  get deadline(): number | null {
    const { running, phase, paused } = this;
    if (running === null || phase !== 'playing' || paused || this.isClosed) return null;
    const { match } = running;
    if (match.phase === 'matchOver' || (match.phase === 'play' && match.turn === null)) return null;
    return this.clock.deadline;
  }

  /** The public facts of the table; the same object until something changes. */
  get facts(): TableFacts {
    this.known ??= factsOf(this);
    return this.known;
  }
}
