import {
  type Chance,
  chanceOf,
  type MoveText,
  type Options,
  seatAt,
  seatsOf,
  seedOf,
} from '@tischrunde/engine';
import { type Change, type Scene, sceneAfter } from '@tischrunde/protocol';
import { Audience, type Watcher } from '../../src/live/audience.ts';
import type { EventOf, TableEvent } from '../../src/table/events.ts';
import type { LogEntry } from '../../src/table/log.ts';
import type { Present } from '../../src/table/outcome.ts';
import { entryOf } from '../../src/table/replay.ts';
import { applyEvent, sceneOf } from '../../src/table/scene.ts';
import { TableState } from '../../src/table/state.ts';
import type { TableMatch } from '../../src/table/table-match.ts';
import { viewpointOf } from '../../src/table/viewpoint.ts';

/** Nobody is away. */
export const everybodyHere: Present = { isHere: () => true, isAway: () => false, isHostGone: () => false };

export interface Listener extends Watcher {
  /** What the guest was shown when it came, kept up to date by what it is told. */
  scene: Scene;
  /** Every change it was told, as it was sent. */
  readonly told: string[];
}

/** A table with everybody who watches it, without a store or sockets. */
export class ToldTable {
  readonly id = '0000000000';
  readonly log: LogEntry[] = [];
  readonly state: TableState;
  readonly listeners: Listener[] = [];
  private readonly audience = new Audience(this.id);
  private readonly chance: Chance;

  /** A guest on every seat, named by it, and a spectator, all of whom watch from the beginning; on a score pad nothing is played. */
  constructor(
    game: string,
    players: number,
    options: Options,
    seed: string,
    terms: Partial<EventOf<'opened'>> = {},
    isPlayed = true,
  ) {
    this.chance = chanceOf(seedOf(seed), 0);
    const opened: EventOf<'opened'> = {
      at: 0,
      kind: 'opened',
      game,
      players,
      options,
      bots: [],
      watching: 'link',
      listed: false,
      timer: null,
      host: 'guest 0',
      hostName: 'Guest 0',
      secret: 'secret',
      ...terms,
    };
    this.state = new TableState(this.id, opened);
    this.log.push(entryOf(this.state, opened));
    const seated = seatsOf(players).map((seat) => `guest ${seat}`);
    for (const guest of new Set([...seated, opened.host, 'spectator'])) this.admit(guest);
    if (!isPlayed) return;
    for (const seat of seatsOf(players)) this.sit(seat, `guest ${seat}`);
    this.write({ at: 0, kind: 'started', match: 1, seed });
  }

  get running(): TableMatch {
    if (this.state.running === null) throw new Error('no match was started');
    return this.state.running;
  }

  sit(seat: number, guest: string): void {
    this.write({ at: 0, kind: 'sat', seat, guest, name: guest, word: `word ${seat}` });
  }

  admit(guest: string): void {
    const told: string[] = [];
    const send = (text: string): void => {
      told.push(text);
      listener.scene = sceneAfter(listener.scene, [JSON.parse(text) as Change]);
    };
    const listener: Listener = { guest, send, told, scene: this.fetched(guest) };
    this.listeners.push(listener);
    this.audience.admit(listener, this.state);
  }

  dismiss(guest: string): void {
    for (const listener of this.listeners) if (listener.guest === guest) this.audience.dismiss(listener);
  }

  /** What a guest who comes back is told. */
  changesAfter(guest: string, number: number): readonly Change[] | null {
    return this.audience.changesAfter(this.state.seatOf(guest), number);
  }

  /** The scene that a guest would be shown now, as it comes over the network. */
  fetched(guest: string): Scene {
    return JSON.parse(JSON.stringify(sceneOf(this.state, viewpointOf(this.state, { guest }))));
  }

  write(event: TableEvent): void {
    const happening = applyEvent(this.state, event);
    const { number } = this.state;
    this.log.push(entryOf(this.state, event));
    this.audience.tell(this.state, number, happening, null);
  }

  /** Makes a legal move of any seat; false once the match is over. */
  play(choose: (moves: readonly MoveText[], seat: number) => MoveText = this.any): boolean {
    const { match } = this.running;
    const movers = seatsOf(match.players).filter((seat) => match.legal(seat).length > 0);
    if (movers.length === 0) return false;
    const seat = match.turn ?? movers[this.chance.below(movers.length)];
    const move = choose(match.legal(seatAt(seat)), seat);
    this.write({ at: 0, kind: 'moved', seat, move, by: 'player' });
    return true;
  }

  /** A legal move by chance. */
  readonly any = (moves: readonly MoveText[]): MoveText => moves[this.chance.below(moves.length)];
}
