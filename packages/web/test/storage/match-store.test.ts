import { openBook } from '@tischrunde/rulebook';
import { expect, test } from 'vitest';
import { check, checkKept, checkText } from '../../src/session/validate-match.ts';
import {
  forget,
  forgetAside,
  type Kept,
  keep,
  keptAside,
  keptMatches,
  load,
  setAside,
  setDamagedAside,
  tidy,
} from '../../src/storage/match-store.ts';

const book = await openBook('de');
const transcript = {
  game: 'block',
  players: 2,
  deals: [
    {
      hands: [
        ['6-6', '6-1'],
        ['6-3', '1-0'],
      ],
      stock: ['5-4', '3-2', '4-4'],
    },
  ],
  moves: [{ seat: 0, type: 'lay', tile: '6-6' }],
};
const match = (id: string, touched: number): Kept => ({
  id,
  transcript,
  sitters: [
    { name: '', plays: 'person' },
    { name: 'Ada', plays: 'easy' },
  ],
  began: 1,
  touched,
  over: false,
});

test('where a browser keeps nothing, matches last as long as the page', async () => {
  await keep(match('one', 1));
  await keep(match('two', 2));
  expect((await keptMatches()).map(({ id }) => id)).toEqual(['two', 'one']);
  expect(await load('one')).toEqual(match('one', 1));
  await forget('two');
  expect(await load('two')).toBeUndefined();
});

test('what is set aside is kept as it was found, and offered no more', async () => {
  await keep(match('odd', 3));
  await setAside('odd', '{"game":', 'broken');
  expect(await load('odd')).toBeUndefined();
  expect(await keptAside()).toMatchObject([{ id: 'odd', text: '{"game":', why: 'broken' }]);
  await forgetAside('odd');
  expect(await keptAside()).toEqual([]);
});

test('a match from a file is played through', () => {
  const checked = checkText(JSON.stringify(transcript), book);
  expect(checked.ok && checked.match.transcript().moves).toEqual(transcript.moves);
});

test.each([
  ['no JSON', '{"game":', 'In dieser Datei ist keine Partie.'],
  ['no match', '[]', 'Der Schiedsrichter sagt: a transcript is a JSON object, not a list of 0'],
  ['no game', '{"game":"chess"}', 'Der Schiedsrichter sagt: game: there is no game "chess"'],
])('%s is explained', (_, text, why) => {
  expect(checkText(text, book)).toEqual({ ok: false, why });
});

test('a move that breaks a rule is explained in the words of the rulebook', () => {
  const moves = [...transcript.moves, { seat: 1, type: 'lay', tile: '1-0', at: '6-6:6' }];
  const checked = check({ ...transcript, moves }, book);
  expect(checked).toMatchObject({
    ok: false,
    why: expect.stringMatching(/^Zug 2 verstößt gegen eine Regel: .*1-0/),
  });
});

test('a match that nobody began is forgotten the day after', async () => {
  const day = 86_400_000;
  await keep({ ...match('new', 10 * day), transcript: { ...transcript, moves: [] } });
  await keep({ ...match('old', 8 * day), transcript: { ...transcript, moves: [] } });
  await tidy(10 * day + 1);
  expect((await keptMatches()).map(({ id }) => id)).toEqual(['new', 'one']);
});

test('what is no whole match any more is explained and set aside, and never in the way', async () => {
  const damaged = [
    { ...match('without a transcript', 5), transcript: undefined },
    { ...match('without sitters', 5), sitters: undefined },
    { ...match('with a sitter too few', 5), sitters: [{ name: '', plays: 'person' }] },
    { ...match('with somebody strange', 5), sitters: [null, { name: 'Ada', plays: 'perfect' }] },
    { ...match('without moves', 5), transcript: { ...transcript, moves: 'none' } },
  ] as unknown as Kept[];
  for (const thing of damaged) {
    expect(checkKept(thing, book)).toEqual({ ok: false, why: book.say('kept.unreadable') });
    await keep(thing);
  }
  expect((await keptMatches()).filter(({ touched }) => touched === 5)).toEqual([]);
  await tidy(Date.now());
  await setDamagedAside('damaged');
  const aside = await keptAside();
  for (const { id } of damaged) expect(aside.some((thing) => thing.id === id)).toBe(true);
  expect(checkKept(match('whole', 6), book).ok).toBe(true);
});
