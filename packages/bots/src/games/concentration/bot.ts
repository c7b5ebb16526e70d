import { type Chance, type ConcentrationView, seatAt } from '@tischrunde/engine';
import {
  type ConcentrationState,
  concentration,
  pips,
  readTile,
  type Tile,
} from '@tischrunde/engine/internals';
import type { BotOf, Decision, Judgement, Level, QuestionOf, Thinking } from '../../bot.ts';
import { unit } from '../../random.ts';
import { type Estimate, marginOf, meanOf } from '../../search/move-search.ts';
import { legalOf } from '../../search/rollout.ts';
import { timeToAct } from '../../timing.ts';
import { type Memory, memoryOf, type Seen } from './memory.ts';
import { type Flip, type Knowledge, Playout } from './playout.ts';

/** Konzentration: remember, take what adds up, and show the others no more than it is worth. */
export const concentrationBot: BotOf<'concentration'> = { decide, judge };

type Question = QuestionOf<'concentration'>;

/** How often a cell is confused with a neighbour. */
const mixUps: Readonly<Record<Level, number>> = { easy: 0.15, medium: 0.03, strong: 0 };

/** The table as a player sees it who remembers some tiles. */
interface Situation {
  readonly state: ConcentrationState;
  readonly memory: Memory;
  /** Remembered tiles that can be flipped, latest first. */
  readonly known: readonly Seen[];
  /** Cells that can be flipped and are not remembered. */
  readonly unknown: readonly number[];
  /** The pips that would match the tile turned up first; null before the first flip. */
  readonly wanted: number | null;
}

function situationOf({ known: { view, events }, seat, level, chance }: Question): Situation {
  // A guess has every tile that was ever seen in its place. Forgetful bots must not look at its grid.
  const state = concentration.guess({ view, events }, chance);
  const memory = memoryOf(events, seat, level);
  const cells = legalOf(concentration, state, seatAt(seat));
  const known = memory.seen.filter(({ cell }) => cells.includes(cell)).reverse();
  const unknown = cells.filter((cell) => known.every((seen) => seen.cell !== cell));
  const wanted = state.up.length === 1 ? state.agreed.sum - pips[tileOn(view, state.up[0])] : null;
  return { state, memory, known, unknown, wanted };
}

/** The tile that lies open on a cell. */
const tileOn = ({ grid }: ConcentrationView, cell: number): Tile => readTile(grid[cell]) ?? 0;

function* decide(question: Question): Thinking<Decision> {
  const { seat, level, chance } = question;
  const after = timeToAct(level, true, chance);
  const situation = situationOf(question);
  if (situation.state.turn !== seat || situation.state.phase !== 'play') return { move: null, after };
  const sure = pairCell(situation);
  const cell =
    sure !== null
      ? mixedUp(situation, sure, level, chance)
      : level === 'strong'
        ? yield* chooseFlip(situation, question)
        : (anyOf(situation.unknown, chance) ?? situation.known[0].cell);
  return { move: concentration.write(situation.state, cell), after };
}

/** The next cell of a known pair. Of several, the one seen last, because the others remember it best too. */
function pairCell({ state, known, wanted }: Situation): number | null {
  if (wanted !== null) return known.find(({ tile }) => pips[tile] === wanted)?.cell ?? null;
  const first = known.find((one) =>
    known.some((other) => other !== one && pips[one.tile] + pips[other.tile] === state.agreed.sum),
  );
  return first?.cell ?? null;
}

/** The intended cell, or by mistake a neighbour. */
function mixedUp({ state, unknown }: Situation, cell: number, level: Level, chance: Chance): number {
  if (unit(chance) >= mixUps[level]) return cell;
  const { columns } = state.agreed;
  const beside = unknown.filter((other) => {
    const across = Math.abs((other % columns) - (cell % columns));
    return across + Math.abs(Math.trunc(other / columns) - Math.trunc(cell / columns)) === 1;
  });
  return anyOf(beside, chance) ?? cell;
}

const anyOf = (cells: readonly number[], chance: Chance): number | null =>
  cells.length === 0 ? null : cells[chance.below(cells.length)];

