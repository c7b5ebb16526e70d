import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Language, languages, ownNames } from '../src/languages.ts';
import type { TerminalPhrases } from '../src/words/terminal.ts';
import { textsIn } from './support/chapter-texts.ts';
import { chapterOf, pages } from './support/pages.ts';
import { allWords, formsOf, messagesIn } from './support/words.ts';

// docs/words.md says which words are used for a thing, and which are not used any more.
const page = readFileSync(new URL('../../../docs/words.md', import.meta.url), 'utf8');

/** The lines of a section, up to the next heading of any level. */
const linesUnder = (heading: string): string[] =>
  (page.split(`\n${heading}\n`)[1]?.split(/\n#+ /)[0] ?? '').split('\n');

/** The terms of a language, by the column of the table. Notes in brackets are left out. */
function termsIn(language: Language): string[] {
  const [head, , ...rows] = linesUnder('## Terms')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const column = head.indexOf(ownNames[language]);
  return rows
    .flatMap((row) => row[column].replace(/ \([^)]*\)/g, '').split(', '))
    .filter((term) => term !== '');
}

/** What is not said any more: `- not “this”: “that”`. */
const forbiddenIn = (language: Language): string[] =>
  linesUnder(`### ${ownNames[language]}`).flatMap((line) => /^- not “([^”]+)”: “/.exec(line)?.[1] ?? []);

/** A whole word, whatever its capitals; Japanese has no spaces between words. */
const isSaid = (language: Language, word: string, text: string): boolean =>
  language === 'ja'
    ? text.includes(word)
    : new RegExp(`(?<![\\p{L}\\d])${word.replace(/[.+*?()[\]]/g, '\\$&')}(?![\\p{L}\\d])`, 'iu').test(text);

/** Every text that a player reads, by its place. */
async function textsOf(language: Language): Promise<[place: string, text: string][]> {
  const words = allWords.get(language);
  if (words === undefined) throw new Error(`there are no words in ${language}`);
  const { phrases } = (await import(`../src/words/${language}/terminal/phrases.ts`)) as {
    phrases: TerminalPhrases;
  };
  const chapters = await Promise.all(pages.map((id) => chapterOf(language, id)));
  return [
    ...[...messagesIn(words)].flatMap(([place, message]) =>
      formsOf(message).map((text): [string, string] => [place, text]),
    ),
    ...Object.entries(phrases).flatMap(([key, message]) =>
      formsOf(message).map((text): [string, string] => [`terminal ${key}`, text]),
    ),
    ...chapters.flatMap((chapter) =>
      [...textsIn(chapter)].map(({ place, text }): [string, string] => [place, text]),
    ),
  ];
}

describe.each(languages)('%s', async (language) => {
  const texts = await textsOf(language);
  const all = texts.map(([, text]) => text.toLowerCase()).join('\n');

  test('every term is used', () => {
    const terms = termsIn(language);
    expect(terms.length).toBeGreaterThan(40);
    expect(terms.filter((term) => !all.includes(term.toLowerCase()))).toEqual([]);
  });

  test('no forbidden word is used', () => {
    const forbidden = forbiddenIn(language);
    expect(forbidden.length).toBeGreaterThan(2);
    const found = texts.flatMap(([place, text]) =>
      forbidden.filter((word) => isSaid(language, word, text)).map((word) => `${word}: ${place}: ${text}`),
    );
    expect(found).toEqual([]);
  });
});

test('a forbidden word is found at the edges of a text and beside punctuation, but not inside another word', () => {
  expect(isSaid('en', 'lay', 'Lay 6-3.')).toBe(true);
  expect(isSaid('en', 'lay', 'You may (or may not) lay')).toBe(true);
  expect(isSaid('en', 'lay', 'The next player plays; look at the layout.')).toBe(false);
  expect(isSaid('de', 'Zieh zwei', 'ein rotes „Zieh zwei“')).toBe(true);
  expect(isSaid('it', 'posare', 'Bisogna riposare.')).toBe(false);
  expect(isSaid('ja', '打つ', '牌を打つときは')).toBe(true);
});
