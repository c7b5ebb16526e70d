import type { Level } from '@tischrunde/bots';
import { type AnyGame, findGame, type Options } from '@tischrunde/engine';
import {
  commitmentTo,
  type Revealed,
  type Said,
  type TableFacts,
  type Timer,
  type Watching,
} from '@tischrunde/protocol';
import { mostSaid } from '../limits.ts';
import type { EventOf, TableEvent } from './events.ts';
import { checkRules } from './rules-check.ts';
import { TableMatch } from './table-match.ts';
import { isToldOutside } from './viewpoint.ts';

interface PlaceState {
  guest: string | null;
  name: string | null;
  bot: Level | null;
  /** The guest's word for the current or next match; null until the guest is ready. */
  word: string | null;
}

/** The state of a table: its events applied in order, and nothing else. */
export class TableState {
  readonly id: string;
  readonly game: AnyGame;
  readonly options: Options;
  readonly host: string;
  readonly hostName: string;
  readonly watching: Watching;
  readonly listed: boolean;
  readonly timer: Timer | null;
  readonly places: readonly PlaceState[];
  readonly pauseWished = new Set<number>();
  readonly muted = new Set<string>();
  /** The number of the last event, and its time. */
  number = 1;
  at: number;
  /** The number of the last event that is told outside. */
  outsideNumber = 1;
  /** The hash of the log up to that event, and whether the store has it. */
  hash = '';
  isChained = false;
  /** When the current turn began. */
  turnSince: number;
  phase: TableFacts['phase'] = 'gathering';
  /** The current match, or the last one. */
  running: TableMatch | null = null;
  revealed: Revealed | null = null;
  paused = false;
  said: readonly Said[] = [];
  /** The number of the current or next match, and its secret. */
  match = 1;
  secret: string;
  commitment: string;
  private readonly saidIds = new Map<string, number>();
  private known: TableFacts | null = null;

