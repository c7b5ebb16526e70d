import { type Chance, hintSolo2 } from '@tischrunde/engine';
import { lineEnds, line as lines, type Solo2State, solo2, type Tile } from '@tischrunde/engine/internals';
import type { BotOf, Thinking } from '../../bot.ts';
import { anyOf } from '../../random.ts';
import { farthestMove } from './farthest-move.ts';
import { certainLoss, certainWin, type Odds, readMove, solitaireBot } from './solitaire-bot.ts';

const { layDown, tileIn, valuesAtEnds } = lines;
const { eachOf, endsAfter, endsOf, oddAfterAll } = lineEnds;

/** Solo 2: lay the hand so that coming hands can be laid too. */
export const solo2Bot: BotOf<'solo2'> = solitaireBot({
  game: solo2,
  pace: 1.5,
  choose(situation, level, { view }) {
    const { state, moves, chance } = situation;
    if (level === 'strong') {
      const hinted = readMove(solo2, state, hintSolo2(view).moves[0]);
      if (hinted !== null) return hinted;
    }
    // Prefer a lay after which the whole hand can be laid.
    const whole = level === 'easy' ? [] : moves.filter((move) => endsWith(state, move).ends !== 0);
    return whole.length > 0 ? anyOf(whole, chance) : farthestMove(solo2, situation, level);
  },
  *weigh({ state, moves, chance }, work) {
    const all: Odds[] = [];
    for (const move of moves) all.push(yield* chanceWith(state, move, chance, work / moves.length));
    return all;
  },
});

/**
 * The ends that the rest of the hand can leave after a lay, and the values that then occur an odd number of
 * times.
 */
function endsWith({ line, hand }: Solo2State, lay: lines.Lay): { ends: lineEnds.Ends; odd: number } {
  const then = lines.cloneLine(line);
  layDown(then, lay);
  const rest = hand.filter((tile) => tile !== tileIn(lay));
  const [one, other] = valuesAtEnds(then) ?? [0, 0];
  const odd = (1 << one) ^ (1 << other);
  return { ends: endsAfter(rest, endsOf(one, other), odd), odd: oddAfterAll(odd, rest) };
}

/** The chance to win after a lay, with the best ends it can lead to. */
function* chanceWith(state: Solo2State, lay: lines.Lay, chance: Chance, work: number): Thinking<Odds> {
  const { ends, odd } = endsWith(state, lay);
  const toCome = Math.floor(state.stock.length / state.handSize);
  if (ends === 0) return certainLoss;
  if (toCome === 0) return certainWin;
  const aims = [...eachOf(ends)];
  const tries = Math.round(Math.min(2000, Math.max(100, work / (drawWork * toCome * aims.length))));
  let best = certainLoss;
  for (const aim of aims) {
    const found = drawn({ unseen: state.stock, ends: aim, odd }, state.handSize, toCome, tries, chance);
    yield tries * toCome * drawWork;
    if (found.chance >= best.chance) best = found;
  }
  return best;
}

/** The work of drawing and laying a simulated hand. */
const drawWork = 4;

interface Ahead {
  readonly unseen: readonly Tile[];
  readonly ends: lineEnds.Ends;
  readonly odd: number;
}

/**
 * Draws hand after hand, each from positions reached before; the chance is the product of the success rates.
 */
function drawn(from: Ahead, handSize: number, toCome: number, tries: number, chance: Chance): Odds {
  let lays: Ahead[] = [from];
  let product = 1;
  let doubt = 0;
  for (let hand = 0; hand < toCome; hand++) {
    const next: Ahead[] = [];
    for (let i = 0; i < tries; i++) {
      const { unseen, ends, odd } = lays[i % lays.length];
      const tiles = unseen.slice();
      chance.shuffle(tiles, handSize);
      const taken = tiles.slice(0, handSize);
      const left = endsAfter(taken, ends, odd);
      if (left !== 0) next.push({ unseen: tiles.slice(handSize), ends: left, odd: oddAfterAll(odd, taken) });
    }
    const share = next.length / tries;
    // No success in `tries`: by the rule of three the rate is below 3 / tries.
    if (share === 0) return { chance: 0, margin: (product * 3) / tries };
    product *= share;
    doubt += (1 - share) / (share * tries);
    lays = next;
  }
  return { chance: product, margin: 1.96 * product * Math.sqrt(doubt) };
}
