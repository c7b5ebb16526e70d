import { type Standing, seatAt } from '@tischrunde/engine';
import type { Level } from '../../bot.ts';
import type { Rules } from '../../evaluation/rules.ts';
import { anyOf, happens } from '../../random.ts';
import { legalOf } from '../../search/rollout.ts';
import { after, type Situation } from './solitaire-bot.ts';

/** How many lays a level looks ahead, and how often it makes just any move. */
const foresight: Readonly<Record<Level, { readonly depth: number; readonly careless: number }>> = {
  easy: { depth: 1, careless: 0.25 },
  medium: { depth: 5, careless: 0 },
  strong: { depth: 7, careless: 0 },
};

/** The move with the longest continuation within the depth; then the one that leaves most choices. */
export function farthestMove<S extends Standing, M>(
  game: Rules<S, M>,
  { state, moves, chance }: Situation<S, M>,
  level: Level,
): M {
  const { depth, careless } = foresight[level];
  if (happens(careless, chance)) return anyOf(moves, chance);
  const reaches = moves.map((move) => reach(game, after(game, state, move), depth - 1));
  const best = Math.max(...reaches);
  return anyOf(
    moves.filter((_, index) => reaches[index] === best),
    chance,
  );
}

function reach<S extends Standing, M>(game: Rules<S, M>, state: S, depth: number): number {
  if (state.phase !== 'play') return game.winners(state).length > 0 ? 1000 : 0;
  const moves = legalOf(game, state, seatAt(0));
  if (depth === 0) return moves.length / 100;
  return 1 + Math.max(...moves.map((move) => reach(game, after(game, state, move), depth - 1)));
}
