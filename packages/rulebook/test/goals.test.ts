import { games, type MoveText, replay, seatAt, seatsOf, type View } from '@tischrunde/engine';
import { expect, test } from 'vitest';
import { type Book, openBook } from '../src/book.ts';
import { goalText } from '../src/goals/goal.ts';
import type { GoalPosition } from '../src/goals/position.ts';
import { languages } from '../src/languages.ts';
import type { Facts } from '../src/message.ts';
import type { goals } from '../src/words/en/table/goals.ts';
import type { LabelKey } from '../src/words/words.ts';
import { positionsIn } from './support/random-match.ts';
import { faultsOf } from './support/style.ts';

type GoalKey = keyof typeof goals;

const books = await Promise.all(languages.map(openBook));
const english = await openBook('en');
const names = ['Anna', 'Ben', 'Cleo', 'Dino', 'Emma', 'Finn', 'Greta', 'Hans', 'Ida', 'Jan', 'Kim'];
const nameOf = (seat: number): string => names[seat];

/** Two lines on a phone with large print. */
const longest = (language: string): number => (language === 'ja' ? 34 : 64);

/** What a line was made of. */
interface Said {
  readonly key: LabelKey;
  readonly facts: Facts;
}

/** The line in English, and what it was made of. */
function listen(
  position: GoalPosition,
  front: number | null,
): { readonly line: string; readonly said: Said[] } {
  const said: Said[] = [];
  const listening: Book = {
    ...english,
    say: (key: LabelKey, ...rest: readonly Facts[]) => {
      const [facts = {}] = rest;
      said.push({ key, facts });
      return (english.say as (key: LabelKey, facts: Facts) => string)(key, facts);
    },
  };
  return { line: goalText(position, listening, { front, nameOf }), said };
}

const types = (legal: readonly MoveText[]): string =>
  [...new Set(legal.map(({ type }) => type))].sort().join(' ');
const numbers = (text: unknown): number[] => (String(text).match(/\d+/g) ?? []).map(Number);
const sorted = (list: readonly number[]): number[] => [...new Set(list)].sort((one, other) => one - other);
const same = (one: readonly number[], other: readonly number[]): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

/** The values of the open ends. */
const shown = (view: View): number[] =>
  'layout' in view ? view.ends.map((end) => Number(end.split(':')[1])) : [];

/** A tile of the own hand has one of these values. */
const hasOne = (view: View, front: number, values: readonly number[]): boolean =>
  [view.hands[front]].flat().some((tile) => numbers(tile).some((half) => values.includes(half)));

type Truth = (facts: Facts, position: GoalPosition, front: number) => boolean;

const listsEnds: Truth = ({ ends }, { view }) => same(numbers(ends), shown(view));
const fitsEnds: Truth = (facts, position, front) =>
  listsEnds(facts, position, front) && hasOne(position.view, front, numbers(facts.ends));
const fitsNone: Truth = (facts, position, front) =>
  listsEnds(facts, position, front) && !hasOne(position.view, front, numbers(facts.ends));
const only =
  (moves: string): Truth =>
  (_facts, { legal }) =>
    types(legal) === moves;
const both =
  (...truths: readonly Truth[]): Truth =>
  (...of) =>
    truths.every((truth) => truth(...of));
const onlyTile: Truth = ({ tile }, { legal }) =>
  legal.filter(({ type }) => type === 'lay').every((move) => move.tile === tile);
const isOther: Truth = ({ name }, { view }) => view.turn !== null && name === nameOf(view.turn);
const pipsUp = (view: View): number =>
  'up' in view
    ? numbers(view.up.map((cell) => view.grid[cell]).join()).reduce((sum, half) => sum + half, 0)
    : 0;
const sumIn = ({ options }: View): number => 2 * Number(options.set);
const sumIs: Truth = ({ pips, sum }, { view }) =>
  pips === pipsUp(view) && sum === sumIn(view) && pips !== sum;
const tilesLeft: Truth = ({ count }, { view }) => 'left' in view && view.left.length === count;
const chainOf = (view: View, front: number): readonly string[] =>
  'chains' in view ? view.chains[front] : [];
