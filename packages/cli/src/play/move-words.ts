import type { JsonObject } from '@tischrunde/engine';

/** The fields of a move that a word stands for; null where it is not one of its words. */
export type WordReader = (word: string) => JsonObject | null;

/** Reads words in any order. Null where one of them means nothing, or two name the same field. */
export function readWords(words: readonly string[], readers: readonly WordReader[]): JsonObject | null {
  let fields: JsonObject = {};
  for (const word of words) {
    const read = readers.map((reader) => reader(word)).find((found) => found !== null);
    if (read === undefined || Object.keys(read).some((name) => name in fields)) return null;
    fields = { ...fields, ...read };
  }
  return fields;
}

/** Words that stand for a value of a field. */
export function oneOf(field: string, values: readonly string[], others: readonly [string, string][] = []) {
  const named = new Map<string, string>([
    ...values.map((value): [string, string] => [value.toLowerCase(), value]),
    ...others,
  ]);
  return (word: string): JsonObject | null => {
    const value = named.get(word);
    return value === undefined ? null : { [field]: value };
  };
}

/** The type of a move. Where pieces are laid, “play” and “place” say the same. */
export const verbs = (...types: string[]): WordReader =>
  oneOf('type', types, types.includes('lay') ? alsoLay : []);

const alsoLay: readonly [string, string][] = [
  ['play', 'lay'],
  ['place', 'lay'],
];

export const numberFor =
  (field: string): WordReader =>
  (word) =>
    /^\d{1,9}$/.test(word) ? { [field]: Number(word) } : null;

/** `6-3`, either way round. */
export const tileWord: WordReader = (word) => (isTile(word) ? { tile: higherFirst(word) } : null);

export const isTile = (word: string): boolean => /^\d{1,2}-\d{1,2}$/.test(word);

export function higherFirst(tile: string): string {
  const [one, other] = tile.split('-').map(Number);
  return `${Math.max(one, other)}-${Math.min(one, other)}`;
}
