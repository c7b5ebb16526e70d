import { BadInput, type JsonObject, referee } from '@tischrunde/engine';
import type { Command } from 'commander';
import { type Answer, type AnswerGiven, answerFiles } from '../io/answers.ts';
import { readableJson } from '../io/readable-json.ts';
import { examples, exitCodes } from './help.ts';

export function addReferee(program: Command): void {
  program
    .command('referee')
    .description('play transcripts and print how every move was judged and how the match stands')
    .argument('[files...]', 'files with a transcript each; - or none: what is piped in')
    .option('-l, --lines', 'one transcript per line in, one answer per line out, in order')
    .option('--json', 'print every answer on one line (the standard with several files)')
    .addHelpText(
      'after',
      `
A transcript that is not one is refused: one sentence on the error output, nothing on the output, and the others are
still answered. With --lines it is answered {"refused": "line 7: why"} in its place; empty lines are skipped. A match
in which moves were illegal is not refused: the answer says which moves, and which rules they broke.
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
