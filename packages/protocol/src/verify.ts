import {
  BadInput,
  isObject,
  type Json,
  type JsonObject,
  openMatch,
  readTranscript,
} from '@tischrunde/engine';
import type { MatchFile } from './answers.ts';
import { commitmentTo, sealOf, seedFrom } from './fair.ts';

/** What a player noted before the deal, to check against the file of the finished match. */
export interface Remembered {
  readonly commitment?: string;
  readonly seat?: number;
  readonly word?: string;
  /** The seals of all seats when this player told the word. From then on, nobody could choose another word. */
  readonly seals?: readonly (string | null)[];
}

/** What can be wrong with a match file. */
export const faults = {
  file: 'this is not the file of a finished match',
  commitment: 'the table had published another hash before the match',
  secret: 'the secret is not the one whose hash was published before the match',
  word: 'a player’s word is not the one that the player gave',
  seed: 'the seed does not follow from the secret and the words',
  deal: 'what was dealt does not follow from the seed',
  move: 'a move breaks a rule',
  end: 'the match is not over',
} as const;

export type Fault = keyof typeof faults;

export type Verdict =
  | { readonly fair: true }
  /** `place` is the number of the deal, move or seat, from 1; null for the other faults. */
  | { readonly fair: false; readonly fault: Fault; readonly place: number | null };

const unfair = (fault: Fault, place: number | null = null): Verdict => ({ fair: false, fault, place });

/** Deals and replays a finished match from its secret, words and moves alone. */
export function checkFairness(file: MatchFile, remembered: Remembered = {}): Verdict {
  const { commitment, secret, words, transcript } = file;
  if (!isWhole(file)) return unfair('file');
  if (remembered.commitment !== undefined && remembered.commitment !== commitment)
    return unfair('commitment');
  if (commitmentTo(secret) !== commitment) return unfair('secret');
  const { seat, word } = remembered;
  if (seat !== undefined && word !== undefined && words[seat] !== word) return unfair('word', seat + 1);
  const other = words.findIndex(
    (told, at) => remembered.seals?.[at] !== undefined && remembered.seals[at] !== sealOr(told),
  );
  if (other >= 0) return unfair('word', other + 1);
  if (transcript.seed !== seedFrom(secret, words)) return unfair('seed');
  try {
    return replayed(transcript);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return unfair('file');
  }
}

const sealOr = (word: string | null): string | null => (word === null ? null : sealOf(word));

function isWhole({ commitment, secret, words, names, transcript }: MatchFile): boolean {
  return (
    typeof commitment === 'string' &&
    typeof secret === 'string' &&
    Array.isArray(words) &&
    Array.isArray(names) &&
    isObject(transcript) &&
    Array.isArray(transcript.deals) &&
    words.length === transcript.players &&
    names.length === transcript.players
  );
}

function replayed(transcript: JsonObject): Verdict {
  // Without `deals`, the match is dealt from its seed.
  const { deals: told, ...rest } = transcript;
  const read = readTranscript(rest);
  const match = openMatch(read);
  for (const [index, { seat, move }] of read.moves.entries()) {
    if (match.attempt(seat, move) === null) continue;
    // A wrong deal also makes later moves illegal; then the deal is the fault to report.
    const wrong = otherDeal(
      listed(told).slice(0, match.round).map(dealtFirst),
      listed(match.transcript().deals).map(dealtFirst),
    );
    return wrong === null ? unfair('move', index + 1) : unfair('deal', wrong);
  }
  const wrong = otherDeal(listed(told), listed(match.transcript().deals));
  if (wrong !== null) return unfair('deal', wrong);
  return match.phase === 'matchOver' ? { fair: true } : unfair('end');
}

/** The number of the first deal that differs; null if none does. */
function otherDeal(told: readonly Json[], dealt: readonly Json[]): number | null {
  const longer = told.length > dealt.length ? told : dealt;
  const wrong = longer.findIndex((_, index) => canonicalJson(told[index]) !== canonicalJson(dealt[index]));
  return wrong < 0 ? null : wrong + 1;
}

/** A deal without what was drawn later in the round. */
function dealtFirst(deal: Json): Json {
  if (!isObject(deal)) return deal;
  const { chance: _chance, ...first } = deal;
  return first;
}

const listed = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

/** JSON with sorted keys. */
const canonicalJson = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, part: unknown) =>
    isObject(part) ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
