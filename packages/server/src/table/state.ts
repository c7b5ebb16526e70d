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
import { mostKicked, mostMuted } from '../limits.ts';
import { benchWith } from './bench.ts';
import { Chat } from './chat.ts';
import { isUntold } from './countdown.ts';
import {
  changeTerms,
  countMatch,
  dropVotes,
  leaveBench,
  letAllIn,
  letIn,
  renamePerson,
  takeTurnsAfter,
} from './evening.ts';
import { EveningScore } from './evening-score.ts';
import type { EventOf, TableEvent } from './events.ts';
import { factsOf } from './facts.ts';
import { Milestones } from './milestones.ts';
import { firstPad, nextPad, notedOn, type PadState } from './pad.ts';
import { setPaused, settlePause, wishPause } from './pauses.ts';
import { clearPlaces, type PlaceState, placesOf, putBot, sitDown, standUp, swapped } from './places.ts';
import { givePromise } from './promises.ts';
import { checkRules } from './rules-check.ts';
import { TableMatch } from './table-match.ts';
import { matchBefore, TakeBacks } from './take-backs.ts';
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
  private readonly chat = new Chat();
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
    this.take(event);
    this.untoldSince = isUntold(this) ? (this.untoldSince ?? event.at) : null;
    this.milestones.pass(this.number, event, this.game);
  }

  private take(event: TableEvent): void {
    switch (event.kind) {
      case 'opened':
        throw new Error(`table ${this.id} was opened twice`);
      case 'sat':
        this.sit(event);
        return;
      case 'stood':
      case 'removed':
        this.standUp(event.seat);
        letIn(this);
        dropVotes(this);
        return;
      case 'bot':
        this.putBot(event);
        return;
      case 'ready':
        givePromise(this.places, event.seat, event);
        this.places[event.seat].isWilling = true;
        this.readyAt ??= event.at;
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
      case 'agreed':
        this.agree(event);
        return;
      case 'changed':
        changeTerms(this, event);
        return;
      case 'voted':
        this.votes.set(event.guest, event.game);
        return;
      case 'swapped':
        this.places = swapped(this.places, event.seat, event.with);
        return;
      case 'renamed':
        renamePerson(this, event);
        return;
      case 'benched':
        this.bench = benchWith(this.bench, event);
        letIn(this);
        return;
      case 'unbenched':
        leaveBench(this, event.guest);
        dropVotes(this);
        return;
      case 'pause':
        wishPause(this, event);
        return;
      case 'undoAsked':
        this.takeBacks.ask(event.seat, event.of, this.number, event.at);
        this.waitingSince = this.undo?.until ?? event.at;
        return;
      case 'undoAnswered':
        this.takeBacks.answer(event.seat, event.agrees);
        if (!event.agrees) this.waitingSince = event.at;
        return;
      case 'takenBack':
        this.takeBack(event);
        return;
      case 'noted':
        if (this.pad !== null) this.pad = notedOn(this.pad, event, this.number);
        return;
      case 'padBegun':
        this.beginPad(event);
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
        return;
      default:
        throw new Error(`there is no event ${(event satisfies never as TableEvent).kind}`);
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

  private sit(event: EventOf<'sat'>): void {
    const { seat, guest, name, at } = event;
    const isPlaying = this.phase === 'playing';
    sitDown(this.places, event, isPlaying);
    leaveBench(this, guest, name);
    if (this.phase === 'over') this.satAt = at;
    if (!isPlaying) return;
    this.running?.takeOver(seat, guest, name);
    this.missedTurns = 0;
    this.takeBacks.callOff();
    // The turn was the bot's until now.
    if (this.running?.match.turn === seat) this.clock.giveAnew(at);
    this.waitingSince = at;
    settlePause(this);
  }

  private beginPad(event: EventOf<'padBegun'>): void {
    if (this.pad === null) return;
    this.game = findGame(event.game) ?? this.game;
    this.options = event.options;
    this.pad = nextPad(this.pad, event, this.number);
  }

  private agree({ seat, at, id }: EventOf<'agreed'>): void {
    this.running?.agree(seat, at);
    this.missedTurns = 0;
    this.running?.remember(seat, id, this.number);
  }

  private standUp(seat: number): void {
    if (this.phase === 'playing' && this.running !== null) this.running.guests[seat] = null;
    standUp(this.places, seat, this.phase === 'playing');
    if (!this.places.some(({ isWilling }) => isWilling)) this.readyAt = null;
    this.pauseWished.delete(seat);
    this.takeBacks.callOff();
    this.waitingSince = this.at;
    settlePause(this);
  }

  private kick({ guest, kicked, guards }: EventOf<'kicked'>): void {
    if (!kicked) {
      this.kicked.delete(guest);
      if (this.kicked.size === 0) this.isGuarded = false;
      return;
    }
    addAsLast(this.kicked, guest, mostKicked);
    // All who fill a score pad now are known there.
    if (guards === true && this.pad !== null && !this.isGuarded) letAllIn(this);
    if (guards === true) this.isGuarded = true;
    // The guest may have shown the table to a board.
    if (this.watching === 'nobody') this.shutOuts++;
    leaveBench(this, guest);
    for (const seat of this.seatsOf(guest)) this.standUp(seat);
    letIn(this);
    dropVotes(this);
  }

  private putBot(event: EventOf<'bot'>): void {
    putBot(this.places, event, this.phase === 'playing');
    this.takeBacks.callOff();
    this.waitingSince = event.at;
    settlePause(this);
  }

  private start({ match, seed, at }: EventOf<'started'>): void {
    const words = this.places.map(({ word }) => word);
    this.seals = this.places.map(({ seal, word }) => (word === null ? null : seal));
    const names = this.places.map(({ name }) => name);
    const guests = this.places.map(({ guest }) => guest);
    this.running = new TableMatch(this.game, this.options, match, seed, words, names, guests);
    this.phase = 'playing';
    this.takeBacks.begin();
    this.votes.clear();
    this.clock.start(at);
    this.missedTurns = 0;
    this.waitingSince = at;
  }

  private move({ seat, move, by, at, id }: EventOf<'moved'>): void {
    const { running } = this;
    if (running === null) throw new Error(`table ${this.id} has a move before its match`);
    const { phase, round, turn } = running.match;
    const refusal = running.attempt(seat, move);
    if (refusal !== null) throw new Error(`table ${this.id}, event ${this.number}: ${refusal.error}`);
    if (id !== undefined) running.remember(seat, id, this.number);
    if (phase === 'play') this.takeBacks.moved(running.moves - 1, by);
    else this.takeBacks.begin();
    const { match } = running;
    const isSameTurn = match.phase === phase && match.round === round && match.turn === turn;
    // To draw, or what others do out of turn, gives no more time. A player who stays on turn by any other move has the next turn, too.
    const isNextTurn = !isSameTurn || (seat === turn && move.type !== 'draw');
    if (isNextTurn) this.clock.start(at);
    if (by === 'player') this.missedTurns = 0;
    else if (by === 'clock' && isNextTurn) this.missedTurns++;
    this.waitingSince = at;
  }

  private takeBack({ seat, at }: EventOf<'takenBack'>): void {
    const index = this.takeBacks.takeLast(seat);
    if (this.running === null || index === null) throw new Error(`table ${this.id} has no move to take back`);
    this.running = matchBefore(this.running, index);
    this.clock.start(at);
    this.waitingSince = at;
  }

  private end({ match, next, at }: EventOf<'ended'>): void {
    const words = this.running?.words ?? [];
    this.revealed = { match, commitment: this.commitment, secret: this.secret, seals: this.seals, words };
    countMatch(this, match, at);
    this.phase = 'over';
    this.takeBacks.begin();
    this.match = match + 1;
    this.secret = next;
    this.commitment = commitmentTo(next);
    this.pauseWished.clear();
    setPaused(this, false);
    takeTurnsAfter(this);
  }

  private restore({ match, next }: EventOf<'restored'>): void {
    this.phase = 'gathering';
    this.running = null;
    this.takeBacks.begin();
    this.revealed = null;
    this.match = match;
    this.secret = next;
    this.commitment = commitmentTo(next);
    this.paused = false;
    this.pauseWished.clear();
    this.bench = [];
    this.votes.clear();
    clearPlaces(this.places);
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
    addAsLast(this.muted, guest, mostMuted);
    this.chat.mute(guest);
  }
}

/** Adds somebody to a list of limited length: whom the host wants to be rid of now counts more than those before. */
function addAsLast(list: Set<string>, guest: string, most: number): void {
  list.add(guest);
  const [first] = list;
  if (list.size > most) list.delete(first);
}
