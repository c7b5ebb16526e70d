import { type Chance, type Game, hintSolo2, type Standing, seatAt } from '@tischrunde/engine';
import {
  lineEnds,
  line as lines,
  type Solo1State,
  type Solo2State,
  solo1,
  solo2,
  type Tile,
  winningSteps,
} from '@tischrunde/engine/internals';
import type { Bot, Level, Thinking } from '../../bot.ts';
import { anyOf, happens } from '../../random.ts';
import { legalOf } from '../../search/rollout.ts';
import {
  after,
  certain,
  certainLoss,
  certainWin,
  type Odds,
  readMove,
  type Situation,
  solitaireBot,
} from './solitaire-bot.ts';

const { layDown, tileIn, valuesAtEnds } = lines;
const { eachOf, endsAfter, endsOf, oddAfterAll } = lineEnds;

/** How many lays a level looks ahead, and how often it does not look at all. */
const foresight: Readonly<Record<Level, { readonly depth: number; readonly careless: number }>> = {
  easy: { depth: 1, careless: 0.25 },
  medium: { depth: 5, careless: 0 },
  strong: { depth: 7, careless: 0 },
};

/** Solo 1: everything lies open, so it is known whether a lay leaves a way to the end. */
export const solo1Bot: Bot = solitaireBot<Solo1State, lines.Lay>({
  game: solo1,
  pace: 1.5,
  choose(situation, level) {
    const { state, moves } = situation;
    const winning = level === 'strong' ? moves.find((move) => canWin(after(solo1, state, move))) : undefined;
    return winning ?? farthest(solo1, situation, level);
  },
  *weigh({ state, moves }) {
    yield moves.length;
    return moves.map((move) => certain(canWin(after(solo1, state, move))));
  },
});

const canWin = ({ rows, line }: Solo1State): boolean => winningSteps(rows, valuesAtEnds(line)) !== null;

/** Solo 2: lay the hand so that what may come can be laid too. */
export const solo2Bot: Bot = solitaireBot<Solo2State, lines.Lay>({
  game: solo2,
  pace: 1.5,
  choose(situation, level) {
    const { view, state, moves, chance } = situation;
    if (level === 'strong') {
      const hinted = readMove(solo2, state, hintSolo2(view).moves[0]);
      if (hinted !== null) return hinted;
    }
    // Whoever looks at the whole hand lays it so that none of it is left.
    const whole = level === 'easy' ? [] : moves.filter((move) => endsWith(state, move).ends !== 0);
    return whole.length > 0 ? anyOf(whole, chance) : farthest(solo2, situation, level);
  },
  *weigh({ state, moves, chance }, work) {
    const all: Odds[] = [];
    for (const move of moves) all.push(yield* chanceWith(state, move, chance, work / moves.length));
    return all;
  },
});

/** The move after which one can go on longest, as far as one looks ahead; many ways to go on are better than few. */
function farthest<S extends Standing, M>(
  game: Game<S, M>,
  { state, moves, chance }: Situation<S, M>,
  level: Level,
): M {
  const { depth, careless } = foresight[level];
  if (happens(careless, chance)) return anyOf(moves, chance);
  const reaches = moves.map((move) => reach(game, after(game, state, move), depth - 1));
  const best = Math.max(...reaches);
  return anyOf(
    moves.filter((_, index) => reaches[index] === best),
    chance,
  );
}

function reach<S extends Standing, M>(game: Game<S, M>, state: S, depth: number): number {
  if (state.phase !== 'play') return game.winners(state).length > 0 ? 1000 : 0;
  const moves = legalOf(game, state, seatAt(0));
  if (depth === 0) return moves.length / 100;
  return 1 + Math.max(...moves.map((move) => reach(game, after(game, state, move), depth - 1)));
}

/** The ends that the rest of the hand can leave after a lay, and the values that then occur oddly. */
function endsWith({ line, hand }: Solo2State, lay: lines.Lay): { ends: lineEnds.Ends; odd: number } {
  const then = lines.cloneLine(line);
  layDown(then, lay);
  const rest = hand.filter((tile) => tile !== tileIn(lay));
  const [one, other] = valuesAtEnds(then) ?? [0, 0];
  const odd = (1 << one) ^ (1 << other);
  return { ends: endsAfter(rest, endsOf(one, other), odd), odd: oddAfterAll(odd, rest) };
}

/** The chance to win with a lay, at the ends that are best for what is to come. */
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

/** To draw and lay a hand in thought takes about as long as this many moves. */
const drawWork = 4;

interface Ahead {
  readonly unseen: readonly Tile[];
  readonly ends: lineEnds.Ends;
  readonly odd: number;
}

/** Draws hand after hand, always going on from what could be laid before; the chance is the product of the shares. */
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
    // Nothing found in so many tries: less than three in so many, by the rule of three.
    if (share === 0) return { chance: 0, margin: (product * 3) / tries };
    product *= share;
    doubt += (1 - share) / (share * tries);
    lays = next;
  }
  return { chance: product, margin: 1.96 * product * Math.sqrt(doubt) };
}
