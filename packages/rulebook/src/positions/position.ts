import type { JsonObject, RuleId, RulePage, rulePages } from '@tischrunde/engine';

/** The rules on a page of the rulebook. */
export type RuleOn<Page extends RulePage> = (typeof rulePages)[Page][number];

/** A move and the seat that makes it, as in a transcript. */
export interface SeatMove extends JsonObject {
  readonly seat: number;
  readonly type: string;
}

/** The head of a transcript: what a match starts from. */
interface SetUp {
  readonly game: string;
  readonly players: number;
  readonly options?: JsonObject;
  readonly seed?: string;
  readonly deals?: readonly JsonObject[];
}

/**
 * A position that shows a rule. `moves` lead up to it; `look` is the move to watch, if there is one. Everything else is a claim
 * of the example's caption, which a test checks with the referee.
 */
export interface Example extends SetUp {
  readonly moves?: readonly SeatMove[];
  readonly look?: SeatMove;
  /** The rule that `look` breaks. Without it, `look` is legal. */
  readonly refused?: RuleId;
  /** What the referee answers before and after `look`. Objects need not name all their fields. */
  readonly before?: JsonObject;
  readonly after?: JsonObject;
  /** Moves that are legal in the position. */
  readonly can?: readonly SeatMove[];
  /** Moves that are illegal in the position, each with the rule it breaks. */
  readonly cannot?: readonly { readonly move: SeatMove; readonly rule: RuleId }[];
}

/** Examples of inherited rules, by rule. A game names those that are not true in it as they are inherited. */
export type Adapted = { readonly [Id in RuleId]?: Example | null };

export type Examples<Page extends RulePage> = { readonly [Id in RuleOn<Page>]?: Example };

/** Rules that no position can show, and why. */
export type Unseen<Page extends RulePage> = { readonly [Id in RuleOn<Page>]?: string };

/** A step of an introduction: the learner's move, and how the others reply. */
export interface Step {
  readonly move: SeatMove;
  readonly others?: readonly SeatMove[];
}

/** The first minute of a game, played from seat 0. */
export interface Introduction extends SetUp {
  readonly steps: readonly Step[];
}

/** The positions of any page. Every rule has an example or stands in `unseen`. */
export interface PagePositions {
  readonly examples: { readonly [id: string]: Example };
  readonly unseen: { readonly [id: string]: string };
}

/** The positions of any game. */
export interface GamePositions extends PagePositions {
  readonly introduction: Introduction;
  /** What this game shows in the place of inherited examples; null where it shows none. */
  readonly adapted?: { readonly [id: string]: Example | null };
}
