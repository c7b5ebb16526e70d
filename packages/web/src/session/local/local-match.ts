import {
  analyse,
  type Clock,
  defaultWork,
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
  readTranscript,
  type ScoreSheet,
  type Seat,
  scoreSheetAfter,
  seatAt,
  seatsOf,
  seedOf,
} from '@tischrunde/engine';
import type { PlayedMove } from '../table.ts';
import type { FromWorker, LocalTableSetup, ToWorker } from './worker-messages.ts';

/** Keeps a match: makes the moves of people, lets bots think and act in their time, and tells what the front seat sees. */
export class LocalMatch {
  private readonly match: Match;
  private readonly record: MatchRecord;
  private readonly scheduler: Scheduler;
  private readonly people: readonly Seat[];
  private readonly seed: string;
  private readonly tell: (message: FromWorker) => void;
  private front: Seat;
  private sheet: ScoreSheet = [];
  /** The moves made since a person was last in front, with what that person heard of each. */
  private readonly unseen = new Map<Seat, PlayedMove[]>();

  constructor(
    { transcript, sitters, pace }: LocalTableSetup,
    tell: (message: FromWorker) => void,
    clock: Clock,
  ) {
    const read = readTranscript(transcript);
    this.match = openMatch(read);
    this.seed = read.seed;
    this.tell = tell;
    const seats = seatsOf(read.players);
    this.people = seats.filter((seat) => sitters[seat].plays === 'person');
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
    for (const { seat, move } of read.moves) {
      if (this.record.attempt(seat, move) === null) this.keepScore();
    }
    this.show();
    this.scheduler.resume();
  }

  /** Bots do nothing any more. */
  close(): void {
    this.scheduler.pause();
  }

  async hear(message: ToWorker): Promise<void> {
    switch (message.kind) {
      case 'open':
      case 'takeBack':
        return;
      case 'send': {
        const refusal = this.record.attempt(this.front, message.move);
        this.tell({ kind: 'sent', number: message.number, refusal });
        if (refusal === null) this.goOn(this.front);
        return;
      }
      case 'turnTo':
        this.front = seatAt(message.seat);
        this.show();
        return;
      case 'advice': {
        const known = this.match.known(this.front);
        const chance = chanceOf(seedOf(`${this.seed} advice`), this.record.moves);
        const judgements = await analyse({ known, seat: this.front, chance });
        this.tell({ kind: 'advice', number: message.number, judgements });
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

  private goOn(seat: Seat): void {
    for (const person of new Set([...this.people, this.front])) {
      const played = { seat, events: this.match.latest(person) };
      this.unseen.set(person, [...(this.unseen.get(person) ?? []), played]);
    }
    this.keepScore();
    this.show();
    this.scheduler.changed();
  }

  private keepScore(): void {
    this.sheet = scoreSheetAfter(this.sheet, this.match.latest(null));
  }

  private carryOut({ seat, move }: Plan): void {
    const refusal = this.record.attempt(seat, move);
    if (refusal !== null) throw new Error(`a bot's move was refused: ${refusal.error}`);
    this.goOn(seat);
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
    this.tell({ kind: 'seen', seen, transcript: match.transcript() });
  }
}
