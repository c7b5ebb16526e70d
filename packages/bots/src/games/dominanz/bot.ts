import { type Chance, type MoveText, type Seat, seatAt, solveDominanz } from '@tischrunde/engine';
import { type DominanzMove, type DominanzState, dominanz, rowProspects } from '@tischrunde/engine/internals';
import type { BotOf, Decision, Judgement, QuestionOf, Thinking } from '../../bot.ts';
import { unit } from '../../random.ts';
import { legalOf } from '../../search/rollout.ts';
import { timeToAct } from '../../timing.ts';
import { Lookahead, promiseOf, tilesIn } from './lookahead.ts';

const { worth } = rowProspects;

/** Dominanz hides nothing: look ahead, and solve the endgame. */
export const dominanzBot: BotOf<'dominanz'> = { decide, judge };

/** With so few tiles left the endgame is solved. */
export const exactWith = 11;

function* decide({ known, seat, level, chance, work }: QuestionOf<'dominanz'>): Thinking<Decision> {
  const state = dominanz.guess(known, chance);
  const after = timeToAct(level, true, chance);
  const moves = legalOf(dominanz, state, seatAt(seat));
  if (moves.length === 0) return { move: null, after };
  if (level === 'strong') return { move: yield* foreseen(state, moves, chance, work), after };
  const rate = level === 'easy' ? greed : promise;
  const best = bestBy(moves, (move) => rate(state, move) + noise[level] * unit(chance));
  return { move: dominanz.write(state, best), after };
}

const noise = { easy: 8, medium: 0.3 } as const;

/** The easy level takes what counts at once and ignores the answer. */
function greed(state: DominanzState, move: DominanzMove): number {
  const seat = state.turn;
  const next = played(state, move);
  return leadNow(next, seat) - leadNow(state, seat);
}

/** The average value of the rows if the remaining tiles fall at random. */
function promise(state: DominanzState, move: DominanzMove): number {
  const seat = state.turn;
  return promiseOf(played(state, move), seat);
}

function leadNow({ sums }: DominanzState, seat: Seat): number {
  const [own, other] = seat === 0 ? [0, rows] : [rows, 0];
  let lead = 0;
  for (let row = 0; row < rows; row++) lead += worth(sums[own + row], sums[other + row]);
  return lead;
}

const rows = 7;

function played(state: DominanzState, move: DominanzMove): DominanzState {
  const next = dominanz.clone(state);
  dominanz.play(next, state.turn, move);
  return next;
}

function bestBy<T>(all: readonly T[], rate: (one: T) => number): T {
  let best = all[0];
  let highest = Number.NEGATIVE_INFINITY;
  for (const one of all) {
    const rating = rate(one);
    if (rating <= highest) continue;
    highest = rating;
    best = one;
  }
  return best;
}

function* foreseen(
  state: DominanzState,
  moves: readonly DominanzMove[],
  chance: Chance,
  work: number,
): Thinking<MoveText> {
  const solved = tilesIn(state.left) <= exactWith ? solveDominanz(state) : null;
  if (solved !== null) return solved.move;
  const shuffled = [...moves];
  chance.shuffle(shuffled);
  const { moves: weighed } = yield* new Lookahead(state, work).weigh(shuffled, false);
  return dominanz.write(state, weighed[0].move);
}

function* judge({ known, seat, chance, work }: QuestionOf<'dominanz'>): Thinking<readonly Judgement[]> {
  const state = dominanz.guess(known, chance);
  const moves = legalOf(dominanz, state, seatAt(seat));
  const left = tilesIn(state.left);
  if (left < exactWith) {
    const judged: Judgement[] = [];
    for (const move of moves) {
      judged.push({ move: dominanz.write(state, move), chance: sureOf(exactLead(state, move)), margin: 0 });
      yield endgameWork;
    }
    return judged.sort((one, other) => other.chance - one.chance);
  }
  const { moves: weighed } = yield* new Lookahead(state, work).weigh(moves, true);
  return weighed.map(({ move, value }) => {
    const likely = 1 / (1 + Math.exp((-1.7 * value) / spread(left)));
    return { move: dominanz.write(state, move), chance: likely, margin: 1.2 * likely * (1 - likely) };
  });
}

/** The approximate work of an endgame. */
const endgameWork = 10_000;

/** The final lead after a move with best play by both. */
function exactLead(state: DominanzState, move: DominanzMove): number {
  const next = played(state, move);
  if (next.left === 0) return leadNow(next, state.turn);
  const { difference } = solveDominanz(next) ?? { difference: 0 };
  return next.turn === state.turn ? difference : -difference;
}

const sureOf = (lead: number): number => (lead > 0 ? 1 : lead < 0 ? 0 : 0.5);

/** How far the final lead usually is from the predicted one; measured in matches between strong bots. */
const spread = (left: number): number => 0.28 * left;
