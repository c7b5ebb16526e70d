import {
  analyse,
  type Clock,
  defaultWork,
  explain,
  MatchRecord,
  type Plan,
  Scheduler,
  thinker,
} from '@tischrunde/bots';
import {
  chanceOf,
  type JsonObject,
  type Match,
  openMatch,
  pointsOfMoves,
  type Refusal,
  readTranscript,
  type ScoreSheet,
  type Seat,
  scoreSheetAfter,
  seatAt,
  seatsOf,
  seedOf,
} from '@tischrunde/engine';
import type { PlayedMove } from '../table.ts';
import { moveAt } from './take-back.ts';
import { type Restorable, UndoHistory } from './undo-history.ts';
import type { FromWorker, LocalTableSetup, ToWorker } from './worker-messages.ts';

/** How long bots leave a person to take a move back, in milliseconds at pace 1. */
const secondThoughts = 2000;

/** Everything that a move changes. */
interface Snapshot extends Restorable {
  readonly sheet: ScoreSheet;
  readonly unseen: ReadonlyMap<Seat, readonly PlayedMove[]>;
}

/** More moves than hints, because several can be the same idea. */
const mostAdvised = 12;

/** Keeps a match: makes the moves of people, lets bots think and act in their time, and tells what the front seat sees. */
export class LocalMatch {
  private match: Match;
  private record: MatchRecord;
  private readonly scheduler: Scheduler;
  private readonly people: readonly Seat[];
  private readonly history: UndoHistory<Snapshot>;
  private readonly seed: string;
  private readonly clock: Clock;
  private readonly pace: number;
  private readonly tell: (message: FromWorker) => void;
  private front: Seat;
  private sheet: ScoreSheet = [];
  /** The moves made since a person was last in front, with what that person heard of each. */
  private unseen = new Map<Seat, readonly PlayedMove[]>();

  constructor(
    { transcript, sitters, pace, takesBack = false }: LocalTableSetup,
    tell: (message: FromWorker) => void,
    clock: Clock,
  ) {
    const read = readTranscript(transcript);
    this.match = openMatch(read);
    this.seed = read.seed;
    this.clock = clock;
    this.pace = pace;
    this.tell = tell;
    const seats = seatsOf(read.players);
    this.people = seats.filter((seat) => sitters[seat].plays === 'person');
    this.history = new UndoHistory(this.people, takesBack);
    this.front = this.people[0] ?? seatAt(0);
    const bots = seats.map((seat) => {
      const { plays } = sitters[seat];
      return plays === 'person' || plays === 'far' ? null : plays;
    });
    this.record = new MatchRecord(this.match, bots);
    this.scheduler = new Scheduler({
      current: () => this.record,
      think: thinker(this.match.game, this.seed, defaultWork),
      commit: (plan) => this.carryOut(plan),
      clock,
      pace,
      failed(error) {
        throw error;
      },
    });
    for (const { seat, move } of read.moves) this.attempt(seat, move);
    this.show();
    if (!this.waitsForPeople) this.scheduler.resume();
  }

  /** Bots do nothing any more. */
  close(): void {
    this.scheduler.pause();
  }

  async hear(message: ToWorker): Promise<void> {
    switch (message.kind) {
      case 'open':
        return;
      case 'send': {
        const refusal = this.attempt(this.front, message.move);
        // The table first: the page then renders the move and its end at once.
        if (refusal === null) this.goOn(this.front);
        this.tell({ kind: 'sent', number: message.number, refusal });
        return;
      }
      case 'turnTo':
        this.front = seatAt(message.seat);
        this.history.handOn(this.front);
        this.show();
        return;
      case 'hurry':
        this.scheduler.hurry();
        return;
      case 'ready':
        this.scheduler.resume();
        return;
      case 'takeBack':
        this.tell({ kind: 'tookBack', number: message.number, move: this.takeBack() });
        return;
      case 'wait':
        this.scheduler.wait(message.milliseconds);
        return;
      case 'points': {
        const points = pointsOfMoves(this.match.known(this.front), this.front, message.moves);
        this.tell({ kind: 'points', number: message.number, points });
        return;
      }
      case 'advice': {
        const known = this.match.known(this.front);
        const chance = chanceOf(seedOf(`${this.seed} advice`), this.record.moves);
        const seat = this.front;
        const judgements = await analyse({ known, seat, chance });
        const explained = explain({ known, seat, chance }, judgements, judgements.slice(0, mostAdvised));
        this.tell({ kind: 'advice', number: message.number, explained });
        return;
      }
      case 'transcript':
        this.tell({ kind: 'transcript', number: message.number, transcript: this.match.transcript() });
    }
  }

