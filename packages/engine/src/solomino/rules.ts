import { isOn, numberOf, type Options } from '../core/options.ts';
import { type Seat, seatAt } from '../core/seat.ts';
import type { MatchLength } from '../core/standing.ts';

/** The rules of one table, prepared before the match. */
export interface SolominoRules {
  readonly players: number;
  readonly options: Options;
  readonly starter: Seat;
  readonly interject: boolean;
  readonly length: MatchLength;
}

/** solomino.deal */
export const handSize = 8;

export function rulesFor(players: number, options: Options): SolominoRules {
  const rounds = numberOf(options, 'rounds');
  const target = numberOf(options, 'target');
  return {
    players,
    options,
    starter: seatAt(numberOf(options, 'starter') ?? 0),
    interject: isOn(options, 'interject'),
    length: {
      rounds: rounds === null && target === null ? 1 : rounds,
      target,
      atOnce: false,
      exceed: false,
      wins: 'fewest',
    },
  };
}
