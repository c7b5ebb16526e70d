import { BadInput, type JsonObject, referee } from '@tischrunde/engine';
import type { Command } from 'commander';
import { type Answer, type AnswerGiven, answerFiles } from '../io/answers.ts';
import { readableJson } from '../io/readable-json.ts';
import { examples, exitCodes } from './help.ts';

export function addReferee(program: Command): void {
  program
    .command('referee')
    .description('play transcripts and print how every move was judged and how the match stands')
    .argument('[files...]', 'files with a transcript each (standard: the standard input, also -)')
    .option('-l, --lines', 'one transcript per line in, one answer per line out, in order')
    .option('--json', 'print every answer on one line (the standard with several files)')
    .addHelpText(
      'after',
      `
An invalid transcript is refused: one message on the error output, nothing on the output, and the others are still
answered. With --lines the answer {"refused": "line 7: why"} takes its place; empty lines are skipped. A match with illegal
moves is not refused: the answer says which moves are illegal, and which rules they break.
${examples(
  'tischrunde referee match.json',
  'tischrunde referee --lines < matches.jsonl > answers.jsonl',
  `echo '{"game":"block","players":2,"seed":"1"}' | tischrunde referee`,
)}
${exitCodes}`,
    )
    .action((files: string[], given: AnswerGiven) => refereeFiles(files, given));
}

/** Answers every transcript; the exit code says whether one of them was refused. */
const refereeFiles = (files: readonly string[], given: AnswerGiven): Promise<void> =>
  answerFiles(files, given, { answer: judge });

function judge(transcript: unknown): Answer {
  const json: JsonObject = { ...referee(transcript) };
  if (json.refused !== undefined) throw new BadInput('', String(json.refused));
  return { json, text: () => `${readableJson(json)}\n` };
}
