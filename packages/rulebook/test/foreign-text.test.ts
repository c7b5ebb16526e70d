import { describe, expect, test } from 'vitest';
import { languages } from '../src/languages.ts';
import { whyForeign } from './support/foreign-text.ts';
import { chapterOf, pages } from './support/pages.ts';

const longEnough = { de: 50, en: 50, fr: 50, it: 50, ja: 20 };

/** The paragraphs of a language that are long enough to identify it. */
async function paragraphsIn(language: (typeof languages)[number]): Promise<string[]> {
  const chapters = await Promise.all(pages.map((page) => chapterOf(language, page)));
  return chapters
    .flatMap(({ rules }) =>
      Object.values(rules).flatMap(({ text = '', ruling = '', example = '' }) => [text, ruling, example]),
    )
    .filter((text) => text.length >= longEnough[language]);
}

describe.each(languages)('a text in %s', (planted) => {
  test.each(languages.filter((language) => language !== planted))('is noticed in %s', async (language) => {
    const paragraphs = await paragraphsIn(planted);
    const missed = paragraphs.filter((text) => whyForeign(language, text) === null);
    expect(paragraphs.length).toBeGreaterThan(3);
    expect(missed.length / paragraphs.length, missed.join('\n')).toBeLessThanOrEqual(0.02);
  });
});
