import { writeFileSync } from 'node:fs';
import {
  type Chance,
  chanceOf,
  type JsonObject,
  type Match,
  type Refusal,
  type Seat,
  seatsOf,
  seedOf,
} from '@tischrunde/engine';
import type { Face } from './faces/face.ts';
import { faceOf } from './faces/index.ts';
import { fileTrouble } from './files.ts';
import type { Listener } from './listen.ts';
import { machineMove, machineSeat } from './machine.ts';
import { tellMatchEnd, tellRoundEnd } from './narrate.ts';
import { bold, dim, say } from './output.ts';
import { type Answer, Player } from './player.ts';
import { counted } from './telling.ts';

export interface Opened {
  readonly match: Match;
  readonly seed: string;
  /** How many moves have been made. */
  readonly moves: number;
}

/** A match at the terminal: who acts when, and what is told of it. */
export class TerminalTable {
  private readonly match: Match;
  private readonly face: Face;
  private readonly seed: string;
  private readonly seat: Seat;
  private readonly player: Player;
  private readonly file: string | null;
  private moves: number;

  constructor({ match, seed, moves }: Opened, seat: Seat, listener: Listener, file: string | null) {
    this.match = match;
    this.face = faceOf(match.game);
    this.seed = seed;
    this.moves = moves;
    this.seat = seat;
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

  /** Lets whoever is next act. */
  private async goOn(): Promise<Answer> {
    const { match, player } = this;
    if (match.phase === 'roundOver') return player.ask('turn');
    if (match.turn === null) return this.race();
    const chance = this.chance();
    const acting = machineSeat(match, this.seat, chance);
    if (acting === null) return player.ask('turn');
    if (match.turn !== this.seat && player.canAct()) {
      const answer = await player.ask('interjection');
      if (answer !== 'waits') return answer;
    }
    this.attempt(acting, machineMove(match, acting, chance));
    return 'moved';
  }

  /** Without turns the player acts, and then everybody else once, unless the round ends before. */
  private async race(): Promise<Answer> {
    const { match, player } = this;
    const { round } = match;
    const answer = player.canAct() ? await player.ask('race') : 'waits';
    if (answer === 'leaves') return answer;
    for (const seat of seatsOf(match.players)) {
      const isOver = match.phase !== 'play' || match.round !== round;
      if (isOver || seat === this.seat || match.legal(seat).length === 0) continue;
      this.attempt(seat, machineMove(match, seat, this.chance()));
    }
    return answer;
  }

  /** Follows from the seed and the number of the move, so that a loaded match goes on as it would have. */
  private chance(): Chance {
    return chanceOf(seedOf(`${this.seed}/machine`), this.moves);
  }

  /** Makes a move and tells of it; a refused one changes nothing. */
  private attempt(seat: Seat, move: JsonObject): Refusal | null {
    const { match, face } = this;
    const before = match.view(this.seat);
    const refusal = match.attempt(seat, move);
    if (refusal !== null) return refusal;
    this.moves++;
    this.save();
    const after = match.view(this.seat);
    if (move.type !== 'next') face.tell({ seat, move, before, after }).forEach(say);
    if (after.round !== before.round) this.openRound();
    if (after.phase !== 'play') tellRoundEnd(face, after).forEach(say);
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
    say(`Go on with: tischrunde play --load ${this.file} --save ${this.file}${seat}`);
  }
}
