import { hash } from 'node:crypto';
import { type BotQuestion, type Decision, timeToAct } from '@tischrunde/bots';
import {
  chanceOf,
  isObject,
  type Json,
  type JsonObject,
  type Match,
  type Seat,
  seedOf,
} from '@tischrunde/engine';
import type { Program } from './program.ts';

/** How often in a row a program may be refused before it has given its match away. */
const mostRefusals = 3;

/** A turn has the newest events of a round, up to this many. */
const mostEvents = 400;

/** The version of the lines. */
const version = 1;

/** The seat of a match, and the seed from which it is dealt. */
export interface ProgramSeat {
  readonly match: Match;
  readonly seat: Seat;
  readonly seed: string;
  /** Of an answer, in seconds; null for none. */
  readonly timeLimit: number | null;
}

/** A program on a seat of one match. */
export class SeatedProgram {
  readonly program: Program;
  private readonly at: ProgramSeat;

  constructor(program: Program, at: ProgramSeat) {
    const { match, seat, seed, timeLimit } = at;
    this.program = program;
    this.at = at;
    const { game, players } = match;
    const { options } = match.view(seat);
    // A seed of its own: nobody may know the one that the pieces are dealt from.
    const own = hash('sha256', `tischrunde program ${seed} ${seat}`).slice(0, 16);
    program.tell({ tell: 'match', version, game: game.id, players, seat, options, timeLimit, seed: own });
  }

  /** Asks for a move until it is legal. Throws a `ProgramFailure` if none comes. */
  async decide({ known, moves }: BotQuestion): Promise<Decision> {
    const { match, seat, seed } = this.at;
    const onTurn = match.turn === seat || match.turn === null;
    const chance = chanceOf(seedOf(`${seed} program ${seat}`), moves + 1);
    const after = timeToAct('medium', onTurn, chance);
    const { view } = known;
    const events = known.events.slice(-mostEvents);
    let message: JsonObject = asJson({ tell: 'turn', onTurn, view, events, legal: match.legal(seat) });
    for (let left = mostRefusals - 1; ; left--) {
      const verdict = this.judged(await this.program.ask(message), onTurn);
      if ('move' in verdict) return { move: verdict.move, after };
      if (left === 0) throw this.program.kill(`refused ${mostRefusals} times in a row: ${verdict.error}`);
      message = asJson({ tell: 'refused', ...verdict, left });
    }
  }

  over(): void {
    const { winners, scores } = this.at.match.view(this.at.seat);
    this.program.tell({ tell: 'over', winners, scores });
  }

  private judged(line: string, onTurn: boolean): Pick<Decision, 'move'> | Refused {
    const { match, seat } = this.at;
    const answer = parsed(line);
    if (!isObject(answer) || answer.move === undefined)
      return malformed(`expected a line such as {"move":{"type":"pass"}}, found ${line.slice(0, 100)}`);
    const { move } = answer;
    if (move === null) return onTurn ? malformed('a seat on turn has to move') : { move };
    if (!isObject(move)) return malformed('a move is an object');
    const judged = match.judge(seat, move);
    if (judged.ok) return { move: judged.move };
    const { rule, reason, facts, error } = judged;
    return { rule, reason, facts, error };
  }
}

/** Why an answer does not count: the rule that the move breaks, or null for what is no move at all. */
interface Refused {
  readonly rule: string | null;
  readonly reason: string | null;
  readonly facts: object;
  readonly error: string;
}

const malformed = (error: string): Refused => ({ rule: null, reason: null, facts: {}, error });

function parsed(line: string): Json | undefined {
  try {
    return JSON.parse(line) as Json;
  } catch {
    return undefined;
  }
}

/** Views, events and refusals are plain JSON values, which an interface cannot express. */
const asJson = (message: object): JsonObject => message as Json as JsonObject;
