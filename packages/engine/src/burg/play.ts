import { comesUp } from '../core/luck.ts';
import { type Seat, seatAfter } from '../core/seat.ts';
import { endRound, leaders, oneRound } from '../core/standing.ts';
import { nameOf, type Tile } from '../pieces/dominoes.ts';
import { layOn, type Placement, tileLaid } from './castle.ts';
import { mayAct } from './legal.ts';
import { type BurgMove, draws, isChain } from './move.ts';
import type { BurgState } from './state.ts';

/** One round is the match. */

export const winnersOfMatch = (state: BurgState): readonly Seat[] => leaders(state, oneRound.wins);

export function playMove(state: BurgState, seat: Seat, move: BurgMove): void {
  state.history.push({ seat, move });
  if (isChain(move)) playChain(state, seat, move);
  else if (move === draws) state.hands[seat].push(state.stock[state.drawn++]);
  else lay(state, seat, move);
  state.turn = seatAfter(seat, state.players);
  endIfStuck(state);
}

/** burg.end */
export function endIfStuck(state: BurgState): void {
  if (!mayAct(state, state.turn)) endRound(state, oneRound, 'exhausted', winnersOfMatch(state));
}

function lay(state: BurgState, seat: Seat, placement: Placement): void {
  takeOut(state.hands[seat], tileLaid(placement));
  layOn(state.castle, placement);
}

function takeOut(hand: Tile[], tile: Tile): void {
  hand.splice(hand.indexOf(tile), 1);
}

/** burg.score: what the tiles of a chain are worth, from its first; the last of these holds on. */
const worth = [1, 3, 6, 10, 15];

function playChain(state: BurgState, seat: Seat, chain: readonly Placement[]): void {
  for (let i = 0; i < chain.length; i++) {
    lay(state, seat, chain[i]);
    state.scores[seat] += worth[Math.min(i, worth.length - 1)];
  }
  giveAway(state, seat);
}

/** burg.chain.rest: the others take the remaining tiles blindly, one each, round and round. */
function giveAway(state: BurgState, giver: Seat): void {
  const rest = state.hands[giver];
  let taker = giver;
  while (rest.length > 0) {
    taker = seatAfter(taker, state.players);
    if (taker === giver) continue;
    const tile = comesUp(
      state.luck,
      (chance) => rest[chance.below(rest.length)],
      (scripted) => (rest.includes(scripted) ? null : `${nameOf(scripted)} is not left in hand to be taken`),
    );
    takeOut(rest, tile);
    state.hands[taker].push(tile);
    state.history.push({ seat: taker, from: giver });
  }
}
