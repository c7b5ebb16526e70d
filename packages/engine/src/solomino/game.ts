import type { Game } from '../core/game.ts';
import { flag, lengthOptions, type Options, starterOption } from '../core/options.ts';
import { rulePages } from '../rules.ts';
import { dealRound, readDeal, writeDeal } from './deal.ts';
import { hear, type SolominoEvent } from './event.ts';
import { guessState } from './guess.ts';
import { judgeMove } from './judge.ts';
import { legalMoves, mayInterject } from './legal.ts';
import { type SolominoMove, writeMove } from './move.ts';
import { playMove } from './play.ts';
import { rulesFor, type SolominoRules } from './rules.ts';
import { cloneState, hashState, newState, type SolominoState } from './state.ts';
import { type SolominoView, showAll, viewOf, winnersOfMatch } from './view.ts';

const interject = flag('interject', 'whoever holds a half identical to an end may lay it out of turn');

let latest: SolominoRules | null = null;

/** Tables with many matches, and bots with many guesses, ask for the same rules each time. */
function rulesAt(players: number, options: Options): SolominoRules {
  if (latest === null || latest.players !== players || latest.options !== options) {
    latest = rulesFor(players, options);
  }
  return latest;
}

/** SOLOmino: Mau-Mau as a row of dominoes. Halves that fit are laid on the ends of a snake, and symbols trigger actions. */
export const solomino: Game<SolominoState, SolominoMove, SolominoView, SolominoEvent> = {
  id: 'solomino',
  title: 'SOLOmino',
  players: { least: 2, most: 6 },
  options: [starterOption, interject, ...lengthOptions],
  rules: [...rulePages.table, ...rulePages.solomino],
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
  play: playMove,
  write: (_state, move) => writeMove(move),
  length: ({ rules }) => rules.length,
  winners: winnersOfMatch,
  deal: writeDeal,
  chanceLog: () => [],
  show: showAll,
  view: viewOf,
  hear,
  guess: (known, chance) => guessState(rulesAt(known.view.players, known.view.options), known, chance),
  hash: hashState,
};
