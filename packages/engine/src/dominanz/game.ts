import { reportDeal } from '../core/event.ts';
import type { Game } from '../core/game.ts';
import { numberOf, starterOption } from '../core/options.ts';
import { seatAt } from '../core/seat.ts';
import { beginRound, leaders, oneRound } from '../core/standing.ts';
import { checkFields } from '../pieces/deal-fields.ts';
import { rulePages } from '../rules.ts';
import type { DominanzEvent } from './event.ts';
import { guessState } from './guess.ts';
import { judgeMove } from './judge.ts';
import { legalMoves } from './legal.ts';
import { type DominanzMove, writeMove } from './move.ts';
import { playMove } from './play.ts';
import { cloneState, type DominanzState, hashState, newState } from './state.ts';
import { type DominanzView, showAll, viewOf } from './view.ts';

/** Dominanz: in every row the higher sum wins the lower one, if it is not too high. */
export const dominanz: Game<DominanzState, DominanzMove, DominanzView, DominanzEvent> = {
  id: 'dominanz',
  title: 'Dominance',
  players: { least: 2, most: 2 },
  options: [starterOption],
  rules: [...rulePages.table, ...rulePages.dominanz],

  begin({ players, options, deals }, report) {
    deals.forEach((deal, index) => {
      if (deal !== null) checkFields('dominanz', deal, `deals[${index}]`, []);
    });
    const state = newState(players, options);
    beginRound(state);
    state.turn = seatAt(numberOf(options, 'starter') ?? 0);
    reportDeal(state, report);
    return state;
  },
  nextRound() {
    throw new Error('one round is the match');
  },
  clone: cloneState,

  outOfTurn: () => false,
  legal: legalMoves,
  judge: judgeMove,
  play: playMove,
  write: (_state, move) => writeMove(move),

  length: () => oneRound,
  winners: (state) => leaders(state, 'most'),
  deal: () => ({}),
  chanceLog: () => [],
  show: showAll,
  view: viewOf,
  hear: (_state, event) => event,
  guess: guessState,
  hash: hashState,
};
