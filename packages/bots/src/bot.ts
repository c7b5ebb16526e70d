import type { Chance, JsonObject, MoveText, View } from '@tischrunde/engine';

/** How well a bot plays: like a child who knows the rules, soundly, or as well as it can. */
export const levels = ['easy', 'medium', 'strong'] as const;

export type Level = (typeof levels)[number];

/** What a bot remembers from one look at the table to the next. Plain data, so that anybody can keep it for the bot. */
export type Notes = JsonObject;

/** What a seat sees of the table, and all that its bot ever sees. */
export interface Sight {
  readonly seat: number;
  readonly view: View;
}

/** What a bot is asked. */
export interface Question extends Sight {
  readonly level: Level;
  readonly notes: Notes;
  /** All chance of the answer: the same question with the same chance gives the same answer. */
  readonly chance: Chance;
  /** How much may be spent on thinking, in moves played in thought; so an answer does not depend on the machine. */
  readonly work: number;
}

/** What a bot answers. */
export interface Decision {
  /** Null: nothing yet. Only where it is not the bot's turn. */
  readonly move: MoveText | null;
  /** How long a person would have taken, in milliseconds; never zero. */
  readonly after: number;
}

/** What a bot makes of one of its moves. */
export interface Judgement {
  readonly move: MoveText;
  /** The chance to win the match with it, from 0 to 1. */
  readonly chance: number;
  /** Half the width of the 95% interval around it; 0 where it is known exactly. */
  readonly margin: number;
}

/**
 * Thinking goes in steps, so that whoever waits can stop it; a step says how much work it was. The value at the end is the
 * answer.
 */
export type Thinking<Answer> = Generator<number, Answer>;

/** How a game is played by the machine. */
export interface Bot {
  /** Takes notes of what the seat sees; called after every change at the table. Bots that remember nothing have none. */
  look?(notes: Notes, sight: Sight, level: Level): Notes;
  decide(question: Question): Thinking<Decision>;
  /** Judges every legal move of the seat, best first, as a strong player does. */
  judge(question: Question): Thinking<readonly Judgement[]>;
}

/** Thinks to the end. */
export function finish<Answer>(thinking: Thinking<Answer>): Answer {
  for (;;) {
    const step = thinking.next();
    if (step.done === true) return step.value;
  }
}
