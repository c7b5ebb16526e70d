import { type Language, languages } from '@tischrunde/rulebook';
import { labels as german } from '../../../rulebook/src/words/de/labels.ts';
import { gameNames as germanNames } from '../../../rulebook/src/words/de/table/game-names.ts';
import { labels as english } from '../../../rulebook/src/words/en/labels.ts';
import { gameNames as englishNames } from '../../../rulebook/src/words/en/table/game-names.ts';
import { labels as french } from '../../../rulebook/src/words/fr/labels.ts';
import { gameNames as frenchNames } from '../../../rulebook/src/words/fr/table/game-names.ts';
import { labels as italian } from '../../../rulebook/src/words/it/labels.ts';
import { gameNames as italianNames } from '../../../rulebook/src/words/it/table/game-names.ts';
import { labels as japanese } from '../../../rulebook/src/words/ja/labels.ts';
import { gameNames as japaneseNames } from '../../../rulebook/src/words/ja/table/game-names.ts';
import { whyForeign } from '../../../rulebook/test/support/foreign-text.ts';

const written = {
  de: [german, germanNames],
  en: [english, englishNames],
  fr: [french, frenchNames],
  it: [italian, italianNames],
  ja: [japanese, japaneseNames],
};

/** Every label of a language that stands on the page as it is written, without a place to fill in. */
const whole = new Map(
  languages.map((language) => [
    language,
    new Set(written[language].flatMap((words) => textsIn(words)).filter((text) => !text.includes('{'))),
  ]),
);

function textsIn(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsIn) : [];
}

/** The names of people and of the house are the same in every language. */
const names = /\b(Tischrunde|Ada|Bea|Carlo|Dina|Emil|Fumi|Gino|Hana|Ida|Jules|Aiko)\b/g;

/** Screens share most of their texts, and each is looked at in several sizes. */
const judged = new Map<Language, Map<string, string | null>>(
  languages.map((language) => [language, new Map()]),
);

/** Which of these texts are not in the language, and why. */
export function strangersIn(texts: readonly string[], language: Language): string[] {
  const known = judged.get(language);
  return texts.flatMap((text) => {
    const before = known?.get(text);
    const fault = before === undefined ? strangenessOf(text, language) : before;
    known?.set(text, fault);
    return fault ?? [];
  });
}

/** Why a text is not in the language; null if it may be. */
function strangenessOf(text: string, language: Language): string | null {
  const foreign = languages.find(
    (other) => other !== language && whole.get(other)?.has(text) && !whole.get(language)?.has(text),
  );
  if (foreign !== undefined) return `“${text}” is ${foreign}`;
  const said = text.replaceAll(names, '');
  // A letter on a plate, and a sign, are of no language.
  const strange = /\p{L}{2}|[\u3040-\u30ff\u4e00-\u9fff]/u.test(said) ? whyForeign(language, said) : null;
  // A list of tiles has none of the little words by which a language is known.
  return strange === null || strange.startsWith('no frequent word') ? null : `“${text}” ${strange}`;
}

/** Every text on the page, seen or heard, but for what says itself that it is in another language. It runs in the page. */
export function textsOnPage(): string[] {
  const texts = new Set<string>([document.title.replace(/ · Tischrunde$/, '')]);
  const isForeign = (element: Element): boolean => {
    const lang = element.closest('[lang]')?.getAttribute('lang');
    return lang !== document.documentElement.lang || element.closest('noscript, style') !== null;
  };
  const look = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = look.nextNode(); node !== null; node = look.nextNode()) {
    const text = (node.textContent ?? '').trim();
    if (text !== '' && node.parentElement !== null && !isForeign(node.parentElement)) texts.add(text);
  }
  for (const element of document.querySelectorAll(
    '[aria-label], [aria-valuetext], [placeholder], [title], [alt]',
  )) {
    if (isForeign(element)) continue;
    for (const name of ['aria-label', 'aria-valuetext', 'placeholder', 'title', 'alt']) {
      const text = element.getAttribute(name)?.trim() ?? '';
      if (text !== '') texts.add(text);
    }
  }
  return [...texts];
}
