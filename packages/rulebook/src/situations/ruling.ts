import { type Match, type MoveText, type Refusal, type RuleId, seatAt } from '@tischrunde/engine';
import { ruleOfMove } from '../narration/rule-of-move.ts';
import { arrange } from './arrangement.ts';
import type { Situation } from './situation.ts';

/** The referee's answer to a question, with the match in which it was asked. */
export type Ruling =
  | {
      readonly answer: 'allowed';
      /** The rule that explains what the move does, if one does. */
      readonly rule: RuleId | null;
      readonly match: Match;
      readonly after: Match;
      readonly move: MoveText;
    }
  | {
      readonly answer: 'notAllowed';
      readonly rule: RuleId;
      readonly refusal: Refusal;
      readonly match: Match;
    }
  | {
      /** The situation cannot come about. */
      readonly answer: 'impossible';
      /** What happened and could not, by its index in `before`. */
      readonly at: number | null;
      readonly refusal: Refusal | null;
    };

const asker = seatAt(0);

/** Asks the referee. */
export function ruleOn(situation: Situation): Ruling {
  const arranged = arrange(situation);
  if (!('match' in arranged)) return { answer: 'impossible', ...arranged };
  const { match } = arranged;
  const judged = match.judge(asker, situation.question);
  if (!judged.ok) return { answer: 'notAllowed', rule: judged.rule, refusal: judged, match };
  const after = match.clone();
  after.attempt(asker, situation.question);
  const rules: readonly RuleId[] = match.game.rules;
  const events = after.latest(asker);
  // What a move costs is what its player has to know.
  const costly = events.filter(
    (event) => event.type === 'drew' && 'cause' in event && event.cause === 'penalty',
  );
  const rule = ruleOfMove(costly.length > 0 ? costly : events, (id) => rules.includes(id));
  return { answer: 'allowed', rule, match, after, move: judged.move };
}
