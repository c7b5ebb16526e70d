import { describe, expect, test } from 'vitest';
import { languages } from '../src/languages.ts';
import { type AnyChapter, chapterOf, pages } from './support/pages.ts';
import { faultsOf } from './support/style.ts';

/** The maximum length of each kind of text: in Latin script, and in Japanese. */
const maxLength = {
  title: [36, 18],
  text: [320, 170],
  sentence: [160, 90],
} as const;

interface Text {
  readonly place: string;
  readonly kind: keyof typeof maxLength;
  readonly text: string;
}

function* textsIn({ aim, rules, introduction = [] }: AnyChapter): Iterable<Text> {
  if (aim !== undefined) yield { place: 'aim', kind: 'text', text: aim };
  for (const [id, { title, text, ruling, example }] of Object.entries(rules)) {
    yield { place: `${id} title`, kind: 'title', text: title };
    if (text !== undefined) yield { place: `${id} text`, kind: 'text', text };
    if (ruling !== undefined) yield { place: `${id} ruling`, kind: 'text', text: ruling };
    if (example !== undefined) yield { place: `${id} example`, kind: 'sentence', text: example };
  }
  for (const [index, text] of introduction.entries()) {
    yield { place: `introduction ${index + 1}`, kind: 'sentence', text };
  }
}

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
      if (kind === 'title' ? /[.。]$/.test(text) : !/[.!?。！？…»”“」）)]$/.test(text))
        fault('wrong punctuation at the end');
      for (const found of faultsOf(language, text)) fault(found);
      if (kind === 'sentence' && tilesIn(text).join() !== tilesIn(english.get(place) ?? '').join()) {
        fault(`not the tiles of the English text (${tilesIn(english.get(place) ?? '').join(' ')})`);
      }
    }
    expect(faults).toEqual([]);
    expect(texts.map(({ place }) => place)).toEqual([...english.keys()]);
  });
});
