import type { Game } from '../core/game.ts';
import { choice, lengthOptions, type Option, type Options, starterOption } from '../core/options.ts';
import { type RuleId, type RulePage, rulePages } from '../rules.ts';
import { dealRound, readDeal, writeDeal } from './deal.ts';
import { type DominoEvent, hear } from './event.ts';
import { guesserFor, guessState } from './guess.ts';
import { judgeMove } from './judge.ts';
import { legalMoves } from './legal.ts';
import { type DominoMove, writeMove } from './move.ts';
import { playMove } from './play.ts';
import { type DominoRules, rulesFor } from './rules.ts';
import { cloneState, type DominoState, hashState, newState } from './state.ts';
import type { DominoVariant } from './variant.ts';
import { type DominoView, showAll, viewOf, winnersOfMatch } from './view.ts';

export type DominoGame = Game<DominoState, DominoMove, DominoView, DominoEvent>;

/** Turns a variant into a playable game. */
export function dominoGame(variant: DominoVariant): DominoGame {
  let latest: DominoRules | null = null;
  /** Tables with many matches, and bots with many guesses, ask for the same rules each time. */
  const rulesAt = (players: number, options: Options): DominoRules => {
    if (latest === null || latest.players !== players || latest.options !== options) {
      latest = rulesFor(variant, players, options);
    }
    return latest;
  };
  return {
    id: variant.id,
    title: variant.title,
    players: variant.players,
    options: optionsOf(variant),
    rules: rulesOf(variant),
    begin({ players, options, seed, deals }, report) {
      const rules = rulesAt(players, options);
      const fixed = deals.map((deal, index) => (deal === null ? null : readDeal(rules, deal, index)));
      const state = newState(rules, seed, fixed);
      dealRound(state, report);
      return state;
    },
    nextRound: dealRound,
    clone: (state) => cloneState(state),
    outOfTurn: () => false,
    legal: legalMoves,
    judge: judgeMove,
    play: playMove,
    write: writeMove,
    length: ({ rules }) => rules.length,
    winners: winnersOfMatch,
    deal: writeDeal,
    chanceLog: () => [],
    show: showAll,
    view: viewOf,
    hear,
    guess: (known, chance) => guessState(rulesAt(known.view.players, known.view.options), known, chance),
    guesser: (known) => guesserFor(rulesAt(known.view.players, known.view.options), known),
    hash: hashState,
  };
}

function optionsOf(variant: DominoVariant): Option[] {
  const { sets, opens, options = [] } = variant;
  const set = choice('set', 'the set of dominoes: all tiles from 0-0 up to this double', sets);
  return [set, ...lengthOptions, ...(opens === 'starter' ? [starterOption] : []), ...options];
}

/** The rules that apply, including those of Sperr if the game can be played with it. */
function rulesOf({ pages, replaces, options = [] }: DominoVariant): RuleId[] {
  const withSperr = options.some(({ name }) => name === 'sperr');
  const holding = new Set<RulePage>(['table', 'domino', ...pages]);
  if (withSperr) holding.add('sperr');
  const rules = [...holding].flatMap((page): readonly RuleId[] => rulePages[page]);
  return rules.filter((rule) => !replaces.includes(rule));
}
