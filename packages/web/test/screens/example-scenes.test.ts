import { type GameId, openBook } from '@tischrunde/rulebook';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/games/catalogue.ts';
import { exampleScenes, introductionScenes } from '../../src/screens/rulebook/example-scenes.ts';

const book = await openBook('en');

describe.each(catalogue.map(({ id }) => id))('%s', (id: GameId) => {
  test('every example shows a moment, and what comes of it', async () => {
    const { parts, optional, everyTable } = await book.pages(id);
    for (const { example } of [...[...parts, ...optional].flatMap(({ rules }) => rules), ...everyTable]) {
      if (example === null) continue;
      const { before, after, refusal } = exampleScenes(example.position);
      expect(before.view.seat).toBe(before.seat);
      expect(refusal?.rule ?? null).toBe(example.position.refused ?? null);
      expect(after !== null).toBe(example.position.look !== undefined && refusal === null);
    }
  });

  test('the introduction has a moment before every step and one after the last', async () => {
    const { introduction } = await book.pages(id);
    const scenes = introductionScenes(introduction);
    expect(scenes).toHaveLength(introduction.steps.length + 1);
    expect(scenes.at(-1)?.next).toBeNull();
  });
});
