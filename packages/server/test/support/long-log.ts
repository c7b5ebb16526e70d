import {
  type AnyGame,
  type Chance,
  chanceOf,
  type Match,
  type MoveText,
  readOptions,
  type Seat,
  seatAt,
  seatsOf,
  seedOf,
} from '@tischrunde/engine';
import { mostBenched, mostKicked, mostMuted } from '../../src/limits.ts';
import { isStateStored, storeState } from '../../src/live/load-state.ts';
import type { Store } from '../../src/store/store.ts';
import type { EventOf, TableEvent } from '../../src/table/events.ts';
import { fileToStore } from '../../src/table/match-file.ts';
import { entryOf } from '../../src/table/replay.ts';
import { rowOf } from '../../src/table/row.ts';
import { TableState } from '../../src/table/state.ts';

/** A guest by a number. */
export const strangerAt = (index: number): string => `${index}`.padStart(16, '0');

/** Writes to a store the longest logs that players can make: matches that never end by themselves. */
export class LongLog {
  readonly state: TableState;
  private readonly store: Store;
  private readonly chance: Chance;
  private readonly written: Promise<unknown>[] = [];

  /** The first guest has the first seat and is the host; nobody else is real. */
  constructor(
    store: Store,
    table: string,
    game: AnyGame,
    players: number,
    guest: string,
    terms: Partial<EventOf<'opened'>> = {},
  ) {
    this.store = store;
    this.chance = chanceOf(seedOf(table), 0);
    const opened: EventOf<'opened'> = {
      at: Date.now(),
      kind: 'opened',
      game: game.id,
      players,
      options: longestOptions(game, players),
      bots: Array(players).fill(null),
      watching: 'link',
      listed: false,
      timer: null,
      host: guest,
      hostName: 'Host',
      secret: 'secret',
      ...terms,
    };
    this.state = new TableState(table, opened);
    this.append(opened);
    for (const seat of seatsOf(players)) {
      const other = strangerAt(seat);
      this.write({
        kind: 'sat',
        seat,
        guest: seat === 0 ? guest : other,
        name: `Guest ${seat}`,
        word: other,
      });
    }
  }

  /** As many people, results and names as a table can know of, between two matches. */
  crowd(): void {
    for (let index = 0; index < mostBenched; index++)
      this.write({ kind: 'benched', guest: strangerAt(index), name: `Person on the bench ${index}` });
    for (let index = 0; index < mostMuted; index++)
      this.write({ kind: 'muted', guest: strangerAt(100 + index), muted: true });
    for (let index = 0; index < mostKicked; index++)
      this.write({ kind: 'kicked', guest: strangerAt(200 + index), name: null, kicked: true });
  }

  /** Plays one match, or several that end by themselves, until it is too long or so many moves are made; answers how many it made. */
  play(moves: number): number {
    this.start();
    for (let made = 0; made < moves; made++) {
      const { match, isTooLong } = this.running;
      if (isTooLong) return made;
      if (match.phase === 'matchOver') {
        this.end();
        this.start();
      } else this.move(match);
    }
    return moves;
  }

  /** Goes on until it is the turn of the first seat. */
  untilFirstSeat(): void {
    for (let tries = 0; tries < 100; tries++) {
      const { match } = this.running;
      if (match.phase === 'matchOver') {
        this.end();
        this.start();
      }
      if (match.legal(seatAt(0)).length > 0) return;
      this.move(match);
    }
  }

  /** Begins a match that its only player gives up at once. */
  giveUp(): void {
    this.start();
    this.write({
      kind: 'moved',
      seat: 0,
      move: { type: 'giveUp' },
      by: 'player',
      id: `move-${this.state.number}`,
    });
  }

  end(): void {
    const { match } = this.state;
    this.write({ kind: 'ended', match, next: `secret ${match}` });
  }

  say(lines: number, text: string): void {
    for (let line = 0; line < lines; line++) {
      const guest = this.state.host;
      this.write({ kind: 'said', guest, name: 'Host', text, emote: null, id: `line ${this.state.number}` });
    }
  }

  async settled(): Promise<void> {
    await Promise.all(this.written);
  }

  private get running() {
    if (this.state.running === null) throw new Error('no match was started');
    return this.state.running;
  }

  private start(): void {
    const file = fileToStore(this.state);
    if (file !== null)
      this.written.push(this.store.attach(this.state.id, 'match', this.state.match - 1, file, 0));
    this.write({ kind: 'started', match: this.state.match, seed: `${this.chance.below(2 ** 30)}` });
  }

  private move(match: Match): void {
    const turn = match.turn ?? seatAt(this.chance.below(match.players));
    const movers = [turn, ...seatsOf(match.players)];
    const seat = movers.find((one) => match.countLegal(one) > 0) ?? turn;
    const move = this.longest(match, seat, match.legal(seat));
    this.write({ kind: 'moved', seat, move, by: 'player', id: `move-${this.state.number}` });
  }

  /** Tiles are lifted as often as they are laid, and cards are drawn while there are few. */
  private longest(match: Match, seat: Seat, legal: readonly MoveText[]): MoveText {
    const hand = match.view(null).hands[seat];
    const wanted = match.players === 1 ? this.wantedInPuzzle() : Number(hand) > 5 ? 'lay' : 'draw';
    const open = legal.filter(({ type }) => type !== 'giveUp');
    const choice = open.filter(({ type }) => type === wanted);
    const moves = choice.length > 0 ? choice : open.length > 0 ? open : legal;
    return moves[this.chance.below(moves.length)];
  }

  private wantedInPuzzle(): string {
    return this.chance.below(20) < 9 ? 'lift' : 'lay';
  }

  write(event: WithoutTime): void {
    const timed: TableEvent = { ...event, at: Date.now() };
    this.state.apply(timed);
    this.append(timed);
  }

  private append(event: TableEvent): void {
    const row = this.state.number === 1 ? { row: rowOf(this.state) } : {};
    this.written.push(this.store.append({ table: this.state.id, ...entryOf(this.state, event), ...row }));
    if (isStateStored(this.state)) this.written.push(storeState(this.store, this.state));
  }
}

type WithoutTime = TableEvent extends infer Event
  ? Event extends TableEvent
    ? Omit<Event, 'at'>
    : never
  : never;

/** As many rounds as one likes, with the largest set. */
function longestOptions(game: AnyGame, players: number) {
  const wanted: Record<string, string | number | boolean> = {};
  for (const { name, kind, choices = [] } of game.options) {
    if (name === 'rounds') wanted[name] = 1_000_000;
    if (name === 'set' && kind === 'choice') wanted[name] = Math.max(...choices.map(Number));
  }
  try {
    return readOptions(game.id, game.options, players, wanted);
  } catch {
    return readOptions(game.id, game.options, players, {});
  }
}
