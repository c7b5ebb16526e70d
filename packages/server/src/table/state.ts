import { type AnyGame, findGame, type Options } from '@tischrunde/engine';
import {
  commitmentTo,
  type Revealed,
  type Said,
  type Starting,
  type TableFacts,
  type Talk,
  type Timer,
  type Watching,
} from '@tischrunde/protocol';
import { Chat } from './chat.ts';
import type { EventOf, TableEvent } from './events.ts';
import { factsOf } from './facts.ts';
import { clearPlaces, type PlaceState, placesOf, putBot, sitDown, standUp } from './places.ts';
import { givePromise, noPromise } from './promises.ts';
import { checkRules } from './rules-check.ts';
import { TableMatch } from './table-match.ts';
import { TurnClock } from './turn-clock.ts';
import { isToldOutside } from './viewpoint.ts';

/** The state of a table: its events applied in order, and nothing else. */
export class TableState {
  readonly id: string;
  /** The first event. */
  readonly opened: EventOf<'opened'>;
  readonly game: AnyGame;
  readonly options: Options;
  host: string;
  hostName: string;
  /** Stands for the address from which the table was opened. */
  readonly from: string;
  readonly watching: Watching;
  readonly listed: boolean;
  readonly starting: Starting;
  readonly talk: Talk;
  readonly timer: Timer | null;
  readonly places: readonly PlaceState[];
  readonly pauseWished = new Set<number>();
  readonly muted = new Set<string>();
  /** Guests whom the host has sent away. */
  readonly kicked = new Set<string>();
  /** The host has closed the table, and nothing happens there any more. */
  isClosed = false;
  /** The number of the last event, and its time. */
  number = 1;
  at: number;
  /** The number of the last event that is told outside. */
  outsideNumber = 1;
  /** The hash of the log up to that event, and whether the store has it. */
  hash = '';
  isChained = false;
  readonly clock: TurnClock;
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
  private readonly chat = new Chat();
  private known: TableFacts | null = null;

  constructor(id: string, opened: EventOf<'opened'>) {
    checkRules(opened.rules);
    const game = findGame(opened.game);
    if (game === undefined) throw new Error(`table ${id} is for the unknown game ${opened.game}`);
    this.id = id;
    this.opened = opened;
    this.game = game;
    this.options = opened.options;
    this.host = opened.host;
    this.hostName = opened.hostName;
    this.watching = opened.watching;
    this.listed = opened.listed;
    this.starting = opened.starting ?? 'players';
    this.talk = opened.talk ?? 'everybody';
    this.from = opened.from ?? '';
    this.timer = opened.timer;
    this.at = opened.at;
    this.clock = new TurnClock(opened.timer);
    this.waitingSince = opened.at;
    this.secret = opened.secret;
    this.commitment = commitmentTo(opened.secret);
    this.places = placesOf(opened);
  }

