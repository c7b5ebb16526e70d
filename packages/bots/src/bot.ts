import type {
  BaseEvent,
  BaseView,
  Chance,
  Event,
  EventOf,
  GameId,
  Known,
  MoveText,
  View,
  ViewOf,
} from '@tischrunde/engine';

/** Playing strength: like a child who knows the rules, like a sound player, or as well as possible. */
export const levels = ['easy', 'medium', 'strong'] as const;

export type Level = (typeof levels)[number];

/**
 * What a bot is asked. Bots are stateless: whatever they remember of the round follows from the events that
 * their seat has heard.
 */
export interface Question<V extends BaseView = View, E extends BaseEvent = Event> {
  readonly seat: number;
  /** All that the bot learns about the match. */
  readonly known: Known<V, E>;
  readonly level: Level;
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
export interface Bot<V extends BaseView = View, E extends BaseEvent = Event> {
  decide(question: Question<V, E>): Thinking<Decision>;
  /** Judges every legal move of the seat at the strong level, best first. */
  judge(question: Question<V, E>): Thinking<readonly Judgement[]>;
}

export type BotOf<Id extends GameId> = Bot<ViewOf<Id>, EventOf<Id>>;
export type QuestionOf<Id extends GameId> = Question<ViewOf<Id>, EventOf<Id>>;

/** Runs a computation to its end. */
export function finish<Answer>(thinking: Thinking<Answer>): Answer {
  for (;;) {
    const step = thinking.next();
    if (step.done === true) return step.value;
  }
}
