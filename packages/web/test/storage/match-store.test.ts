import { openBook } from '@tischrunde/rulebook';
import { beforeAll, expect, test } from 'vitest';
import { validateFile, validateSavedMatch, validateTranscript } from '../../src/session/validate-match.ts';
import {
  deleteMatch,
  deleteQuarantined,
  deleteUnplayed,
  loadMatch,
  quarantine,
  quarantineDamaged,
  quarantinedEntries,
  savedMatches,
  saveMatch,
  saveSummary,
} from '../../src/storage/match-store.ts';
import { readSavedMatch, type SavedMatch } from '../../src/storage/saved-match.ts';

const book = await openBook('de');

// Other tests of the page may have saved matches in this process.
beforeAll(async () => {
  for (const { id } of await savedMatches()) await deleteMatch(id);
});

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
const match = (id: string, touched: number): SavedMatch => ({
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
  await saveMatch(match('one', 1));
  await saveMatch(match('two', 2));
  expect((await savedMatches()).map(({ id }) => id)).toEqual(['two', 'one']);
  expect(await loadMatch('one')).toEqual(match('one', 1));
  await deleteMatch('two');
  expect(await loadMatch('two')).toBeUndefined();
});

const summary = { moves: 1, winners: [0], judged: null };

test('what was found out about a match is stored with it', async () => {
  await saveMatch(match('one', 1));
  await saveSummary('one', summary);
  expect(await loadMatch('one')).toEqual({ ...match('one', 1), summary });
  await saveMatch(match('one', 1));
});

test('what was found out about a match does not undo what was played meanwhile in another window', async () => {
  const taken = { ...match('one', 2), transcript: { ...transcript, moves: [] } };
  await saveMatch(taken);
  await saveSummary('one', summary);
  expect(await loadMatch('one')).toEqual(taken);
  await saveMatch(match('one', 1));
});

test('a match that is deleted while it is summed up stays deleted', async () => {
  for (let ticks = 0; ticks < 20; ticks++) {
    await saveMatch(match('brief', 1));
    const updating = saveSummary('brief', summary);
    for (let tick = 0; tick < ticks; tick++) await null;
    await deleteMatch('brief');
    await updating;
    expect(await loadMatch('brief'), `deleted ${ticks} ticks later`).toBeUndefined();
  }
});

test('what is set aside is kept as it was found, and offered no more', async () => {
  await saveMatch(match('odd', 3));
  await quarantine('odd', '{"game":', 'broken');
  expect(await loadMatch('odd')).toBeUndefined();
  expect(await quarantinedEntries()).toMatchObject([{ id: 'odd', text: '{"game":', why: 'broken' }]);
  await deleteQuarantined('odd');
  expect(await quarantinedEntries()).toEqual([]);
});

test('a match from a file is played through', () => {
  const checked = validateFile(JSON.stringify(transcript), book);
  expect(checked.ok && checked.match.transcript().moves).toEqual(transcript.moves);
});

test.each([
  ['no JSON', '{"game":', 'In dieser Datei ist keine Partie.'],
  ['no match', '[]', 'Der Schiedsrichter sagt: a transcript is a JSON object, not a list of 0'],
  ['no game', '{"game":"chess"}', 'Der Schiedsrichter sagt: game: there is no game "chess"'],
])('%s is explained', (_, text, why) => {
  expect(validateFile(text, book)).toEqual({ ok: false, why });
});

test('a move that breaks a rule is explained in the words of the rulebook', () => {
  const moves = [...transcript.moves, { seat: 1, type: 'lay', tile: '1-0', at: '6-6:6' }];
  const checked = validateTranscript({ ...transcript, moves }, book);
  expect(checked).toMatchObject({
    ok: false,
    why: expect.stringMatching(/^Zug 2 verstößt gegen eine Regel: .*1-0/),
  });
});

test('a match that nobody began is forgotten the day after', async () => {
  const day = 86_400_000;
  await saveMatch({ ...match('new', 10 * day), transcript: { ...transcript, moves: [] } });
  await saveMatch({ ...match('old', 8 * day), transcript: { ...transcript, moves: [] } });
  await deleteUnplayed(10 * day + 1);
  expect((await savedMatches()).map(({ id }) => id)).toEqual(['new', 'one']);
});

test('what is no whole match any more is explained and set aside, and never in the way', async () => {
  const damaged = [
    { ...match('without a transcript', 5), transcript: undefined },
    { ...match('without sitters', 5), sitters: undefined },
    { ...match('with a sitter too few', 5), sitters: [{ name: '', plays: 'person' }] },
    { ...match('with somebody strange', 5), sitters: [null, { name: 'Ada', plays: 'perfect' }] },
    { ...match('without moves', 5), transcript: { ...transcript, moves: 'none' } },
  ] as unknown as SavedMatch[];
  for (const thing of damaged) {
    expect(validateSavedMatch(thing, book)).toEqual({ ok: false, why: book.say('kept.unreadable') });
    await saveMatch(thing);
  }
  expect((await savedMatches()).filter(({ touched }) => touched === 5)).toEqual([]);
  await deleteUnplayed(Date.now());
  await quarantineDamaged('damaged');
  const aside = await quarantinedEntries();
  for (const { id } of damaged) expect(aside.some((thing) => thing.id === id)).toBe(true);
  expect(validateSavedMatch(match('whole', 6), book).ok).toBe(true);
});

test('damaged notes of a puzzle are dropped, not the match', () => {
  const saved = match('noted', 7);
  const notes = { seconds: 3, marks: ['0 1'] };
  expect(readSavedMatch({ ...saved, notes })).toEqual({ ...saved, notes });
  expect(readSavedMatch({ ...saved, notes: { seconds: 3, marks: 'none' } })).toEqual(saved);
});