  constructor(id: string, opened: EventOf<'opened'>) {
    checkRules(opened.rules);
    const game = findGame(opened.game);
    if (game === undefined) throw new Error(`table ${id} is for the unknown game ${opened.game}`);
    this.id = id;
    this.game = game;
    this.options = opened.options;
    this.host = opened.host;
    this.hostName = opened.hostName;
    this.watching = opened.watching;
    this.listed = opened.listed;
    this.timer = opened.timer;
    this.at = opened.at;
    this.turnSince = opened.at;
    this.secret = opened.secret;
    this.commitment = commitmentTo(opened.secret);
    this.places = Array.from({ length: opened.players }, (_, seat) => ({
      guest: null,
      name: null,
      bot: opened.bots[seat] ?? null,
      word: null,
    }));
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
        Object.assign(this.places[event.seat], {
          guest: event.guest,
          name: event.name,
          bot: null,
          word: event.word,
        });
        return;
      case 'stood':
        this.standUp(event.seat);
        return;
      case 'bot':
        this.places[event.seat].bot = event.level;
        this.turnSince = event.at;
        this.settlePause();
        return;
      case 'ready':
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
        if (event.muted) this.muted.add(event.guest);
        else this.muted.delete(event.guest);
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

  /** The number of the event by which a guest said something, by the id the guest gave it. */
  saidBy(guest: string, id: string): number | undefined {
    return this.saidIds.get(`${guest} ${id}`);
  }

  /** Whether every seat has a bot or a guest who is ready. */
  get isComplete(): boolean {
    return this.places.every(({ bot, word }) => bot !== null || word !== null);
  }

  /** The seats that people play at present. */
  get people(): readonly number[] {
    return this.places.flatMap(({ guest, bot }, seat) => (guest !== null && bot === null ? [seat] : []));
  }

  /** When the current turn runs out; null if no timer is running. */
  get deadline(): number | null {
    const { timer, running, phase, paused } = this;
    if (timer === null || running === null || phase !== 'playing' || paused) return null;
    const { match } = running;
    if (match.phase === 'matchOver' || (match.phase === 'play' && match.turn === null)) return null;
    return this.turnSince + timer.seconds * 1000;
  }

  /** The public facts of the table; the same object until something changes. */
  get facts(): TableFacts {
    this.known ??= {
      id: this.id,
      game: this.game.id,
      options: this.options,
      host: this.host,
      places: this.places.map(({ guest, name, bot, word }) => ({ guest, name, bot, ready: word !== null })),
      watching: this.watching,
      listed: this.listed,
      timer: this.timer,
      phase: this.phase,
      match: this.match,
      fair: {
        commitment: this.commitment,
        words: this.phase === 'playing' ? (this.running?.words ?? []) : this.places.map(({ word }) => word),
      },
      revealed: this.revealed,
      paused: this.paused,
      pauseWished: [...this.pauseWished],
      deadline: this.deadline,
      muted: [...this.muted],
    };
    return this.known;
  }

  /** A bot takes the seat of a guest who leaves during a match, so that the others can play on. */
  private standUp(seat: number): void {
    const bot = this.phase === 'playing' ? (this.places[seat].bot ?? 'medium') : null;
    Object.assign(this.places[seat], { guest: null, name: null, bot, word: null });
    this.pauseWished.delete(seat);
    this.turnSince = this.at;
    this.settlePause();
  }

  private start({ match, seed, at }: EventOf<'started'>): void {
    const words = this.places.map(({ word }) => word);
    const names = this.places.map(({ name }) => name);
    const guests = this.places.map(({ guest }) => guest);
    this.running = new TableMatch(this.game, this.options, match, seed, words, names, guests);
    this.phase = 'playing';
    this.turnSince = at;
  }

  private move({ seat, move, at, id }: EventOf<'moved'>): void {
    const { running } = this;
    if (running === null) throw new Error(`table ${this.id} has a move before its match`);
    const refusal = running.attempt(seat, move);
    if (refusal !== null) throw new Error(`table ${this.id}, event ${this.number}: ${refusal.error}`);
    if (id !== undefined) running.made.set(`${seat} ${id}`, this.number);
    this.turnSince = at;
  }

  private end({ match, next }: EventOf<'ended'>): void {
    const words = this.running?.words ?? [];
    this.revealed = { match, commitment: this.commitment, secret: this.secret, words };
    this.phase = 'over';
    this.match = match + 1;
    this.secret = next;
    this.commitment = commitmentTo(next);
    this.paused = false;
    this.pauseWished.clear();
    for (const place of this.places) place.word = null;
  }

  /** Everybody gets up. */
  private restore({ match, next }: EventOf<'restored'>): void {
    this.phase = 'gathering';
    this.running = null;
    this.revealed = null;
    this.match = match;
    this.secret = next;
    this.commitment = commitmentTo(next);
    this.paused = false;
    this.pauseWished.clear();
    for (const place of this.places)
      if (place.guest !== null) Object.assign(place, { guest: null, name: null, bot: null, word: null });
  }

  private wishPause({ seat, wish }: EventOf<'pause'>): void {
    if (wish) {
      this.pauseWished.add(seat);
      this.settlePause();
    } else {
      // Withdraws a wish, or ends the pause: anybody may do that.
      if (this.paused) this.pauseWished.clear();
      else this.pauseWished.delete(seat);
      if (this.paused) this.turnSince = this.at;
      this.paused = false;
    }
  }

  /** The match is paused once everybody who plays wishes for it; never when only bots play. */
  private settlePause(): void {
    const { people } = this;
    if (people.length === 0) this.pauseWished.clear();
    this.paused = people.length > 0 && people.every((seat) => this.pauseWished.has(seat));
  }

  private hear({ guest, name, text, emote, id }: EventOf<'said'>): void {
    const said = this.said.length < mostSaid ? this.said : this.said.slice(mostSaid / 2);
    this.said = [...said, { number: this.number, guest, name, text, emote }];
    this.saidIds.set(`${guest} ${id}`, this.number);
    if (this.saidIds.size > mostSaid) this.saidIds.delete(this.saidIds.keys().next().value ?? '');
  }
}
