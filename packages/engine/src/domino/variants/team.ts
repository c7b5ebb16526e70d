import { flag } from '../../core/options.ts';
import { type Seat, seatsOf } from '../../core/seat.ts';
import { pipsInHand } from '../hands.ts';
import { pipsOf } from '../scoring.ts';
import type { DominoState } from '../state.ts';
import type { DominoVariant, Settle } from '../variant.ts';
import { block } from './block.ts';

const membersOf = (state: DominoState, team: number): Seat[] =>
  seatsOf(state.players).filter((seat) => state.teams[seat] === team);

function credit(state: DominoState, seats: readonly Seat[], points: number): readonly Seat[] {
  for (const seat of seats) state.scores[seat] += points;
  return seats;
}

/** team.score: the team that went out, or holds fewer pips together, is credited with what the other holds. */
const settle: Settle = (state, reason, by) => {
  const [higher, lower] = [membersOf(state, 0), membersOf(state, 1)];
  const lead = pipsOf(state, lower) - pipsOf(state, higher);
  if (reason !== 'out' && lead === 0) return seatsOf(state.players);
  const higherWins = reason === 'out' ? state.teams[by] === 0 : lead > 0;
  return higherWins
    ? credit(state, higher, pipsOf(state, lower))
    : credit(state, lower, pipsOf(state, higher));
};

/** Sperr among teams: the teams' pips are compared; only the locker pays for a lock that fails. */
const settleLock: Settle = (state, _reason, locker) => {
  const own = membersOf(state, state.teams[locker]);
  const opponents = membersOf(state, 1 - state.teams[locker]);
  if (pipsOf(state, opponents) >= pipsOf(state, own)) return credit(state, own, pipsOf(state, opponents));
  state.scores[locker] -= 2 * pipsInHand(state, locker);
  return credit(state, opponents, pipsOf(state, own));
};

/** Blockspiel im Team: the two heaviest hands play together against the other two. */
export const team: DominoVariant = {
  ...block,
  id: 'team',
  title: 'Team block',
  players: { least: 4, most: 4 },
  sets: [6, 12, 15],
  pages: ['block', 'team'],
  replaces: ['block.deal', 'domino.score', 'domino.blocked.tie'],
  options: [...(block.options ?? []), flag('openTalk', "partners may consult: each sees the other's tiles")],
  deal: () => 4,
  teams: true,
  settle,
  settleLock,
  fields: (state) => ({ teams: [membersOf(state, 0), membersOf(state, 1)] }),
};