/** Without a pair to take: flip an unknown tile, or show the others nothing new. */
function* chooseFlip(situation: Situation, question: Question): Thinking<number> {
  const { known, unknown, wanted } = situation;
  const estimates = yield* estimated(situation, question, flipsOf(situation));
  const [best, second] = estimates;
  // A turn without anything new is dull for the others, so it must be clearly better.
  const isClear = wanted !== null || second === undefined || isClearly(best, second);
  const isOld = best.move === 'old' && isClear;
  return (isOld ? null : anyOf(unknown, question.chance)) ?? known[0].cell;
}

const isClearly = (best: Estimate<Flip>, second: Estimate<Flip>): boolean =>
  meanOf(best) - meanOf(second) > marginOf(best) + marginOf(second);

/**
 * The kinds of flips, apart from pairs. Flipping only known tiles amounts to a pass, and if everybody did it
 * the match would never end: so it is excluded if the turn before brought nothing new either.
 */
function flipsOf({ memory, known, unknown, wanted }: Situation): Flip[] {
  if (unknown.length === 0) return ['old'];
  const mayPass = wanted !== null || memory.flips - memory.news < 2;
  return known.length >= (wanted === null ? 2 : 1) && mayPass ? ['new', 'old'] : ['new'];
}

function* estimated(
  situation: Situation,
  question: Question,
  flips: readonly Flip[],
): Thinking<Estimate<Flip>[]> {
  const { chance, work } = question;
  const knowledge = knowledgeOf(situation, question.known.view, question.seat);
  const all = flips.map((move): Estimate<Flip> => ({ move, tries: 0, sum: 0, squares: 0 }));
  for (let spent = 0; spent < work && all.length > 1; ) {
    let step = 0;
    for (const estimate of all) {
      for (let repeat = 0; repeat < repeats; repeat++) {
        const playout = new Playout(knowledge, chance);
        const value = playout.value(estimate.move ?? 'new');
        estimate.tries++;
        estimate.sum += value;
        estimate.squares += value * value;
        step += playout.flips + playoutWork;
      }
    }
    spent += step;
    yield step;
  }
  return all.sort((one, other) => meanOf(other) - meanOf(one));
}

const repeats = 16;
/** The work of setting up a playout, in flips. */
const playoutWork = 10;

function knowledgeOf({ state, known, wanted }: Situation, view: ConcentrationView, seat: number): Knowledge {
  const { sum, tiles } = state.agreed;
  const hidden = new Int8Array(sum + 1);
  const seen = new Int8Array(sum + 1);
  for (let tile = 0; tile < tiles; tile++) hidden[pips[tile]]++;
  for (const { tile } of known) seen[pips[tile]]++;
  state.takers.forEach((_, cell) => {
    const isOpen = state.takers[cell] >= 0 || (wanted !== null && state.up.includes(cell));
    if (isOpen) hidden[pips[tileOn(view, cell)]]--;
  });
  for (let one = 0; one <= sum; one++) hidden[one] -= seen[one];
  return { state, seat: seatAt(seat), known: seen, hidden, first: wanted === null ? -1 : sum - wanted };
}

function* judge(question: Question): Thinking<readonly Judgement[]> {
  const situation = situationOf({ ...question, level: 'strong' });
  const { state, known, unknown } = situation;
  if (state.turn !== question.seat || state.phase !== 'play') return [];
  const pair = pairCell(situation);
  const flips: Flip[] = pair === null ? ['new', 'old'] : ['pair', 'new', 'old'];
  const estimates = yield* estimated(situation, question, flips);
  const kindOf = (cell: number): Flip =>
    unknown.includes(cell) ? 'new' : makesPair(situation, cell) ? 'pair' : 'old';
  const judged = [...known.map(({ cell }) => cell), ...unknown].flatMap((cell): Judgement[] => {
    const estimate = estimates.find(({ move }) => move === kindOf(cell));
    if (estimate === undefined) return [];
    return [{ move: concentration.write(state, cell), chance: meanOf(estimate), margin: marginOf(estimate) }];
  });
  return judged.sort((one, other) => other.chance - one.chance);
}

/** Whether a remembered tile makes a pair with the open tile or with another remembered one. */
function makesPair({ state, known, wanted }: Situation, cell: number): boolean {
  const found = known.find((seen) => seen.cell === cell);
  if (found === undefined) return false;
  if (wanted !== null) return pips[found.tile] === wanted;
  return known.some((other) => other !== found && pips[found.tile] + pips[other.tile] === state.agreed.sum);
}
