import { BadInput, isObject } from '@tischrunde/engine';
import { checkFairness, faults, type MatchFile, type Remembered, type Verdict } from '@tischrunde/protocol';
import { type Answer, type Answerer, type AnsweringGiven, answerFiles } from '../io/answers.ts';
import { readCount } from '../io/arguments.ts';

export interface VerifyGiven extends AnsweringGiven {
  readonly commitment?: string;
  readonly word?: string;
  readonly seat?: string;
}

/** Deals and plays finished matches again; the exit code says whether all of them were honest. */
export const verifyFiles = (files: readonly string[], given: VerifyGiven): Promise<void> =>
  answerFiles(files, given, verifier(rememberedFrom(given)));

const verifier = (remembered: Remembered): Answerer => ({ answer: (file) => verify(file, remembered) });

function rememberedFrom({ commitment, seat, word }: VerifyGiven): Remembered {
  return {
    ...(commitment === undefined ? {} : { commitment }),
    ...(seat === undefined ? {} : { seat: readCount('seat', seat, 0, 15) }),
    ...(word === undefined ? {} : { word }),
  };
}

function verify(file: unknown, remembered: Remembered): Answer {
  if (!isObject(file)) throw new BadInput('', faults.file);
  // Whatever it holds is looked at while it is checked.
  const given = file as unknown as MatchFile;
  const verdict = checkFairness(given, remembered);
  if (!verdict.fair) process.exitCode = 1;
  return { json: verdict, text: () => `${inWords(verdict, given)}\n` };
}

function inWords(verdict: Verdict, { table, match, names, transcript }: MatchFile): string {
  if (verdict.fair) {
    const moves = Array.isArray(transcript.moves) ? transcript.moves.length : 0;
    const people = names.filter((name) => name !== null).join(', ') || 'bots';
    return `Honest. Match ${match} of table ${table} (${transcript.game}; ${people}) was dealt from the published secret and the players' words, and all ${moves} moves keep the rules.`;
  }
  const place = verdict.place === null ? '' : ` (${placeNames[verdict.fault] ?? 'number'} ${verdict.place})`;
  return `NOT honest: ${faults[verdict.fault]}${place}.`;
}

const placeNames: Readonly<Record<string, string>> = { deal: 'deal', move: 'move', word: 'seat' };
