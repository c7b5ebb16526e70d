import { analyse, botFor, Company, defaultWork, type Level, type Notes, type Plan } from '@tischrunde/bots';
import {
  chanceOf,
  type JsonObject,
  type Match,
  openMatch,
  readTranscript,
  ScoreSheet,
  type Seat,
  seatAt,
  seatsOf,
  seedOf,
  type View,
} from '@tischrunde/engine';
import { withEvents } from '../events.ts';
import type { Happened } from '../table.ts';
import type { FromWorker, LocalTableSetup, ToWorker } from './worker-messages.ts';

/** Something that happens later, and can be called off. */
export interface Clock {
  after(milliseconds: number, then: () => void): () => void;
}

/** How much slower than at once bots are at least where nobody waits for a turn. */
const minRealTimePace = 0.4;

/** Keeps a match: makes the moves of people, lets bots think and act in their time, and tells what the front seat sees. */
export class LocalMatch {
  private readonly match: Match;
  private readonly company: Company;
  private readonly people: readonly Seat[];
  private readonly seed: string;
  private readonly pace: number;
  private readonly tell: (message: FromWorker) => void;
  private readonly clock: Clock;
  private front: Seat;
  private moves = 0;
  private happened: Happened[] = [];
  private readonly sheet = new ScoreSheet();
  /** What an attentive player in the place of each person would remember, for whoever asks for advice. */
  private readonly notes = new Map<Seat, Notes>();
  private callOff: (() => void) | null = null;

  constructor(
    { transcript, sitters, pace }: LocalTableSetup,
    tell: (message: FromWorker) => void,
    clock: Clock,
  ) {
    const read = readTranscript(transcript);
    this.match = openMatch(read);
    this.seed = read.seed;
    this.pace = pace;
    this.tell = tell;
    this.clock = clock;
    const seats = seatsOf(read.players);
    this.people = seats.filter((seat) => sitters[seat].plays === 'person');
    this.front = this.people[0] ?? seatAt(0);
    const seating = seats.flatMap((seat): [Seat, Level][] => {
      const { plays } = sitters[seat];
      return plays === 'person' || plays === 'far' ? [] : [[seat, plays]];
    });
    this.company = new Company(this.match, seating, this.seed, defaultWork);
    this.look();
    for (const { seat, move } of read.moves) {
      if (this.match.attempt(seat, move) === null) this.moved(seat, move);
    }
    this.show();
    this.letBotsPlan();
  }

  async hear(message: ToWorker): Promise<void> {
    switch (message.kind) {
      case 'open':
      case 'takeBack':
        return;
      case 'send': {
        const before = this.match.view(this.front);
        const refusal = this.match.attempt(this.front, message.move);
        this.tell({ kind: 'sent', number: message.number, refusal });
        if (refusal === null) this.goOn(this.front, message.move, before);
        return;
      }
      case 'turnTo':
        this.front = seatAt(message.seat);
        this.show();
        return;
      case 'advice': {
        const view = this.match.view(this.front);
        const chance = chanceOf(seedOf(`${this.seed} advice`), this.moves);
        const notes = this.notes.get(this.front) ?? {};
        const judgements = await analyse({ view, seat: this.front, notes, chance });
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

  private goOn(seat: Seat, move: JsonObject, before: View): void {
    this.happened.push(withEvents(seat, move, before, this.match.view(this.front)));
    this.moved(seat, move);
    this.show();
    this.letBotsPlan();
  }

  private moved(seat: Seat, move: JsonObject): void {
    this.moves++;
    this.sheet.note(seat, move, this.match.view(null));
    this.look();
  }

  private look(): void {
    this.company.look();
    if (this.match.phase !== 'play') return;
    const bot = botFor(this.match.game.id);
    for (const seat of this.people) {
      this.notes.set(seat, bot.look(this.notes.get(seat) ?? {}, this.match.view(seat), seat, 'strong'));
    }
  }

  private letBotsPlan(): void {
    this.callOff?.();
    this.callOff = null;
    if (this.match.phase !== 'play') return;
    const now = performance.now();
    this.company.plan(now);
    const plan = this.company.next();
    if (plan === null) return;
    // In a race, bots that answer at once would leave nobody a chance.
    const pace = this.match.turn === null ? Math.max(this.pace, minRealTimePace) : this.pace;
    this.callOff = this.clock.after(Math.max(0, plan.at - now) * pace, () => this.carryOut(plan));
  }

  private carryOut({ seat, move }: Plan): void {
    const before = this.match.view(this.front);
    const refusal = this.match.attempt(seat, move);
    if (refusal !== null) throw new Error(`a bot's move was refused: ${refusal.error}`);
    this.goOn(seat, move, before);
  }

  private show(): void {
    const { match, front, moves } = this;
    const seen = {
      seat: front,
      view: match.view(front),
      legal: match.legal(front),
      moves,
      happened: this.happened,
      outOfTurn: match.outOfTurn,
      sheet: this.sheet.rounds,
      scored: this.sheet.scored,
    };
    this.happened = [];
    this.tell({ kind: 'seen', seen, transcript: match.transcript() });
  }
}
