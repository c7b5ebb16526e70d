import { findGame } from '@tischrunde/engine';
import { describe, expect, test } from 'vitest';
import { openBook } from '../src/book.ts';
import type { GameId } from '../src/games/game-id.ts';
import { games } from '../src/games/index.ts';
import { languages } from '../src/languages.ts';
import { pagesOf, type RuleText } from '../src/pages.ts';
import { sections } from '../src/sections.ts';
import { textsIn } from './support/chapter-texts.ts';
import { chapterOf, descriptors, pages } from './support/pages.ts';
import { faultsOf } from './support/style.ts';

/** The maximum length of each kind of text: in Latin script, and in Japanese. */
const maxLength = {
  title: [36, 18],
  text: [320, 170],
  sentence: [160, 90],
  cell: [160, 90],
} as const;

const tilesIn = (text: string): string[] => (text.match(/\d+-\d+/g) ?? []).toSorted();

describe.each(languages)('%s', (language) => {
  test.each(pages)('%s', async (page) => {
    const texts = [...textsIn(await chapterOf(language, page))];
    const english = new Map(
      [...textsIn(await chapterOf('en', page))].map(({ place, text }) => [place, text]),
    );
    const faults: string[] = [];
    for (const { place, kind, text } of texts) {
      const fault = (what: string): unknown => faults.push(`${place}: ${what}: ${text}`);
      if (text.length > maxLength[kind][language === 'ja' ? 1 : 0])
        fault(`${text.length} characters are too many`);
      if (kind === 'title' ? /[.。]$/.test(text) : kind !== 'cell' && !/[.!?。！？…»”“」）)]$/.test(text))
        fault('wrong punctuation at the end');
      for (const found of faultsOf(language, text.replace('{number}', '120'))) fault(found);
      const alike = place.startsWith('introduction') || place.endsWith('example');
      if (alike && tilesIn(text).join() !== tilesIn(english.get(place) ?? '').join()) {
        fault(`not the tiles of the English text (${tilesIn(english.get(place) ?? '').join(' ')})`);
      }
    }
    expect(faults).toEqual([]);
    expect(texts.map(({ place }) => place).toSorted()).toEqual([...english.keys()].toSorted());
  });
});

const gameIds = Object.keys(games) as GameId[];

const everyRule = async (language: (typeof languages)[number], game: GameId): Promise<RuleText[]> => {
  const { parts, optional, everyTable } = await pagesOf(language, game);
  return [...[...parts, ...optional].flatMap(({ rules }) => rules), ...everyTable];
};

describe.each(gameIds)('the chapter of %s', (game) => {
  test('every paragraph has the mark of its source, and the sheets are there', async () => {
    for (const { id, page, text, sheets, ruling } of await everyRule('en', game)) {
      expect([id, text !== null || ruling !== null]).toEqual([id, true]);
      expect([id, sheets.length > 0]).toEqual([id, text !== null]);
      for (const sheet of sheets) expect(descriptors[page].sheets).toContain(sheet);
    }
    for (const { table } of (await pagesOf('en', game)).parts) {
      if (table !== null) expect(table.sheets).toEqual(games[game].sheets);
    }
  });

  test('a rule is printed, ruled or both in every language alike', async () => {
    const kinds = await Promise.all(
      languages.map(async (language) =>
        (await everyRule(language, game)).map(({ id, text, ruling }) => [id, text !== null, ruling !== null]),
      ),
    );
    for (const kind of kinds) expect(kind).toEqual(kinds[0]);
  });

  test('the sections come in order, scoring before the end of the match', async () => {
    const { parts } = await pagesOf('en', game);
    const shown = parts.map(({ section }) => section);
    expect(shown).toEqual(sections.filter((section) => shown.includes(section)));
    if (shown.includes('match')) expect(shown).toContain('scoring');
    expect(sections.indexOf('scoring')).toBeLessThan(sections.indexOf('match'));
  });

  test('own rules are open, but for rare cases and action cards; inherited ones are folded', async () => {
    const { parts, optional, everyTable } = await pagesOf('en', game);
    for (const { section, rules } of parts) {
      for (const { id, page, folded } of rules) {
        const isOpen = page === game && section !== 'rare' && descriptors[page].rules[id].folded !== true;
        expect([id, folded]).toEqual([id, !isOpen]);
      }
    }
    for (const rule of [...optional.flatMap(({ rules }) => rules), ...everyTable]) {
      expect(rule.folded).toBe(true);
    }
  });

  test.each(languages)('no two rules have the same title: %s', async (language) => {
    const titles = (await everyRule(language, game)).map(({ title }) => title);
    expect(titles.filter((title, index) => titles.indexOf(title) < index)).toEqual([]);
  });
});

test('what a rule comes after stands in its section', () => {
  const facts = Object.fromEntries(pages.flatMap((page) => Object.entries(descriptors[page].rules)));
  for (const [id, { section, after = id }] of Object.entries(facts)) {
    expect([id, facts[after].section]).toEqual([id, section]);
  }
});

describe('a game has one title', () => {
  test.each(languages)('no two games have the same one: %s', async (language) => {
    const book = await openBook(language);
    const titles = gameIds.map((game) => book.name(game));
    expect(new Set(titles).size).toBe(titles.length);
  });

  test('the engine calls them as the English rulebook does', async () => {
    const book = await openBook('en');
    for (const game of gameIds) expect(findGame(game)?.title).toBe(book.name(game));
  });
});
