/** A text as a search sees it, and where each of its signs stands in what was written. */
export interface Folded {
  readonly text: string;
  readonly places: readonly number[];
}

/** Without capitals, accents and the difference between the two Japanese syllabaries: `Zählen` is `zahlen`, `カード` is `かーど`. */
export function foldedWithPlaces(written: string): Folded {
  let text = '';
  const places: number[] = [];
  let place = 0;
  for (const sign of written) {
    const plain = folded(sign);
    text += plain;
    for (let index = 0; index < plain.length; index++) places.push(place);
    place += sign.length;
  }
  return { text, places };
}

export const folded = (written: string): string =>
  written
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, (mark) => (mark === longVowel ? mark : ''))
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/[‐‑–]/g, '-')
    .replace(/’/g, "'")
    .replace(/[ァ-ヶ]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - katakanaToHiragana));

/** It is part of a word, not a mark on a letter. */
const longVowel = 'ー';

const katakanaToHiragana = 0x60;

export const wordsIn = (query: string): string[] =>
  folded(query)
    .split(/[\s　]+/)
    .filter(Boolean);
