import { writeFileSync } from 'node:fs';
import {
  defaultWork,
  type Level,
  MatchRecord,
  Scheduler,
  thinker,
  timeToAct,
  VirtualClock,
} from '@tischrunde/bots';
import {
  chanceOf,
  type JsonObject,
  type Match,
  openMatch,
  type Refusal,
  type Seat,
  seatsOf,
  seedOf,
  type Transcript,
} from '@tischrunde/engine';
import type { TerminalBook } from '@tischrunde/rulebook/terminal';
import { fileTrouble } from '../io/files.ts';
import type { Keyboard } from '../io/keyboard.ts';
import { bold, dim } from '../io/output.ts';
import { faceOf } from './faces/index.ts';
import { MatchStory } from './match-story.ts';
import { type Answer, Player } from './player.ts';

/** Who sits where. */
export interface Seated {
  /** The player's seat. */
  readonly seat: Seat;
  /** Who plays all the others. */
  readonly bots: Level;
}

/** What a table needs to talk to the player. */
export interface Surroundings {
  readonly book: TerminalBook;
  readonly keyboard: Keyboard;
  /** Shows a line; without one, an empty line. */
  readonly print: (line?: string) => void;
  /** Where the match is saved after every move; null: nowhere. */
  readonly file: string | null;
}

/** A match at the terminal: who acts next, and what is shown of it. */
export class TerminalTable {
  private readonly match: Match;
  private readonly record: MatchRecord;
  private readonly clock = new VirtualClock();
  private readonly scheduler: Scheduler;
  private readonly seed: string;
  private readonly seat: Seat;
  private readonly bots: Level;
  private readonly player: Player;
  private readonly story: MatchStory;
  private readonly book: TerminalBook;
  private readonly print: (line?: string) => void;
  private readonly file: string | null;

  /** Continues a match from its transcript, in which every move must be legal. */
  constructor(transcript: Transcript, { seat, bots }: Seated, { book, keyboard, print, file }: Surroundings) {
    const match = openMatch(transcript);
    const { game, players } = match;
    this.match = match;
    const face = faceOf(game.id);
    this.story = new MatchStory(match, seat, { face, book, print });
    this.seed = transcript.seed;
    this.seat = seat;
    this.bots = bots;
    this.book = book;
    this.print = print;
    this.file = file;
    this.record = new MatchRecord(
      match,
      seatsOf(players).map((other) => (other === seat ? null : bots)),
    );
    for (const { seat: mover, move } of transcript.moves) this.record.attempt(mover, move);
    this.scheduler = new Scheduler({
      current: () => this.record,
      think: thinker(game, this.seed, defaultWork),
      commit: (plan) => this.carryOut(plan.seat, plan.move),
      clock: this.clock,
      pace: 1,
      failed(error) {
        throw error;
      },
    });
    this.player = new Player({
      seat,
      match,
      face,
      book,
      keyboard,
      print,
      attempt: (own, move) => this.attempt(own, move),
    });
  }

  async play(): Promise<void> {
    const { match, seat, book } = this;
    this.save();
    this.greet();
    if (this.record.moves === 0) this.story.show(match.latest(seat));
    else if (match.phase === 'play') this.story.announceRound();
    else this.story.showResult();
    while (match.phase !== 'matchOver') {
      if ((await this.goOn()) === 'leaves') return this.leave();
    }
    this.story.showEnd();
    if (this.file !== null) this.print(book.phrase('match.saved', { file: this.file }));
  }

  private greet(): void {
    const { match, book, seat } = this;
    const players = book.say('book.players', { count: match.players });
    const game = bold(book.name(match.game.id));
    this.print(book.phrase('greeting', { game, players, seat, seed: this.seed || '""' }));
    this.print(dim(book.phrase('howToType', { help: book.word('help'), quit: book.word('quit') })));
  }

  /** Lets the next one act. The bots plan afresh each time, so that a loaded match goes on exactly like one that was never saved. */
  private async goOn(): Promise<Answer> {
    const { match, player, scheduler, clock } = this;
    if (match.phase === 'roundOver') return player.ask('turn');
    if (match.turn === null) return this.race();
    scheduler.pause();
    if (match.turn === this.seat) {
      scheduler.resume();
      return clock.runNext(clock.now() + this.playersTime()) ? 'moved' : player.ask('turn');
    }
    if (player.canAct()) {
      const answer = await player.ask('interjection');
      if (answer !== 'waits') return answer;
    }
    scheduler.resume();
    if (!clock.runNext()) throw this.nobodyActs();
    return 'moved';
  }

  /** Without turns, the others act during the time the player takes for a move, or until one of them has acted. */
  private async race(): Promise<Answer> {
    const { match, player, scheduler, clock } = this;
    const { round } = match;
    const isOut = !player.canAct();
    const answer = isOut ? 'waits' : await player.ask('race');
    if (answer === 'leaves') return answer;
    scheduler.pause();
    scheduler.resume();
    const start = clock.now();
    const end = start + this.playersTime();
    let until = answer === 'waits' ? Number.POSITIVE_INFINITY : end;
    while (match.phase === 'play' && match.round === round) {
      if (!clock.runNext(until)) {
        if (isOut && until !== end) throw this.nobodyActs();
        break;
      }
      until = end;
    }
    scheduler.pause();
    return answer;
  }

  private nobodyActs(): Error {
    return new Error(`nobody acts in ${this.match.game.id}, seed ${this.seed}`);
  }

  private carryOut(seat: Seat, move: JsonObject): void {
    const refusal = this.attempt(seat, move);
    if (refusal !== null) throw new Error(`a bot's move is refused: ${refusal.error}`);
    // Where turns are taken, the bots plan afresh before the next one.
    if (this.match.turn === null) this.scheduler.changed();
    else this.scheduler.pause();
  }

  /** The time the player takes is not measured; it is what people usually take. */
  private playersTime(): number {
    return timeToAct('medium', true, chanceOf(seedOf(`${this.seed} player`), this.record.moves));
  }

  /** Makes a move and shows it; a refused one changes nothing. */
  private attempt(seat: Seat, move: JsonObject): Refusal | null {
    const refusal = this.record.attempt(seat, move);
    if (refusal !== null) return refusal;
    this.scheduler.dropStale();
    this.save();
    this.story.show(this.match.latest(this.seat));
    return null;
  }

  private save(): void {
    if (this.file === null) return;
    try {
      writeFileSync(this.file, `${JSON.stringify(this.match.transcript())}\n`);
    } catch (error) {
      throw fileTrouble(this.file, error);
    }
  }

  private leave(): void {
    const { book, file } = this;
    this.print();
    this.print(book.phrase('leave.thanks'));
    if (file === null) return;
    const seat = this.seat === 0 ? '' : ` --seat ${this.seat}`;
    const bots = this.bots === 'medium' ? '' : ` --bots ${this.bots}`;
    this.print(
      book.phrase('leave.resume', {
        command: `tischrunde play --load ${file} --save ${file}${seat}${bots}`,
      }),
    );
  }
}
