import type { Game } from '../core/game.ts';
import { choice, lengthOptions, starterOption } from '../core/options.ts';
import { leaders } from '../core/standing.ts';
import { tileName } from '../pieces/dominoes.ts';
import { rulePages } from '../rules.ts';
import { layOut, readGrid } from './deal.ts';
import type { ConcentrationEvent } from './event.ts';
import { guessState } from './guess.ts';
import { judgeFlip } from './judge.ts';
import { legalFlips } from './legal.ts';
import { playFlip } from './play.ts';
import { type ConcentrationMove, type ConcentrationState, cloneState, hashState, newState } from './state.ts';
import { type ConcentrationView, showAll, viewOf } from './view.ts';

/** Konzentration: remember where the tiles lie, and take two that add up. */
export const concentration: Game<
  ConcentrationState,
  ConcentrationMove,
  ConcentrationView,
  ConcentrationEvent
> = {
  id: 'concentration',
  title: 'Concentration',
  players: { least: 2, most: 6 },
  options: [
    choice('set', 'the set of dominoes: all tiles from 0-0 up to this double', [6, 9]),
    ...lengthOptions,
    starterOption,
  ],
  rules: [...rulePages.table, ...rulePages.concentration],

  begin({ players, options, seed, deals }, report) {
    const grids = deals.map((deal, index) => (deal === null ? null : readGrid(options, deal, index)));
    const state = newState(players, options, seed, grids);
    layOut(state, report);
    return state;
  },
  nextRound: layOut,
  clone: cloneState,

  outOfTurn: () => false,
  legal: legalFlips,
  judge: judgeFlip,
  play: playFlip,
  write: (_state, cell) => ({ type: 'flip', cell }),

  length: ({ agreed }) => agreed.length,
  winners: (state) => leaders(state, 'most'),
  deal: ({ grid }) => ({ grid: grid.map(tileName) }),
  chanceLog: () => [],
  show: showAll,
  view: viewOf,
  hear: (_state, event) => event,
  guess: guessState,
  hash: hashState,
};
