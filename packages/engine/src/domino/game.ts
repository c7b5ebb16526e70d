import type { Game } from '../core/game.ts';
import { choice, lengthOptions, type Option, starterOption } from '../core/options.ts';
import { type RuleId, rulePages } from '../rules.ts';
import { dealRound, readDeal, writeDeal } from './deal.ts';
import { guessState } from './guess.ts';
import { judgeMove } from './judge.ts';
import { type DominoMove, writeMove } from './move.ts';
import { rulesFor } from './rules.ts';
import { cloneState, type DominoState, hashState, newState } from './state.ts';
import { legalMoves, playMove } from './turn.ts';
import type { DominoVariant } from './variant.ts';
import { showAll, viewOf, winnersOfMatch } from './view.ts';

export type DominoGame = Game<DominoState, DominoMove>;

/** Makes a playable game of a variant. */
export function dominoGame(variant: DominoVariant): DominoGame {
  return {
    id: variant.id,
    title: variant.title,
    players: variant.players,
    options: optionsOf(variant),
    rules: rulesOf(variant),
    begin({ players, options, seed, deals }) {
      const rules = rulesFor(variant, players, options);
      const fixed = deals.map((deal, index) => (deal === null ? null : readDeal(rules, deal, index)));
      const state = newState(rules, seed, fixed);
      dealRound(state);
      return state;
    },
    nextRound: dealRound,
    clone: cloneState,
    legal: legalMoves,
    judge: judgeMove,
    play: playMove,
    write: writeMove,
    winners: winnersOfMatch,
    deal: writeDeal,
    show: showAll,
    view: viewOf,
    guess: (view, chance) => guessState(rulesFor(variant, view.players, view.options), view, chance),
    hash: hashState,
  };
}

function optionsOf(variant: DominoVariant): Option[] {
  const { sets, opens, options = [] } = variant;
  const set = choice('set', 'the set of dominoes: all tiles from 0-0 up to this double', sets);
  return [set, ...lengthOptions, ...(opens === 'starter' ? [starterOption] : []), ...options];
}

const rulesOf = ({ pages, replaces }: DominoVariant): RuleId[] =>
  [...rulePages.table, ...rulePages.domino, ...pages.flatMap((page): readonly RuleId[] => rulePages[page])].filter(
    (rule) => !replaces.includes(rule),
  );
