import type { RuleId } from '@tischrunde/engine';
import type { Language } from '../languages.ts';
import type { SearchEntry } from './entries.ts';
import { type Folded, folded, foldedWithPlaces, wordsIn } from './folded.ts';

/** The entries of a language, ready to be searched. */
export interface SearchIndex {
  readonly language: Language;
  readonly entries: readonly IndexedEntry[];
}

interface IndexedEntry extends SearchEntry {
  readonly folded: {
    readonly title: string;
    readonly name: string;
    readonly heading: string;
    readonly text: Folded;
  };
}

export const indexOf = (language: Language, entries: readonly SearchEntry[]): SearchIndex => ({
  language,
  entries: entries.map((entry) => ({
    ...entry,
    folded: {
      title: folded(entry.title),
      name: folded(entry.name),
      heading: folded(entry.heading),
      text: foldedWithPlaces(entry.text),
    },
  })),
});

/** A rule that was found, or a game. */
export interface Found {
  /** In the reader's language. */
  readonly entry: SearchEntry;
  /** How it begins, in the reader's language. */
  readonly opening: string;
  /** What was found, in the language it was found in; the places of the words are marked. */
  readonly language: Language;
  readonly title: string;
  readonly excerpt: readonly Marked[];
}

/** A part of a text; the words that were looked for are marked. */
export interface Marked {
  readonly text: string;
  readonly isMarked: boolean;
}

/**
 * What has all words of the query, the best first. The first index is that of the reader's language; words of other languages find
 * the same rules after it.
 */
export function findIn(indexes: readonly SearchIndex[], query: string): Found[] {
  const words = wordsIn(query);
  const [reader] = indexes;
  if (reader === undefined || !isEnough(words)) return [];
  const own = new Map(reader.entries.map((entry) => [keyOf(entry), entry]));
  const found = new Map<string, Found>();
  for (const { language, entries } of indexes) {
    const hits = entries
      .map((entry) => ({ entry, score: scoreOf(entry, words) }))
      .filter(({ score }) => score > 0)
      .toSorted((one, other) => other.score - one.score);
    for (const { entry } of hits) {
      const key = keyOf(entry);
      const shown = own.get(key);
      if (shown === undefined || found.has(key)) continue;
      found.set(key, {
        entry: shown,
        opening: excerptOf(shown, [])
          .map(({ text }) => text)
          .join(''),
        language,
        title: entry.title,
        excerpt: excerptOf(entry, words),
      });
    }
  }
  return [...found.values()];
}

/** A single Latin letter finds everything; a Japanese sign may be a word. */
const isEnough = (words: readonly string[]): boolean =>
  words.some((word) => word.length > 1 || /[\u3040-\u30ff\u4e00-\u9fff]/.test(word));

const keyOf = ({ game, rule }: { readonly game: string; readonly rule: RuleId | null }): string =>
  `${game} ${rule ?? ''}`;

/** How well an entry fits; 0 if it lacks a word. A rule is not found by its game's name alone: the game is. */
function scoreOf(
  { rule, folded: { title, name, heading, text } }: IndexedEntry,
  words: readonly string[],
): number {
  let sum = rule === null ? 1 : 0;
  let isByNameOnly = rule !== null;
  for (const word of words) {
    const inWords = Math.max(10 * hitIn(title, word), 6 * hitIn(heading, word), 3 * hitIn(text.text, word));
    const score = Math.max(inWords, (rule === null ? 12 : 4) * hitIn(name, word));
    if (score === 0) return 0;
    if (inWords > 0) isByNameOnly = false;
    sum += score;
  }
  return isByNameOnly ? 0 : sum;
}

/** A whole word is more than the beginning of one, and that is more than a part within. */
function hitIn(text: string, word: string): number {
  let best = 0;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const begins = at === 0 || !isLetter(text[at - 1]);
    const ends = at + word.length === text.length || !isLetter(text[at + word.length]);
    best = Math.max(best, begins ? (ends ? 3 : 2) : 1);
    if (best === 3) break;
  }
  return best;
}

const isLetter = (sign: string): boolean => /[\p{L}\p{N}]/u.test(sign);

/** How much of a text is shown around what was found. */
const before = 40;
const after = 110;

/** The part of the text where the words are, with the words marked. */
function excerptOf({ text: written, folded: { text } }: IndexedEntry, words: readonly string[]): Marked[] {
  const hits = words
    .flatMap((word) => placesOf(text, word, written.length))
    .toSorted((one, other) => one.from - other.from);
  const first = hits[0]?.from ?? 0;
  const from = first <= before ? 0 : wordStart(written, first - before);
  const until = wordEnd(written, from + before + after);
  const parts: Marked[] = from > 0 ? [{ text: '… ', isMarked: false }] : [];
  let at = from;
  for (const hit of hits) {
    if (hit.from < at || hit.to > until) continue;
    parts.push({ text: written.slice(at, hit.from), isMarked: false });
    parts.push({ text: written.slice(hit.from, hit.to), isMarked: true });
    at = hit.to;
  }
  parts.push({ text: written.slice(at, until), isMarked: false });
  if (until < written.length) parts.push({ text: '…', isMarked: false });
  return parts.filter((part) => part.text !== '');
}

interface Span {
  readonly from: number;
  readonly to: number;
}

function placesOf({ text, places }: Folded, word: string, length: number): Span[] {
  const spans: Span[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length))
    spans.push({ from: places[at], to: places[at + word.length] ?? length });
  return spans;
}

/** Where the word ends in which a place is. */
function wordEnd(text: string, at: number): number {
  const space = text.slice(at, at + before).search(/\s|$/);
  return at >= text.length ? text.length : at + space;
}

/** Not in the middle of a word, where a language has spaces. */
function wordStart(text: string, at: number): number {
  const space = text.slice(at, at + before).search(/\s/);
  return space < 0 ? at : at + space + 1;
}