const least = (view: View): number => ('double' in view ? Math.max(2, numbers(view.double)[0]) : 0);
const valueIs: Truth = ({ value }, { view }) => 'double' in view && numbers(view.double)[0] === value;
const pendingIs: Truth = ({ count }, { view }) => 'pending' in view && view.pending === count;
const isDrawn: Truth = (_facts, { view }) => 'drawn' in view && view.drawn !== null;
const asksFor: Truth = ({ asks }, { view }) =>
  'layout' in view &&
  'asks' in view &&
  same(
    numbers(asks),
    (view.asks ?? []).filter((asked) => asked !== null),
  );
const onlyBlanks: Truth = (_facts, { view }) => shown(view).every((value) => value === 0);

/** Whether what a line says is so. A goal without a truth does not compile. */
const truths: { readonly [Key in GoalKey]: Truth } = {
  'goal.begin': both(only('lay'), onlyTile),
  'goal.beginAny': (_facts, { view }) => 'layout' in view && view.layout.length === 0,
  'goal.fit': fitsEnds,
  'goal.fitAny': only('lay'),
  'goal.fitOrLock': both(fitsEnds, ({ tiles }, { legal }) =>
    legal.every(({ type, tile }) => type !== 'lock' || String(tiles).includes(String(tile))),
  ),
  'goal.fitOrEnd': both(fitsEnds, (_facts, { legal }) => /^lay (lock )?pass$/.test(types(legal))),
  'goal.fitOrKeep': both(only('lay pass'), onlyTile),
  'goal.endTurn': only('pass'),
  'goal.pass': both(fitsNone, only('pass'), (_facts, { view }) => 'drawable' in view && view.drawable === 0),
  'goal.passAny': only('pass'),
  'goal.passAndDraw': both(
    fitsNone,
    only('pass'),
    (_facts, { view }) => 'drawable' in view && view.drawable > 0,
  ),
  'goal.draw': both(fitsNone, only('draw')),
  'goal.drawAny': only('draw'),
  'goal.drawOn': both(fitsNone, only('draw')),
  'goal.drawOrPass': both(
    fitsNone,
    only('draw pass'),
    ({ count }, { view }) => 'drawable' in view && count === Math.min(2, view.drawable),
  ),
  'goal.fives': ({ shown: ends }, { view }) =>
    'endsSum' in view && numbers(ends).reduce((sum, end) => sum + end, 0) === view.endsSum?.sum,
  'goal.fivesAlone': ({ value }, { view }) => 'endsSum' in view && value === view.endsSum?.sum,
  'goal.sevens': asksFor,
  'goal.sevensBlank': onlyBlanks,
  'goal.matador': asksFor,
  'goal.matadorBlank': onlyBlanks,
  'goal.sumDraw': only('draw'),
  'goal.sumPass': only('pass'),
  'goal.bergen': fitsEnds,
  'goal.total': ({ total, count, value }, { view }) =>
    'total' in view &&
    view.total === total &&
    Number(total) + Number(count) === value &&
    [30, 50, 70, 100, ...(view.options.set === 6 ? [] : [120, 150])].find(
      (number) => number > Number(total),
    ) === value,
  'goal.noTiles': both(only('pass'), (_facts, { view }, front) => String(view.hands[front]) === ''),
  'goal.arm': (_facts, { view }) => same(shown(view), [9]),
  'goal.armOrFit': ({ value, ends }, { view }) =>
    same([...numbers(ends), Number(value)], shown(view)) && value === 9,
  'goal.armOrAny': ({ value }, { view }) => value === 9 && shown(view).includes(9),
  'goal.foot': ({ count, tile }, { view, legal }) =>
    'layout' in view &&
    view.ends.length === 1 &&
    view.ends[0].startsWith(`${tile}:`) &&
    legal.every(({ at }) => at === view.ends[0]) &&
    Number(count) + view.layout.filter(({ at }) => at === view.ends[0]).length === 3,
  'goal.pair': ({ sum }, { view }) => sum === sumIn(view),
  'goal.second': ({ pips, rest }, { view }) =>
    pips === pipsUp(view) && Number(pips) + Number(rest) === sumIn(view),
  'goal.noPair': sumIs,
  'goal.notSum': sumIs,
  'goal.remember': isOther,
  'goal.chain': both(
    valueIs,
    ({ count }, { view }, front) => count === least(view) && chainOf(view, front).length === 0,
  ),
  'goal.chainSoFar': both(
    valueIs,
    ({ count, least: needed }, { view }, front) =>
      count === chainOf(view, front).length && needed === least(view) && Number(count) < Number(needed),
  ),
  'goal.chainLong': both(valueIs, (_facts, { view }, front) => chainOf(view, front).length >= least(view)),
  'goal.chainInside': both(valueIs, ({ value }, { view }, front) =>
    numbers(chainOf(view, front)).slice(1, -1).includes(Number(value)),
  ),
  'goal.gaveUp': only(''),
  'goal.race': valueIs,
  'goal.burgAll': only('chain draw place'),
  'goal.burgNoChain': only('draw place'),
  'goal.burgNoDraw': only('chain place'),
  'goal.burgPlace': only('place'),
  'goal.burgDraw': only('draw'),
  'goal.take': only('take'),
  'goal.takeOrPrescribe': both(
    only('prescribe take'),
    ({ rows, name }, { legal }, front) =>
      same(
        numbers(rows),
        legal.filter(({ type }) => type === 'prescribe').map(({ row }) => Number(row)),
      ) && name === nameOf(1 - front),
  ),
  'goal.takeNow': both(only('take'), (_facts, { view }) => 'prescribed' in view && view.prescribed),
  'goal.rowBegin': (_facts, { view }) => shown(view).length === 0,
  'goal.rowFit': listsEnds,
  'goal.fortuneBegin': tilesLeft,
  'goal.fortuneFit': both(tilesLeft, listsEnds),
  'goal.fortuneStuck': only('undo'),
  'goal.dominosa': tilesLeft,
  'goal.quadrille': tilesLeft,
  'goal.jumpIn': both(isOther, (_facts, { legal }) => legal.length > 0),
  'goal.card': ({ colour, face }, { view }) =>
    'top' in view &&
    english.written.card(view.top) === `${colour} ${face}` &&
    view.top.startsWith(String(view.colour)),
  'goal.colour': ({ colour }, { view }) =>
    'top' in view && 'colour' in view && english.written.colour(String(view.colour)) === colour,
  'goal.anyCard': (_facts, { view, legal }, front) =>
    new Set(legal.map(({ card }) => card).filter((card) => card !== undefined)).size ===
    new Set([view.hands[front]].flat()).size,
  'goal.drawCard': only('draw'),
  'goal.drawnCard': isDrawn,
  'goal.passCard': only('pass'),
  'goal.debt': both(pendingIs, only('draw')),
  'goal.debtOr': both(pendingIs, (_facts, { legal }) => legal.length > 1),
  'goal.snake': ({ halves }, { view }) =>
    'snake' in view &&
    [view.ends.left, view.ends.right].every((half) => String(halves).includes(english.written.card(half))),
  'goal.answer': ({ halves }, { view }) =>
    'snake' in view &&
    String(view.ask?.at(-1))
      .split('|')
      .every((half) => String(halves).includes(english.written.card(half))),
  'goal.takePile': both(only('take'), ({ count }, { view }) => 'snake' in view && view.ask?.length === count),
};

