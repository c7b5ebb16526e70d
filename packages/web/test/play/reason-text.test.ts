import type { MoveReason } from '@tischrunde/bots';
import { languages, openBook } from '@tischrunde/rulebook';
import { expect, test } from 'vitest';
import { ghostsOf } from '../../src/play/advice.ts';
import { reasonsText, reasonText } from '../../src/play/reason-text.ts';

/** A reason of every kind. */
const samples: { readonly [Why in MoveReason['why']]: Extract<MoveReason, { readonly why: Why }> } = {
  onlyMove: { why: 'onlyMove' },
  asGoodAsAny: { why: 'asGoodAsAny' },
  bestAhead: { why: 'bestAhead' },
  winsRound: { why: 'winsRound' },
  usuallyWins: { why: 'usuallyWins', share: 0.8 },
  scores: { why: 'scores', points: 10 },
  sheds: { why: 'sheds', points: 11 },
  playsAgain: { why: 'playsAgain' },
  nextMustDraw: { why: 'nextMustDraw', seat: 1 },
  nextMustPass: { why: 'nextMustPass', seat: 1 },
  nextLacks: { why: 'nextLacks', seat: 1, values: [4, 5] },
  leavesAtMost: { why: 'leavesAtMost', points: 5 },
  leavesNoPoints: { why: 'leavesNoPoints' },
  keepsPlayable: { why: 'keepsPlayable', values: [4, 5] },
  fewFit: { why: 'fewFit', count: 2 },
  shedsDouble: { why: 'shedsDouble' },
  opensFoot: { why: 'opensFoot', value: 9 },
  drawsForMore: { why: 'drawsForMore' },
  keepsTile: { why: 'keepsTile' },
  makesDraw: { why: 'makesDraw', seat: 1, count: 4 },
  skips: { why: 'skips', seat: 1 },
  holdsUp: { why: 'holdsUp', seat: 1, count: 2 },
  tradesHands: { why: 'tradesHands', gives: 7, gets: 2 },
  keepsWild: { why: 'keepsWild', count: 2 },
  keepsColour: { why: 'keepsColour', colour: 'r', count: 3 },
  cardsFit: { why: 'cardsFit', count: 3 },
  asksNext: { why: 'asksNext', seat: 1 },
  outOfTurn: { why: 'outOfTurn' },
  answersAsk: { why: 'answersAsk', count: 3 },
  keepsCard: { why: 'keepsCard' },
  usesAll: { why: 'usesAll' },
  collects: { why: 'collects', count: 4 },
  prepares: { why: 'prepares', count: 3 },
  countsRow: { why: 'countsRow', row: 5, points: 6 },
  takesRow: { why: 'takesRow', row: 5, seat: 1 },
  rowStands: { why: 'rowStands', row: 5, own: 9, other: 4 },
  movesTwice: { why: 'movesTwice', seat: 1 },
  endsAhead: { why: 'endsAhead', points: 7 },
  endsLevel: { why: 'endsLevel' },
  endsBehind: { why: 'endsBehind', points: 7 },
  movesLeft: { why: 'movesLeft', count: 3 },
  takesFrom: { why: 'takesFrom', seat: 1, tile: '6-3' },
  nobodyCan: { why: 'nobodyCan' },
  knowsPair: { why: 'knowsPair', tile: '6-3', other: '2-1' },
  couldPair: { why: 'couldPair', count: 2, all: 20 },
  learns: { why: 'learns' },
  showsNothing: { why: 'showsNothing' },
};

const nameOf = (seat: number): string => ['You', 'Ada'][seat];

test.each(languages)(
  '%s: every reason is a sentence of its own, with all that it is about',
  async (language) => {
    const book = await openBook(language);
    const sentences = Object.values(samples).map((reason) => ({
      reason,
      text: reasonText(reason, book, nameOf),
    }));
    expect(new Set(sentences.map(({ text }) => text)).size).toBe(sentences.length);
    for (const { reason, text } of sentences) {
      expect(text).toMatch(/^[^{}]+[.。]$/);
      expect(text).not.toMatch(/undefined|NaN/);
      if ('seat' in reason) expect(text).toContain('Ada');
      for (const [key, fact] of Object.entries(reason))
        if (typeof fact === 'number' && !['seat', 'share'].includes(key) && reason.why !== 'answersAsk')
          expect(text).toContain(`${fact}`);
    }
  },
);

test('one piece is not several', async () => {
  const book = await openBook('en');
  expect(reasonText({ why: 'scores', points: 1 }, book, nameOf)).toBe('Scores 1 point.');
  expect(reasonText({ why: 'fewFit', count: 0 }, book, nameOf)).toBe(
    'No tile that you cannot see fits then.',
  );
  expect(reasonsText([samples.keepsPlayable, samples.nextLacks], book, nameOf)).toBe(
    'Your 4s and 5s stay playable. Ada has shown to have no 4 or 5.',
  );
});

test('a place has one ghost, that of the hint that is read or else the better one', () => {
  const hint = (number: number, move: Readonly<Record<string, string>>) => ({
    number,
    move: { type: 'lay', ...move },
    words: '',
    why: '',
    percent: '',
  });
  const hints = [
    hint(1, { tile: '6-3', at: '6-6:6' }),
    hint(2, { tile: '6-1', at: '6-6:6' }),
    hint(3, { tile: '2-1', at: '2-2:2' }),
  ];
  expect(ghostsOf(hints, 0).map(({ tile }) => tile)).toEqual(['6-3', '2-1']);
  expect(ghostsOf(hints, 1).map(({ tile }) => tile)).toEqual(['6-1', '2-1']);
  expect(ghostsOf([], 0)).toEqual([]);
  const chains = [hint(1, { tiles: 'one' }), hint(2, { tiles: 'two' })];
  expect(ghostsOf(chains, 1)).toEqual([chains[1].move]);
});