  /** The match so far, for whoever has to explain what went wrong. */
  transcript(): JsonObject {
    return this.match.transcript();
  }

  /** In a real-time game bots begin when a person is ready, and pause whenever something new is at stake. */
  private get waitsForPeople(): boolean {
    const { turn, phase } = this.match;
    return turn === null && phase === 'play' && this.people.length > 0;
  }

  /** Makes a move and keeps what has to be restored if it is taken back. */
  private attempt(seat: Seat, move: JsonObject): Refusal | null {
    const before = this.canBeTakenBack(seat) ? this.snapshot() : null;
    const refusal = this.record.attempt(seat, move);
    if (refusal !== null) return refusal;
    this.sheet = scoreSheetAfter(this.sheet, this.match.latest(null));
    this.history.add(seat, this.match.latest(seat), before);
    return null;
  }

  /** Games for one have an undo of their own, and where nobody waits for a turn others have gone on. */
  private canBeTakenBack(seat: Seat): boolean {
    const { players, turn, phase } = this.match;
    return players > 1 && turn !== null && phase === 'play' && this.people.includes(seat);
  }

  private snapshot(): Snapshot {
    const { moves, movesOf } = this.record;
    return {
      match: this.match.clone(),
      moves,
      movesOf: [...movesOf],
      sheet: this.sheet,
      unseen: new Map(this.unseen),
    };
  }

  private goOn(seat: Seat): void {
    for (const person of new Set([...this.people, this.front])) {
      const played = { seat, events: this.match.latest(person) };
      this.unseen.set(person, [...(this.unseen.get(person) ?? []), played]);
    }
    this.show();
    const isPerson = this.people.includes(seat);
    if (this.waitsForPeople && this.match.latest(null).some(({ type }) => type === 'dealt')) {
      this.scheduler.pause();
    } else if (isPerson && this.waitsForPeople) {
      this.scheduler.resume();
    } else {
      if (isPerson && this.history.allows(seat))
        this.scheduler.waitUntil(this.clock.now() + secondThoughts * this.pace);
      this.scheduler.changed();
    }
  }

  private carryOut({ seat, move }: Plan): void {
    const refusal = this.attempt(seat, move);
    if (refusal !== null) throw new Error(`a bot's move was refused: ${refusal.error}`);
    this.goOn(seat);
  }

  /** The last move of a person is undone, and what bots did after it; that person is in front again. */
  private takeBack(): JsonObject | null {
    const last = this.history.allows(this.front) ? this.history.takeBack() : null;
    if (last === null) return null;
    const { seat, before } = last;
    const move = moveAt(this.match.transcript(), before.moves);
    this.scheduler.pause();
    this.match = before.match;
    this.record = new MatchRecord(before.match, this.record.bots, before);
    this.sheet = before.sheet;
    this.unseen = new Map(before.unseen);
    this.front = seat;
    this.show();
    this.scheduler.resume();
    return move;
  }

  private show(): void {
    const { match, front } = this;
    const seen = {
      seat: front,
      ...match.known(front),
      legal: match.legal(front),
      moves: this.record.moves,
      outOfTurn: match.outOfTurn,
      sheet: this.sheet,
      latest: this.unseen.get(front) ?? [],
    };
    this.unseen.delete(front);
    this.tell({
      kind: 'seen',
      seen,
      transcript: match.transcript(),
      canTakeBack: this.history.allows(front),
    });
  }
}
