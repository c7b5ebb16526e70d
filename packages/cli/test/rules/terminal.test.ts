import { findGame, games } from '@tischrunde/engine';
import { type GameId, languages, openBook } from '@tischrunde/rulebook';
import { describe, expect, test } from 'vitest';
import { widthOf } from '../../src/io/line-breaks.ts';
import { blocksOf, type Extent } from '../../src/rules/blocks.ts';
import { inTerminal } from '../../src/rules/terminal.ts';

describe.each(languages)('%s', async (language) => {
  const book = await openBook(language);
  const linesOf = async (game: GameId, extent: Extent, columns: number): Promise<string[]> =>
    inTerminal(book, blocksOf(book, await book.pages(game), extent), columns);

  test.each([80, 100])(
    'Block takes at most 40 lines of %i columns until something is opened',
    async (columns) => {
      expect((await linesOf('block', 'titles', columns)).length).toBeLessThanOrEqual(40);
    },
  );

  test.each(games.map(({ id }) => id))('%s: every rule is there, as a title or in full', async (game) => {
    const { parts, optional, everyTable } = await book.pages(game);
    const [titles, full] = await Promise.all(
      (['titles', 'full'] as const).map(async (extent) => (await linesOf(game, extent, 1000)).join('\n')),
    );
    const inFlow = parts.flatMap(({ rules }) => rules);
    expect(inFlow.filter(({ title }) => !titles.includes(title))).toEqual([]);
    const all = [...inFlow, ...optional.flatMap(({ rules }) => rules), ...everyTable];
    expect(all.length).toBe(findGame(game)?.rules.length);
    for (const { text, ruling, folded } of all) {
      for (const said of [text, ruling]) {
        if (said === null) continue;
        // The widest line has 88 columns, so a paragraph is looked for by its beginning.
        const beginning = said.slice(0, language === 'ja' ? 10 : 30);
        expect(full).toContain(beginning);
        if (folded) expect(titles).not.toContain(said);
      }
    }
  });

  test('what a sheet prints and what the house rules are marked', async () => {
    const full = (await linesOf('block', 'full', 88)).join('\n');
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
