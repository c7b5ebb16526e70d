import type { Chance, JsonObject, MoveText, View } from '@tischrunde/engine';

/** Playing strength: like a child who knows the rules, like a sound player, or as well as possible. */
export const levels = ['easy', 'medium', 'strong'] as const;

export type Level = (typeof levels)[number];

/**
 * A bot's memory between two looks at the table. Bots are stateless; the caller keeps their notes, as plain
 * data.
 */
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
  /** The only source of randomness: the same question with the same chance gets the same answer. */
  readonly chance: Chance;
  /**
   * The budget for thinking, in simulated moves, so that answers do not depend on the speed of the machine.
   */
  readonly work: number;
}

/** What a bot answers. */
export interface Decision {
  /** Null to do nothing for now; never on the bot's turn. */
  readonly move: MoveText | null;
  /** How long a person would take, in milliseconds; never zero. */
  readonly after: number;
}

/** How good a bot thinks a move is. */
export interface Judgement {
  readonly move: MoveText;
  /** The estimated chance to win the match, from 0 to 1. */
  readonly chance: number;
  /** Half the width of its 95% interval; 0 if the chance is known exactly. */
  readonly margin: number;
}

/**
 * A computation in steps, so that it can be interrupted. Each step yields the work it took; the return value
 * is the answer.
 */
export type Thinking<Answer> = Generator<number, Answer>;

/** Plays one game, at every level. */
export interface Bot {
  /**
   * Takes notes of what the seat sees; called after every change at the table. Bots that remember nothing
   * have none.
   */
  look?(notes: Notes, sight: Sight, level: Level): Notes;
  decide(question: Question): Thinking<Decision>;
  /** Judges every legal move of the seat at the strong level, best first. */
  judge(question: Question): Thinking<readonly Judgement[]>;
}

/** Runs a computation to its end. */
export function finish<Answer>(thinking: Thinking<Answer>): Answer {
  for (;;) {
    const step = thinking.next();
    if (step.done === true) return step.value;
  }
}