/** Every goal that was heard in the random matches. */
const heard = new Set<string>();

/** What is wrong with a line in some language. */
const faultsIn = (position: GoalPosition, front: number | null): string[] =>
  books.flatMap((book) => {
    const people = { front, nameOf: book.language === 'ja' ? () => 'ハナコ' : nameOf };
    const text = goalText(position, book, people);
    const faults = faultsOf(book.language, text.replace(' · ', ' '));
    const isLong = text.length > longest(book.language);
    return faults.length > 0 || isLong ? [`${book.language}, ${text.length}: ${text}: ${faults}`] : [];
  });

/** The line of a seat, or of a spectator. */
function check(position: GoalPosition, front: number | null): string {
  const { line, said } = listen(position, front);
  const { turn, game } = position.view;
  for (const { key, facts } of said) {
    heard.add(key);
    if (key in truths && !truths[key as GoalKey](facts, position, front ?? 0))
      expect.unreachable(`${game}: ${line}: ${JSON.stringify(position)}`);
  }
  if (line.includes('’s turn') !== (turn !== null && turn !== front)) {
    // What came up in Concentration is told before whose turn it is; nothing else is said of others.
    expect.unreachable(`${game}, seat ${front}, turn ${turn}: ${line}`);
  }
  return line;
}

test.each(games)('in every position of $id everybody has a true line', (game) => {
  const known = new Set<string>();
  for (const match of positionsIn(game, 150)) {
    const positions = [...seatsOf(match.players), null].map((seat) => ({
      seat,
      position: {
        view: match.view(seat),
        events: match.events(seat),
        legal: seat === null ? [] : match.legal(seat),
      },
    }));
    for (const { seat, position } of positions) {
      if (match.phase !== 'play') {
        expect(goalText(position, english, { front: seat, nameOf })).toBe('');
        continue;
      }
      const line = check(position, seat);
      if (!known.has(line)) expect(faultsIn(position, seat)).toEqual([]);
      known.add(line);
    }
  }
});

