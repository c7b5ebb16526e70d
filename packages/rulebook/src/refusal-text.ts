import { type FactName, factKinds, type Refusal } from '@tischrunde/engine';
import { type Facts, fill } from './message.ts';
import type { Speech } from './piece-names.ts';
import type { Words } from './words/words.ts';

/** What a player is called in the middle of a sentence. */
export type NameOf = (seat: number) => string;

/** The one line that a player reads whose move is refused, with the pieces filled in. */
export function refusedInWords(
  { reason, facts }: Refusal,
  words: Words,
  speech: Speech,
  nameOf: NameOf,
  language: string,
): string {
  const told: Record<string, string | number> = {};
  for (const [name, fact] of Object.entries(facts)) {
    told[name] = inWords(name as FactName, fact, words, speech, nameOf, language);
  }
  return begun(fill(words.refusals[reason], told as Facts, language), language);
}

type AnyFact = string | number | readonly string[];

function inWords(
  name: FactName,
  fact: AnyFact,
  words: Words,
  speech: Speech,
  nameOf: NameOf,
  language: string,
): string | number {
  const kind = factKinds[name];
  if (typeof fact === 'number') return kind === 'seat' ? nameOf(fact) : name === 'cell' ? fact + 1 : fact;
  if (typeof fact !== 'string') {
    const parts = kind === 'ends' ? fact.map(speech.end) : name === 'cells' ? fact.map(countedFromOne) : fact;
    return new Intl.ListFormat(language, { type: 'conjunction' }).format(parts);
  }
  switch (kind) {
    case 'end':
      return speech.end(fact);
    case 'soloCard':
    case 'solominoCard':
    case 'solominoHalf':
      return speech.minoCard(fact);
    case 'colour':
      return speech.colour(fact);
    case 'side':
      return words.labels[fact === 'left' ? 'side.left' : 'side.right'];
    default:
      return fact;
  }
}

/** People count places from 1. */
const countedFromOne = (cell: string): string => String(Number(cell) + 1);

/** A sentence begins with a capital letter, whichever piece stands first. */
const begun = (text: string, language: string): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
