import type { Game } from '../core/game.ts';
import { flag, lengthOptions, type Options, starterOption } from '../core/options.ts';
import { cardName } from '../pieces/solo-cards.ts';
import { rulePages } from '../rules.ts';
import { dealRound, readDeal, writeDeal } from './deal.ts';
import { hear, type SoloEvent } from './event.ts';
import { guessState } from './guess.ts';
import { judgeMove } from './judge.ts';
import { legalMoves, mayInterject } from './legal.ts';
import { type SoloMove, writeMove } from './move.ts';
import { play } from './play.ts';
import { rulesFor, type SoloRules } from './rules.ts';
import { cloneState, hashState, newState, type SoloState } from './state.ts';
import { type SoloView, showAll, viewOf, winnersOfMatch } from './view.ts';

let latest: SoloRules | null = null;

/** Tables with many matches ask for the same rules each time. */
function rulesAt(players: number, options: Options): SoloRules {
  if (latest === null || latest.players !== players || latest.options !== options)
    latest = rulesFor(players, options);
  return latest;
}

/** SOLO, a wild Mau-Mau: lay what fits, or at any time exactly the card on top, and call before the last card. */
export const solo: Game<SoloState, SoloMove, SoloView, SoloEvent> = {
  id: 'solo',
  title: 'SOLO',
  players: { least: 2, most: 10 },
  options: [
    starterOption,
    {
      ...flag('interject', 'whoever holds exactly the card on top may lay it at once, on turn or not'),
      standard: true,
    },
    flag('reverseSkips', 'with two players a reverse skips the other one'),
    ...lengthOptions,
  ],
  rules: [...rulePages.table, ...rulePages.solo],
  begin({ players, options, seed, deals }, report) {
    const rules = rulesAt(players, options);
    const fixed = deals.map((deal, index) => (deal === null ? null : readDeal(rules, deal, index)));
    const state = newState(rules, seed, fixed);
    dealRound(state, report);
    return state;
  },
  nextRound: dealRound,
  clone: cloneState,
  outOfTurn: mayInterject,
  legal: legalMoves,
  judge: judgeMove,
  play,
  write: (_state, move) => writeMove(move),
  length: ({ rules }) => rules.length,
  winners: winnersOfMatch,
  deal: writeDeal,
  chanceLog: ({ luck }) => luck.outcomes.map((pile) => pile.map(cardName)),
  show: showAll,
  view: viewOf,
  hear,
  guess: (known, chance) => guessState(rulesAt(known.view.players, known.view.options), known, chance),
  hash: hashState,
};
