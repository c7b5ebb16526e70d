import { findGame } from '@tischrunde/engine';
import { describe, expect, test } from 'vitest';
import { type Language, languages } from '../src/languages.ts';
import { folded } from '../src/search/folded.ts';
import { findIn, openIndex, type SearchIndex } from '../src/search.ts';

const indexes = new Map<Language, SearchIndex>();
for (const language of languages) indexes.set(language, await openIndex(language));

/** The reader's language first. */
const indexesFor = (reader: Language): SearchIndex[] =>
  languages
    .toSorted((one, other) => Number(other === reader) - Number(one === reader))
    .flatMap((language) => indexes.get(language) ?? []);

const found = (reader: Language, query: string): string[] =>
  findIn(indexesFor(reader), query).map(({ entry: { game, rule } }) => rule ?? game);

describe('the search', () => {
  test('finds a game by its name, and before its rules', () => {
    expect(found('en', 'chickenfoot')[0]).toBe('chickenfoot');
    expect(found('de', 'hühnerkralle')[0]).toBe('chickenfoot');
  });

  test('finds rules by words of their titles and texts', () => {
    expect(found('en', 'jump in')).toContain('solo.interject');
    expect(found('de', 'zwischenwerfen')).toContain('solo.interject');
    expect(found('ja', '割り込み')).toContain('solomino.interject');
  });

  test('finds rules by words of other languages, in the words of the reader', () => {
    const [first] = findIn(indexesFor('en'), 'Richtungswechsel');
    expect(first).toMatchObject({ language: 'de', entry: { rule: expect.stringMatching(/reverse$/) } });
    const own = indexes.get('en')?.entries.find(({ rule }) => rule === first.entry.rule);
    expect(first.entry.title).toBe(own?.title);
    expect(own?.text.startsWith(first.opening.replace('…', ''))).toBe(true);
  });

  test('what the reader’s language has comes first', () => {
    const isOwn = findIn(indexesFor('de'), 'double').map(({ language }) => language === 'de');
    expect(isOwn).toContain(true);
    expect(isOwn).toContain(false);
    expect(isOwn.lastIndexOf(true)).toBeLessThan(isOwn.indexOf(false));
  });

  test('all words must be there; capitals and accents do not matter', () => {
    expect(found('de', 'ZUGSTAPEL')).toEqual(found('de', 'zugstapel'));
    expect(found('fr', 'penalite')).toEqual(found('fr', 'pénalité'));
    expect(found('en', 'chickenfoot zugstapel')).toEqual([]);
  });

  test('a game and a word find the rule of that game', () => {
    expect(found('en', 'bergen triple')).toContain('bergen.triple');
  });

  test('every rule of every page is found once by its title', () => {
    for (const [language, index] of indexes)
      for (const { game, rule, title } of index.entries) {
        const hits = findIn([index], title).filter(({ entry }) => entry.game === game && entry.rule === rule);
        expect(hits, `${language} ${game} ${rule}: ${title}`).toHaveLength(1);
      }
  });

  test('every result leads to a game that has the rule', () => {
    for (const { game, rule } of indexes.get('en')?.entries ?? [])
      if (rule !== null) expect(findGame(game)?.rules, `${game} ${rule}`).toContain(rule);
  });

  test('the words are marked where they are written', () => {
    const [first] = findIn(indexesFor('en'), 'double');
    const marked = first.excerpt.filter(({ isMarked }) => isMarked);
    for (const { text } of marked) expect(folded(text)).toBe('double');
    expect(found('en', 'x')).toEqual([]);
    expect(found('en', '  ')).toEqual([]);
  });
});

test('texts are folded: capitals, accents, kana, ligatures', () => {
  expect(folded('Zählen')).toBe('zahlen');
  expect(folded('Straße')).toBe('strasse');
  expect(folded('カード')).toBe(folded('かーど'));
  expect(folded('6‑3')).toBe('6-3');
});
