import { writeFileSync } from 'node:fs';
import { Company, defaultWork, type Level, type Plan, timeToAct } from '@tischrunde/bots';
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
import { fileTrouble } from '../io/files.ts';
import type { Listener } from '../io/keyboard.ts';
import { bold, dim, say } from '../io/output.ts';
import type { Face } from './faces/face.ts';
import { faceOf } from './faces/index.ts';
import { counted } from './grammar.ts';
import { type Answer, Player } from './player.ts';
import { tellMatchEnd, tellRoundEnd } from './results.ts';

/** Who sits where. */
export interface Seated {
  /** The player's seat. */
  readonly seat: Seat;
  /** Who plays all the others. */
  readonly bots: Level;
}

/** A match at the terminal: who acts when, and what is told of it. */
export class TerminalTable {
  private readonly match: Match;
  private readonly face: Face;
  private readonly seed: string;
  private readonly seat: Seat;
  private readonly bots: Level;
  private readonly company: Company;
  private readonly player: Player;
  private readonly file: string | null;
  private moves = 0;

  /** Sits down at a match that has come as far as its transcript, of which every move must be legal. */
  constructor(transcript: Transcript, { seat, bots }: Seated, listener: Listener, file: string | null) {
    const match = openMatch(transcript);
    this.match = match;
    this.face = faceOf(match.game);
    this.seed = transcript.seed;
    this.seat = seat;
    this.bots = bots;
    const others = seatsOf(match.players).filter((other) => other !== seat);
    const seating = others.map((other): [Seat, Level] => [other, bots]);
    this.company = new Company(match, seating, this.seed, defaultWork);
    this.company.look();
    for (const { seat: mover, move } of transcript.moves) this.make(mover, move);
    this.player = new Player(seat, match, this.face, listener, (own, move) => this.attempt(own, move));
    this.file = file;
  }

  async play(): Promise<void> {
    const { match, seat, face } = this;
    this.save();
    this.greet();
    if (this.moves === 0) this.openRound();
    else if (match.phase === 'play') this.announceRound();
    if (match.phase !== 'play') tellRoundEnd(face, match.view(seat)).forEach(say);
    while (match.phase !== 'matchOver') {
      if ((await this.goOn()) === 'leaves') return this.leave();
    }
    tellMatchEnd(match.view(seat)).forEach(say);
    if (this.file !== null) say(`The whole match is in ${this.file}.`);
  }

  private greet(): void {
    const { players, game } = this.match;
    const many = counted(players, 'player');
    say(`${bold(game.title)} for ${many}, seed ${this.seed || '""'}. You are seat ${this.seat}.`);
    say(dim('Type the number of a move, or the move itself; help says more, quit leaves.'));
  }

  private announceRound(): void {
    say();
    say(bold(`Round ${this.match.round}`));
  }

  private openRound(): void {
    this.announceRound();
    this.face.opening?.(this.match.view(this.seat)).forEach(say);
  }

  /** Lets whoever is next act. Plans are made anew each time, so that they follow from the match alone, saved and loaded or not. */
  private async goOn(): Promise<Answer> {
    const { match, player, company } = this;
    if (match.phase === 'roundOver') return player.ask('turn');
    if (match.turn === null) return this.race();
    company.dropPlans();
    company.plan(0);
    if (match.turn === this.seat) {
      const sooner = company.next(this.playersTime());
      return sooner === null ? player.ask('turn') : this.carryOut(sooner);
    }
    if (player.canAct()) {
      const answer = await player.ask('interjection');
      if (answer !== 'waits') return answer;
    }
    return this.carryOut(company.next());
  }

  /** Without turns the others act in the time the player takes to do something, or until one of them does. */
  private async race(): Promise<Answer> {
    const { match, player, company } = this;
    const { round } = match;
    const isOut = !player.canAct();
    const answer = isOut ? 'waits' : await player.ask('race');
    if (answer === 'leaves') return answer;
    const time = this.playersTime();
    let until = answer === 'waits' ? Number.POSITIVE_INFINITY : time;
    let now = 0;
    company.dropPlans();
    while (match.phase === 'play' && match.round === round) {
      company.plan(now);
      const plan = company.next(until);
      if (plan === null) return isOut && now === 0 ? this.carryOut(plan) : answer;
      this.carryOut(plan);
      now = plan.at;
      until = time;
    }
    return answer;
  }

  private carryOut(plan: Plan | null): Answer {
    if (plan === null) throw new Error(`nobody acts in ${this.match.game.id}, seed ${this.seed}`);
    const refusal = this.attempt(plan.seat, plan.move);
    if (refusal !== null) throw new Error(`a bot's move is refused: ${refusal.error}`);
    return 'moved';
  }

  /** Nobody measures how long the player takes at a terminal: it is what people usually take. */
  private playersTime(): number {
    return timeToAct('medium', true, chanceOf(seedOf(`${this.seed} player`), this.moves));
  }

  /** Makes a move and tells of it; a refused one changes nothing. */
  private attempt(seat: Seat, move: JsonObject): Refusal | null {
    const { match, face } = this;
    const before = match.view(this.seat);
    const refusal = this.make(seat, move);
    if (refusal !== null) return refusal;
    this.save();
    const after = match.view(this.seat);
    if (move.type !== 'next') face.tell({ seat, move, before, after }).forEach(say);
    if (after.round !== before.round) this.openRound();
    if (after.phase !== 'play') tellRoundEnd(face, after).forEach(say);
    return null;
  }

  private make(seat: Seat, move: JsonObject): Refusal | null {
    const refusal = this.match.attempt(seat, move);
    if (refusal !== null) return refusal;
    this.moves++;
    this.company.look();
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
    say();
    say('You leave the table. Thank you for playing!');
    if (this.file === null) return;
    const seat = this.seat === 0 ? '' : ` --seat ${this.seat}`;
    const bots = this.bots === 'medium' ? '' : ` --bots ${this.bots}`;
    say(`Go on with: tischrunde play --load ${this.file} --save ${this.file}${seat}${bots}`);
  }
}
