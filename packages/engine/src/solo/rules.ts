import { isOn, numberOf, type Options } from '../core/options.ts';
import { type Seat, seatAt } from '../core/seat.ts';
import type { MatchLength } from '../core/standing.ts';

/** The rules of one table. */
export interface SoloRules {
  readonly players: number;
  readonly options: Options;
  readonly starter: Seat;
  readonly interject: boolean;
  /** With two players a reverse skips the other one. */
  readonly reverseSkips: boolean;
  readonly length: MatchLength;
}

export const rulesFor = (players: number, options: Options): SoloRules => ({
  players,
  options,
  starter: seatAt(numberOf(options, 'starter') ?? 0),
  interject: isOn(options, 'interject'),
  reverseSkips: players === 2 && isOn(options, 'reverseSkips'),
  length: lengthOf(options),
});

/** solo.end: until somebody has more than 500, unless the table has agreed otherwise. */
function lengthOf(options: Options): MatchLength {
  const rounds = numberOf(options, 'rounds');
  const target = numberOf(options, 'target') ?? (rounds === null ? 500 : null);
  return { rounds, target, atOnce: false, exceed: true, wins: 'fewest' };
}