/** A position that was set up, as the seat on turn is told it. */
function set(transcript: Readonly<Record<string, unknown>>): string {
  const { match, moves } = replay({ seed: '', ...transcript });
  expect(moves.filter(({ ok }) => ok !== true)).toEqual([]);
  const seat = match.turn ?? seatAt(0);
  const position = { view: match.view(seat), events: match.events(seat), legal: match.legal(seat) };
  expect(faultsIn(position, seat)).toEqual([]);
  return check(position, seat);
}

const tiles = (...hands: readonly string[]): string[][] => hands.map((hand) => hand.split(' '));
const lay = (seat: number, tile: string, at?: string) => ({
  type: 'lay',
  seat,
  tile,
  ...(at === undefined ? {} : { at }),
});

test('what seldom happens has its line, too', () => {
  const italian = { game: 'italian', players: 3, deals: [{ hands: tiles('6-6', '1-0 2-0', '3-0 4-0') }] };
  expect(set({ ...italian, moves: [lay(0, '6-6'), lay(1, '1-0')] })).toBe('Total 13: 17 more make 30');
  expect(set({ ...italian, moves: [lay(0, '6-6'), lay(1, '1-0'), lay(2, '3-0')] })).toBe(
    'You have no tiles left: pass',
  );
  const burg = { hands: tiles('6-5 6-4 6-3 5-4 5-3', '1-0'), start: '6-6', stock: ['2-0'] };
  expect(set({ game: 'burg', players: 2, deals: [burg], moves: [] })).toBe('Place a tile or build a chain');
  const solo = { hands: tiles('g2 g3', 'b1'), stock: [], top: 'r5' };
  expect(set({ game: 'solo', players: 2, deals: [solo], moves: [] })).toBe(
    'Nothing fits and no card is left: pass',
  );
});

test('a line says what a newcomer has to know', () => {
  const block = { game: 'block', players: 2, deals: [{ hands: tiles('6-6 6-1', '6-3 1-0'), stock: [] }] };
  expect(set({ ...block, moves: [] })).toBe('Begin with 6-6');
  expect(set({ ...block, moves: [lay(0, '6-6'), lay(1, '6-3', '6-6:6')] })).toBe('Play a tile with 3 or 6');
  const fives = { game: 'fives', players: 2, deals: [{ hands: tiles('5-5 5-4', '5-0 1-0'), stock: [] }] };
  expect(set({ ...fives, moves: [lay(0, '5-5')] })).toBe('5-5 counts 10: make a multiple of 5');
  expect(set({ ...fives, moves: [lay(0, '5-5'), lay(1, '5-0', '5-5:5')] })).toBe(
    'The ends show 0 and 10: make a multiple of 5',
  );
  const foot = { game: 'chickenfoot', players: 2, deals: [{ hands: tiles('9-9 3-3 3-1', '9-3 9-5 3-2') }] };
  const moves = [lay(0, '9-9'), lay(1, '9-3', '9-9:9'), lay(0, '3-3', '9-3:3')];
  expect(set({ ...foot, moves })).toBe('Fill the foot: 3 tiles at 3-3');
  expect(set({ ...foot, moves: [...moves, lay(1, '3-2', '3-3:3')] })).toBe('Fill the foot: 2 tiles at 3-3');
  const grid = '6-3 1-0 6-6 0-0'.split(' ');
  const concentration = { game: 'concentration', players: 2, deals: [{ grid }] };
  const flip = (cell: number) => ({ seat: 0, type: 'flip', cell });
  expect(set({ ...concentration, moves: [] })).toBe('Turn up two tiles that make 12 together');
  expect(set({ ...concentration, moves: [flip(0)] })).toBe('6-3 has 9: find 3 more');
  expect(set({ ...concentration, moves: [flip(0), flip(1)] })).toBe('10 pips, not 12: turn up two tiles');
});

test('every goal has been heard', () => {
  expect(Object.keys(truths).filter((key) => !heard.has(key))).toEqual([]);
});
