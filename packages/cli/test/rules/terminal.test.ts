import { findGame, games } from '@tischrunde/engine';
import { type GameId, languages, openBook } from '@tischrunde/rulebook';
import { describe, expect, test } from 'vitest';
import { widthOf } from '../../src/io/line-breaks.ts';
import { blocksOf, type Extent } from '../../src/rules/blocks.ts';
import { inTerminal } from '../../src/rules/terminal.ts';

/** Line breaks do not matter. */
const unbroken = (text: string): string => text.replace(/\s/g, '');

describe.each(languages)('%s', async (language) => {
  const book = await openBook(language);
  const linesOf = async (game: GameId, extent: Extent, columns: number): Promise<string[]> =>
    inTerminal(book, blocksOf(book, await book.pages(game), extent), columns);

  test('Block takes at most 40 lines, with the one that says how to see all', async () => {
    expect((await linesOf('block', 'titles', 100)).length + 1).toBeLessThanOrEqual(40);
    const narrow = await linesOf('block', 'titles', 80);
    expect(narrow.filter((line) => !/^ *\+ /.test(line)).length).toBeLessThanOrEqual(40);
  });

  test.each(games.map(({ id }) => id))('%s: every rule is there, as a title or in full', async (game) => {
    const { parts, optional, everyTable } = await book.pages(game);
    const [titles, full] = await Promise.all(
      (['titles', 'full'] as const).map(async (extent) =>
        unbroken((await linesOf(game, extent, 100)).join(' ')),
      ),
    );
    const inFlow = parts.flatMap(({ rules }) => rules);
    const all = [...inFlow, ...optional.flatMap(({ rules }) => rules), ...everyTable];
    expect(all.length).toBe(findGame(game)?.rules.length);
    const missing = (text: string, looked: readonly (string | null)[]): (string | null)[] =>
      looked.filter((each) => each !== null && !text.includes(unbroken(each)));
    expect(
      missing(
        full,
        all.flatMap(({ title, text, ruling }) => [title, text, ruling]),
      ),
    ).toEqual([]);
    expect(
      missing(
        titles,
        inFlow.map(({ title }) => title),
      ),
    ).toEqual([]);
    const open = inFlow.filter(({ folded }) => !folded);
    expect(
      missing(
        titles,
        open.flatMap(({ text, ruling }) => [text, ruling]),
      ),
    ).toEqual([]);
    expect(full.length).toBeGreaterThan(titles.length);
  });

  test('what a sheet prints and what the house rules are marked', async () => {
    const full = (await linesOf('block', 'full', 100)).join('\n');
    const [sheet, house] = [
      book.say('book.printed', { number: '002', text: '' }),
      book.say('book.ruled', { text: '' }),
    ];
    expect(full.split(sheet.trim()).length).toBeGreaterThan(10);
    expect(full.split(house.trim()).length).toBeGreaterThan(10);
  });

  test('a table keeps its columns', async () => {
    const lines = await linesOf('solo', 'titles', 60);
    expect(lines.filter((line) => widthOf(line) > 60)).toEqual([]);
    const { parts } = await book.pages('solo');
    const rows = parts.find(({ section }) => section === 'scoring')?.table?.rows ?? [];
    for (const [card, points] of rows) {
      const beginning = card.text.slice(0, 12);
      expect(lines.some((line) => line.includes(beginning) && line.endsWith(` ${points.text}`))).toBe(true);
    }
  });
});
