import { type Chance, type JsonObject, type Match, type Seat, seatsOf } from '@tischrunde/engine';

/** One call in this many is forgotten. */
const forgets = 3;

/** What the machine does at a seat: any legal move; now and then it forgets to call. */
export function machineMove(match: Match, seat: Seat, chance: Chance): JsonObject {
  const moves = match.legal(seat);
  const { call, ...silent } = moves[chance.below(moves.length)];
  return call === undefined || chance.below(forgets) === 0 ? silent : { ...silent, call };
}

/** Which of the machine's seats acts now: any that can. Null where it leaves the turn to the player. */
export function machineSeat(match: Match, player: Seat, chance: Chance): Seat | null {
  const able = seatsOf(match.players).filter((seat) => seat !== player && match.legal(seat).length > 0);
  if (able.length === 0 || (match.turn === player && chance.below(2) === 0)) return null;
  return able.length === 1 ? able[0] : able[chance.below(able.length)];
}
