import { BadInput, isObject } from '@tischrunde/engine';
import { checkFairness, faults, type MatchFile, type Remembered, type Verdict } from '@tischrunde/protocol';
import type { TerminalBook } from '@tischrunde/rulebook/terminal';
import type { Command } from 'commander';
import { type Answer, type AnswerGiven, answerFiles } from '../io/answers.ts';
import { readCount } from '../io/arguments.ts';
import { type LanguageGiven, openTerminal } from '../io/language.ts';
import { examples, exitCodes, languageOption } from './help.ts';

interface VerifyGiven extends AnswerGiven, LanguageGiven {
  readonly commitment?: string;
  readonly word?: string;
  readonly seat?: string;
  readonly seals?: string;
}

export function addVerify(program: Command): void {
  program
    .command('verify')
    .description('deal and play finished matches of a server again, and say whether they were honest')
    .argument(
      '[files...]',
      'files of finished matches, as the page saves them (standard: the standard input, also -)',
    )
    .option('-c, --commitment <hash>', 'the hash that the table showed before the match')
    .option('--seat <n>', 'your seat, from 0 on')
    .option('--word <word>', 'the word that your page gave for the match; needs --seat')
    .option(
      '--seals <hashes>',
      'the seals of all words when yours was told, by seat, with commas; - for none',
    )
    .option('--json', 'print the verdict as JSON (the standard with several files)')
    .addOption(languageOption())
    .addHelpText(
      'after',
      `
A table shows the hash of its secret before anybody sits down, and every player's page adds a word: first its seal, which is
a hash, and the word itself when all seals are there. The seed of the deal is made of the secret and the words. This command
derives the seed again, deals and plays everything again, and compares.
${examples('tischrunde verify match.json', 'tischrunde verify --seat 1 --word JdCuDGqVxPda match.json')}
${exitCodes}`,
    )
    .action((files: string[], given: VerifyGiven) => verifyFiles(files, given));
}

/** Deals and plays finished matches again; the exit code says whether all of them were honest. */
async function verifyFiles(files: readonly string[], given: VerifyGiven): Promise<void> {
  const book = await openTerminal(given);
  const remembered = rememberedFrom(given);
  await answerFiles(files, given, { answer: (file) => verify(file, remembered, book) });
}

function rememberedFrom({ commitment, seat, word, seals }: VerifyGiven): Remembered {
  return {
    ...(commitment === undefined ? {} : { commitment }),
    ...(seat === undefined ? {} : { seat: readCount('seat', seat, 0, 15) }),
    ...(word === undefined ? {} : { word }),
    ...(seals === undefined ? {} : { seals: seals.split(',').map((seal) => (seal === '-' ? null : seal)) }),
  };
}

function verify(file: unknown, remembered: Remembered, book: TerminalBook): Answer {
  if (!isObject(file)) throw new BadInput('', faults.file);
  // The check looks at everything in it.
  const given = file as unknown as MatchFile;
  const verdict = checkFairness(given, remembered);
  if (!verdict.fair) process.exitCode = 1;
  return { json: verdict, text: () => `${inWords(verdict, given, book)}\n` };
}

function inWords(verdict: Verdict, file: MatchFile, book: TerminalBook): string {
  const { table, match, names, transcript } = file;
  if (verdict.fair) {
    const count = Array.isArray(transcript.moves) ? transcript.moves.length : 0;
    const people = names.filter((name) => name !== null).join(', ') || book.phrase('verify.bots');
    return book.phrase('verify.honest', { match, table, game: String(transcript.game), people, count });
  }
  const why = book.phrase('verify.dishonest', { why: book.say(`fault.${verdict.fault}`) });
  const { place: number, fault } = verdict;
  if (number === null || (fault !== 'deal' && fault !== 'move' && fault !== 'word')) return why;
  return `${why} (${book.phrase(placeNames[fault], { number })})`;
}

const placeNames = { deal: 'verify.deal', move: 'verify.move', word: 'verify.seat' } as const;
