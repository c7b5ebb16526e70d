import { flag } from '../../core/options.ts';
import { type Seat, seatsOf } from '../../core/seat.ts';
import { pipsOf } from '../scoring.ts';
import type { DominoVariant, EndedRound, Settle } from '../variant.ts';
import { block } from './block.ts';

const membersOf = ({ players, teams }: Pick<EndedRound, 'players' | 'teams'>, team: number): Seat[] =>
  seatsOf(players).filter((seat) => teams[seat] === team);

function credit(round: EndedRound, seats: readonly Seat[], points: number): readonly Seat[] {
  for (const seat of seats) round.scores[seat] += points;
  return seats;
}

/** team.score: the team that went out, or holds fewer pips together, is credited with what the other holds. */
const settle: Settle = (round, reason, by) => {
  const [higher, lower] = [membersOf(round, 0), membersOf(round, 1)];
  const lead = pipsOf(round, lower) - pipsOf(round, higher);
  if (reason !== 'out' && lead === 0) return seatsOf(round.players);
  const higherWins = reason === 'out' ? round.teams[by] === 0 : lead > 0;
  return higherWins
    ? credit(round, higher, pipsOf(round, lower))
    : credit(round, lower, pipsOf(round, higher));
};

/** Sperr among teams: the teams' pips are compared; only the locker pays for a lock that fails. */
const settleLock: Settle = (round, _reason, locker) => {
  const own = membersOf(round, round.teams[locker]);
  const opponents = membersOf(round, 1 - round.teams[locker]);
  if (pipsOf(round, opponents) >= pipsOf(round, own)) return credit(round, own, pipsOf(round, opponents));
  round.scores[locker] -= 2 * round.counts[locker];
  return credit(round, opponents, pipsOf(round, own));
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
