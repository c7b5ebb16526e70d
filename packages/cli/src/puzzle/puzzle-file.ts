import { BadInput, isObject, type JsonObject } from '@tischrunde/engine';
import { readJson } from '../io/json-text.ts';

/** What a file holds: JSON, or a text without its remarks (lines that begin with `# `). */
export function readPuzzleFile(text: string): unknown {
  const bare = text.trimStart();
  if (bare.startsWith('{') || bare.startsWith('[')) return readJson(text);
  return bare
    .split('\n')
    .filter((line) => !line.startsWith('# '))
    .join('\n');
}

/** A puzzle as an object or as text; what is neither is refused. */
export function objectOrText(value: unknown, example: string): JsonObject | string {
  if (typeof value === 'string' || isObject(value)) return value;
  throw new BadInput('', `expected a JSON object such as ${example}`);
}
