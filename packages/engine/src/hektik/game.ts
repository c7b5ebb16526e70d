import { chanceOf, type Seed } from '../core/chance.ts';
import type { DealText, Game } from '../core/game.ts';
import { BadInput } from '../core/json.ts';
import { choice, flag, lengthOptions } from '../core/options.ts';
import { leaders } from '../core/standing.ts';
import { checkFields, tilesFrom } from '../pieces/deal-fields.ts';
import { high, isDouble } from '../pieces/dominoes.ts';
import { rulePages } from '../rules.ts';
import type { HektikEvent } from './event.ts';
import { guessState } from './guess.ts';
import { judgeMove } from './judge.ts';
import { legalMoves } from './legal.ts';
import { type HektikMove, writeMove } from './move.ts';
import { lengthOf, playMove, reveal } from './play.ts';
import {
  allTiles,
  cloneState,
  type HektikState,
  hashState,
  highest,
  nameOfDouble,
  newState,
  values,
} from './state.ts';
import { type HektikView, showAll, viewOf } from './view.ts';

/** Hektik-Domino: everybody builds at once, and the first chain from the double's value to itself wins the double. */
export const hektik: Game<HektikState, HektikMove, HektikView, HektikEvent> = {
  id: 'hektik',
  title: 'Hectic domino',
  players: { least: 2, most: 4 },
  options: [
    choice('set', 'the set of dominoes: all tiles from 0-0 up to this double', [highest]),
    ...lengthOptions,
    flag('copies', 'everybody builds from a full middle of their own'),
  ],
  rules: [...rulePages.table, ...rulePages.hektik],

  begin({ players, options, seed, deals }, report) {
    const [fixed] = deals.map((deal, index) => (deal === null ? null : readDoubles(deal, index)));
    const state = newState(players, options, fixed ?? orderByChance(seed));
    reveal(state, report);
    return state;
  },
  nextRound() {
    throw new Error('the next double is turned up at once');
  },
  clone: cloneState,

  outOfTurn: () => true,
  legal: legalMoves,
  judge: judgeMove,
  play: playMove,
  write: (_state, move) => writeMove(move),

  length: lengthOf,
  winners: (state) => leaders(state, 'most'),
  deal: ({ order }) => ({ doubles: order.map(nameOfDouble) }),
  chanceLog: () => [],
  show: showAll,
  view: viewOf,
  hear: (_state, event) => event,
  guess: guessState,
  hash: hashState,
};

/** hektik.reveal */
function orderByChance(seed: Seed): number[] {
  const order = [...values];
  chanceOf(seed, 1).shuffle(order);
  return order;
}

function readDoubles(deal: DealText, index: number): number[] {
  const place = `deals[${index}]`;
  checkFields('hektik', deal, place, ['doubles']);
  const doubles = tilesFrom(deal.doubles, `${place}.doubles`, (tile) =>
    isDouble(tile) && tile < allTiles.length ? null : `is not a double of the double-${highest} set`,
  );
  if (doubles.length === 0) throw new BadInput(`${place}.doubles`, 'there is no double to play for');
  return doubles.map((tile) => high[tile]);
}
