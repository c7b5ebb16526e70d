import { BadInput, type JsonObject, referee } from '@tischrunde/engine';
import { type Answer, type AnsweringGiven, answerFiles } from '../io/answers.ts';
import { pretty } from '../io/readable-json.ts';

/** Answers every transcript; the exit code says whether one of them was refused. */
export const refereeFiles = (files: readonly string[], given: AnsweringGiven): Promise<void> =>
  answerFiles(files, given, { answer: judge });

function judge(transcript: unknown): Answer {
  const json: JsonObject = { ...referee(transcript) };
  if (json.refused !== undefined) throw new BadInput('', String(json.refused));
  return { json, text: () => `${pretty(json)}\n` };
}
