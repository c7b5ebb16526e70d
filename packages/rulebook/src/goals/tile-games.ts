import type { BurgView, ConcentrationView, DominanzView, HektikView } from '@tischrunde/engine';
import { orList } from '../lists.ts';
import { distinct, may, pipsOf, type Told } from './position.ts';

/** The pips of the tiles that are face up, and those of a pair. */
const upIn = ({ up, grid, options }: ConcentrationView) => {
  const tiles = up.map((cell) => String(grid[cell]));
  return { tiles, pips: tiles.reduce((sum, tile) => sum + pipsOf(tile), 0), sum: 2 * Number(options.set) };
};

export function concentrationGoal({ view, book }: Told<ConcentrationView>): string {
  const { tiles, pips, sum } = upIn(view);
  switch (tiles.length) {
    case 0:
      return book.say('goal.pair', { sum });
    case 1:
      return book.say('goal.second', { tile: tiles[0], pips, rest: sum - pips });
    default:
      return book.say('goal.noPair', { pips, sum });
  }
}

/** What those can do who are not on turn. */
export function concentrationWait({ view, book, people }: Told<ConcentrationView>): string {
  const name = people.nameOf(Number(view.turn));
  const { tiles, pips, sum } = upIn(view);
  if (tiles.length > 1)
    return [book.say('goal.notSum', { pips, sum }), book.say('turn.other', { name })].join(' · ');
  return people.front === null ? book.say('turn.other', { name }) : book.say('goal.remember', { name });
}

export function hektikGoal({ view, book, people: { front } }: Told<HektikView>): string {
  const value = Number(view.double.split('-')[0]);
  // hektik.goal: one tile cannot show the value twice, so even the lowest doubles take two.
  const least = Math.max(2, value);
  if (front === null) return book.say('goal.race', { value });
  if (view.gaveUp.includes(front)) return book.say('goal.gaveUp');
  const chain = view.chains[front];
  if (chain.length === 0) return book.say('goal.chain', { value, count: least });
  const inner = chain.slice(1).map((tile) => Number(tile.split('-')[0]));
  if (inner.includes(value)) return book.say('goal.chainInside', { value });
  return chain.length < least
    ? book.say('goal.chainSoFar', { count: chain.length, least, value })
    : book.say('goal.chainLong', { value });
}

export function burgGoal(told: Told<BurgView>): string {
  const { book } = told;
  const canDraw = may(told, 'draw');
  if (may(told, 'chain')) return book.say(canDraw ? 'goal.burgAll' : 'goal.burgNoDraw');
  if (may(told, 'place')) return book.say(canDraw ? 'goal.burgNoChain' : 'goal.burgPlace');
  return book.say('goal.burgDraw');
}

export function dominanzGoal({ view, legal, book, people }: Told<DominanzView>): string {
  if (view.prescribed) return book.say('goal.takeNow');
  const rows = distinct(legal.filter(({ type }) => type === 'prescribe').map(({ row }) => Number(row)));
  return rows.length === 0
    ? book.say('goal.take')
    : book.say('goal.takeOrPrescribe', {
        rows: orList(rows, book.language),
        name: people.nameOf(view.turn === 0 ? 1 : 0),
      });
}
