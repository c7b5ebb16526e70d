import type { JsonObject, RuleId, RulePage, rulePages } from '@tischrunde/engine';

/** The rules on a page of the rulebook. */
export type RuleOn<Page extends RulePage> = (typeof rulePages)[Page][number];

/** A move as a transcript writes it. */
export interface Played extends JsonObject {
  readonly seat: number;
  readonly type: string;
}

/** What a match is set up from: the head of a transcript. */
interface SetUp {
  readonly game: string;
  readonly players: number;
  readonly options?: JsonObject;
  readonly seed?: string;
  readonly deals?: readonly JsonObject[];
}

/**
 * A position that shows a rule. `moves` lead up to the moment; `look` is the move to look at there, if it takes one. The
 * rest is what the example's sentence claims, and the referee must agree.
 */
export interface Example extends SetUp {
  readonly moves?: readonly Played[];
  readonly look?: Played;
  /** The rule that `look` breaks; without it, `look` is legal. */
  readonly refused?: RuleId;
  /** What the referee answers at the moment, and after `look`. Objects need not name all their fields. */
  readonly before?: JsonObject;
  readonly after?: JsonObject;
  /** Moves that are legal at the moment. */
  readonly can?: readonly Played[];
  /** Moves that are refused at the moment, by the rule they break. */
  readonly cannot?: readonly { readonly move: Played; readonly rule: RuleId }[];
}

export type Examples<Page extends RulePage> = { readonly [Id in RuleOn<Page>]?: Example };

/** Rules that no position can show, and why. */
export type Unseen<Page extends RulePage> = { readonly [Id in RuleOn<Page>]?: string };

/** One step of an introduction: the move that the learner makes, and what the others do after it. */
export interface Step {
  readonly move: Played;
  readonly others?: readonly Played[];
}

/** The first minute of a game: a set-up and the steps through it. The learner sits on seat 0. */
export interface Introduction extends SetUp {
  readonly steps: readonly Step[];
}

/** The positions of any page. */
export interface PagePositions {
  readonly examples: { readonly [id: string]: Example };
}

/** The positions of any game. */
export interface GamePositions extends PagePositions {
  readonly introduction: Introduction;
}
