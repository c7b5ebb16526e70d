import type { DominoId, DominoView, MoveText } from '@tischrunde/engine';
import { extras } from '../games/italian.ts';
import { andList, orList } from '../lists.ts';
import { meaningOfPass } from '../narration/pass.ts';
import { distinct, endsText, endTile, endValue, isDouble, may, type Told } from './position.ts';

type DominoGoal = (told: Told<DominoView>) => string;

/** What a variant says in its own way. */
interface VariantGoals {
  /** Some tile of the hand fits. */
  readonly fits: DominoGoal;
  /** Nothing fits, and `draw` is the only move. */
  readonly draws: DominoGoal;
  /** Nothing fits, and nothing can be drawn. */
  readonly passes: DominoGoal;
}

/** What the seat on turn has to do in a domino game. */
export function dominoGoal(told: Told<DominoView>): string {
  const { view, legal, book } = told;
  const lays = legal.filter(({ type }) => type === 'lay');
  if (view.layout.length === 0)
    return lays.length === 1 ? book.say('goal.begin', { tile: tileIn(lays[0]) }) : book.say('goal.beginAny');
  const { fits, draws, passes } = variants[view.game];
  if (lays.length === 0) {
    if (!may(told, 'pass')) return draws(told);
    if (may(told, 'draw')) return drawOrPass(told);
    return meaningOfPass(told) === 'endTurn' ? book.say('goal.endTurn') : passes(told);
  }
  if (may(told, 'pass'))
    return meaningOfPass(told) === 'keep'
      ? book.say('goal.fitOrKeep', { tile: tileIn(lays[0]) })
      : book.say('goal.fitOrEnd', { ends: endsText(view, book) });
  return may(told, 'lock') ? fitOrLock(told) : fits(told);
}

const tileIn = ({ tile }: MoveText): string => String(tile);

function drawOrPass({ view, book }: Told<DominoView>): string {
  return book.say('goal.drawOrPass', { ends: endsText(view, book), count: Math.min(2, view.drawable) });
}

function fitOrLock({ view, legal, book }: Told<DominoView>): string {
  const tiles = new Set(legal.filter(({ type }) => type === 'lock').map(tileIn));
  return book.say('goal.fitOrLock', { ends: endsText(view, book), tiles: orList([...tiles], book.language) });
}

/** A longer list of values would not fit on a phone. */
const mostListed = 6;

const hasManyEnds = ({ ends }: DominoView): boolean => distinct(ends.map(endValue)).length > mostListed;

/** domino.match; a player who cannot lay passes and, where the game draws at the end of a turn, gets a tile then. */
const usual: VariantGoals = {
  fits: ({ view, book }) =>
    hasManyEnds(view) ? book.say('goal.fitAny') : book.say('goal.fit', { ends: endsText(view, book) }),
  draws: ({ view, book }) =>
    hasManyEnds(view) ? book.say('goal.drawAny') : book.say('goal.draw', { ends: endsText(view, book) }),
  passes({ view, book }) {
    if (hasManyEnds(view)) return book.say('goal.passAny');
    return book.say(view.drawable > 0 ? 'goal.passAndDraw' : 'goal.pass', { ends: endsText(view, book) });
  },
};

/** A player who cannot lay draws until a tile fits. */
const drawsOn: VariantGoals = {
  ...usual,
  draws: ({ view, book }) => book.say('goal.drawOn', { ends: endsText(view, book) }),
};

const fives: VariantGoals = {
  ...drawsOn,
  fits: ({ view, book }) =>
    view.ends.length === 1
      ? book.say('goal.fivesAlone', { tile: endTile(view.ends[0]), value: view.endsSum?.sum ?? 0 })
      : book.say('goal.fives', { shown: andList(view.ends.map(countedInFives), book.language) }),
};

/** fives.score: a double at an end counts both its halves. */
const countedInFives = (end: string): number => endValue(end) * (isDouble(endTile(end)) ? 2 : 1);

/** sevens.match, matador.sum */
const makesSum = (joker: 'sevens' | 'matador', sum: number): VariantGoals => ({
  fits({ view, book }) {
    const asks = distinct((view.asks ?? []).filter((asked) => asked !== null));
    return asks.length === 0
      ? book.say(`goal.${joker}Blank`)
      : book.say(`goal.${joker}`, { asks: orList(asks, book.language) });
  },
  draws: ({ book }) => book.say('goal.sumDraw', { sum }),
  passes: ({ book }) => book.say('goal.sumPass', { sum }),
});

const bergen: VariantGoals = {
  ...usual,
  fits: ({ view, book }) => book.say('goal.bergen', { ends: endsText(view, book) }),
};

const italian: VariantGoals = {
  ...usual,
  fits({ view, book }) {
    const { total = 0 } = view;
    const value = numbersIn(view).find((number) => number > total) ?? total;
    return book.say('goal.total', { total, value, count: value - total });
  },
  passes: ({ book }) => book.say('goal.noTiles'),
};

/** italian.hit: the numbers of the chart; those for the bigger sets are marked in it. */
const numbersIn = ({ options }: DominoView): number[] =>
  extras.tables.scoring.rows.flatMap(([number]) => {
    if (typeof number === 'number') return number;
    return options.set === 6 ? [] : number.number;
  });

const cyprus: VariantGoals = {
  ...usual,
  fits(told) {
    const { view, book } = told;
    const [star] = view.layout;
    const value = Number(star.tile.split('-')[0]);
    if (!view.ends.some((end) => endTile(end) === star.tile)) return usual.fits(told);
    const others = distinct(view.ends.map(endValue)).filter((other) => other !== value);
    if (others.length === 0) return book.say('goal.arm', { value });
    return others.length > mostListed
      ? book.say('goal.armOrAny', { value })
      : book.say('goal.armOrFit', { value, ends: orList(others, book.language) });
  },
};

/** chickenfoot.foot: while a foot lacks toes, it is the only open end. The double that opened the round is none. */
const chickenfoot: VariantGoals = {
  ...usual,
  fits(told) {
    const { view, book } = told;
    const [end] = view.ends;
    const tile = endTile(end);
    const isFoot = view.ends.length === 1 && isDouble(tile) && view.layout[0].tile !== tile;
    if (!isFoot) return usual.fits(told);
    const toes = view.layout.filter(({ at }) => at === end).length;
    return book.say('goal.foot', { tile, count: 3 - toes });
  },
};

/** A variant that is missing here does not compile. */
const variants: { readonly [Id in DominoId]: VariantGoals } = {
  carlit: usual,
  block: usual,
  peruvian: usual,
  team: usual,
  tiddlewink: usual,
  hungarian: usual,
  french: usual,
  sperr: usual,
  sebastopol: usual,
  fives,
  sevens: makesSum('sevens', 7),
  matador: makesSum('matador', 10),
  bergen,
  italian,
  cyprus,
  chickenfoot,
};
