import type { Game } from '../core/game.ts';
import { choice, starterOption } from '../core/options.ts';
import { oneRound } from '../core/standing.ts';
import { tileName } from '../pieces/dominoes.ts';
import { rulePages } from '../rules.ts';
import { beginMatch, writeDeal } from './deal.ts';
import { type BurgEvent, hear } from './event.ts';
import { guessState } from './guess.ts';
import { judgeMove } from './judge.ts';
import { legalMoves } from './legal.ts';
import { type BurgMove, writeMove } from './move.ts';
import { playMove, winnersOfMatch } from './play.ts';
import { type BurgState, cloneState, hashState } from './state.ts';
import { type BurgView, showAll, viewOf } from './view.ts';

/** Burg-Domino by Hartmut Kommerell: tiles are built on each other, and only chains score. */
export const burg: Game<BurgState, BurgMove, BurgView, BurgEvent> = {
  id: 'burg',
  title: 'Castle domino',
  players: { least: 2, most: 4 },
  options: [
    choice('set', 'the set of dominoes: all tiles from 0-0 up to this double', [6, 9]),
    starterOption,
  ],
  rules: [...rulePages.table, 'domino.order', ...rulePages.burg],

  begin: beginMatch,
  nextRound() {
    throw new Error('a match of burg has one round');
  },
  clone: cloneState,

  outOfTurn: () => false,
  legal: legalMoves,
  judge: judgeMove,
  play: playMove,
  write: (_state, move) => writeMove(move),

  length: () => oneRound,
  winners: winnersOfMatch,
  deal: writeDeal,
  chanceLog: ({ luck }) => luck.outcomes.map(tileName),
  show: showAll,
  view: viewOf,
  hear,
  guess: guessState,
  hash: hashState,
};