  /** Applies the next event. Throws if it contradicts those before it, which a log never does. */
  apply(event: TableEvent): void {
    this.number++;
    this.at = event.at;
    if (isToldOutside(event.kind)) this.outsideNumber = this.number;
    // Of the public facts a move changes only the deadline.
    if (event.kind !== 'moved' || this.timer !== null) this.known = null;
    switch (event.kind) {
      case 'opened':
        throw new Error(`table ${this.id} was opened twice`);
      case 'sat':
        sitDown(this.places, event);
        return;
      case 'stood':
        this.standUp(event.seat);
        return;
      case 'bot':
        this.putBot(event);
        return;
      case 'ready':
        givePromise(this.places, event.seat, event);
        return;
      case 'word':
        this.places[event.seat].word = event.word;
        return;
      case 'started':
        checkRules(event.rules);
        this.start(event);
        return;
      case 'moved':
        this.move(event);
        return;
      case 'ended':
        this.end(event);
        return;
      case 'restored':
        this.restore(event);
        return;
      case 'pause':
        this.wishPause(event);
        return;
      case 'said':
        this.hear(event);
        return;
      case 'muted':
        this.mute(event);
        return;
      case 'kicked':
        this.kick(event);
        return;
      case 'host':
        this.host = event.guest;
        this.hostName = event.name;
        return;
      case 'delayed':
        this.clock.putOff(event.deadline);
        return;
      case 'closed':
        this.isClosed = true;
    }
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

  private standUp(seat: number): void {
    standUp(this.places, seat, this.phase === 'playing');
    this.pauseWished.delete(seat);
    this.waitingSince = this.at;
    this.settlePause();
  }

  private kick({ guest, kicked }: EventOf<'kicked'>): void {
    if (!kicked) {
      this.kicked.delete(guest);
      return;
    }
    this.kicked.add(guest);
    const seat = this.seatOf(guest);
    if (seat !== null) this.standUp(seat);
  }

  private putBot(event: EventOf<'bot'>): void {
    putBot(this.places, event, this.phase === 'playing');
    this.waitingSince = event.at;
    this.settlePause();
  }

  private start({ match, seed, at }: EventOf<'started'>): void {
    const words = this.places.map(({ word }) => word);
    this.seals = this.places.map(({ seal, word }) => (word === null ? null : seal));
    const names = this.places.map(({ name }) => name);
    const guests = this.places.map(({ guest }) => guest);
    this.running = new TableMatch(this.game, this.options, match, seed, words, names, guests);
    this.phase = 'playing';
    this.clock.start(at);
    this.waitingSince = at;
  }

  private move({ seat, move, at, id }: EventOf<'moved'>): void {
    const { running } = this;
    if (running === null) throw new Error(`table ${this.id} has a move before its match`);
    const { phase, round, turn } = running.match;
    const refusal = running.attempt(seat, move);
    if (refusal !== null) throw new Error(`table ${this.id}, event ${this.number}: ${refusal.error}`);
    if (id !== undefined) running.remember(seat, id, this.number);
    const { match } = running;
    const isSameTurn = match.phase === phase && match.round === round && match.turn === turn;
    // To draw, or what others do out of turn, gives no more time. Whoever stays on turn by any other move has the next turn, too.
    if (!isSameTurn || (seat === turn && move.type !== 'draw')) this.clock.start(at);
    this.waitingSince = at;
  }

  private end({ match, next }: EventOf<'ended'>): void {
    const words = this.running?.words ?? [];
    this.revealed = { match, commitment: this.commitment, secret: this.secret, seals: this.seals, words };
    this.phase = 'over';
    this.match = match + 1;
    this.secret = next;
    this.commitment = commitmentTo(next);
    this.pauseWished.clear();
    this.setPaused(false);
    for (const place of this.places) Object.assign(place, noPromise());
  }

  private restore({ match, next }: EventOf<'restored'>): void {
    this.phase = 'gathering';
    this.running = null;
    this.revealed = null;
    this.match = match;
    this.secret = next;
    this.commitment = commitmentTo(next);
    this.paused = false;
    this.pauseWished.clear();
    clearPlaces(this.places);
  }

  private wishPause({ seat, wish }: EventOf<'pause'>): void {
    if (wish) {
      this.pauseWished.add(seat);
      this.settlePause();
    } else {
      // Withdraws a wish, or ends the pause: anybody may do that.
      if (this.paused) this.pauseWished.clear();
      else this.pauseWished.delete(seat);
      this.setPaused(false);
    }
  }

  private setPaused(paused: boolean): void {
    if (this.paused === paused) return;
    this.paused = paused;
    this.waitingSince = this.at;
    if (paused) this.clock.stop(this.at);
    else this.clock.goOn(this.at);
  }

  /** The match is paused once everybody who plays wishes for it; never when only bots play. */
  private settlePause(): void {
    const { people } = this;
    if (people.length === 0) this.pauseWished.clear();
    this.setPaused(people.length > 0 && people.every((seat) => this.pauseWished.has(seat)));
  }

  private hear({ guest, name, text, emote, id }: EventOf<'said'>): void {
    const isPlayer = guest === this.host || this.seatOf(guest) !== null;
    this.chat.hear({ number: this.number, guest, name, text, emote }, id, isPlayer);
  }

  private mute({ guest, muted }: EventOf<'muted'>): void {
    if (!muted) {
      this.muted.delete(guest);
      return;
    }
    this.muted.add(guest);
    this.chat.mute(guest);
  }
}
