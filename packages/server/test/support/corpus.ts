import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { LogEntry } from '../../src/table/log.ts';

export const corpusFolder = fileURLToPath(new URL('../corpus/', import.meta.url));

/** What a log of the corpus must lead to. */
export interface Outcome {
  readonly table: string;
  readonly game: string;
  /** The version of the rules by which it was played. */
  readonly rules: number;
  /** The number of its last event, and the hash of the position after it. */
  readonly number: number;
  readonly position: string | null;
}

export interface CorpusLog {
  readonly name: string;
  readonly outcome: Outcome;
  readonly log: readonly LogEntry[];
}

/** The logs that were kept: in each file what it leads to, and then an entry per line. */
export const corpus = (): readonly CorpusLog[] =>
  readdirSync(corpusFolder)
    .filter((name) => name.endsWith('.jsonl'))
    .map((name) => {
      const [outcome, ...log] = readFileSync(`${corpusFolder}${name}`, 'utf8').trim().split('\n');
      return { name, outcome: JSON.parse(outcome), log: log.map((line) => JSON.parse(line)) };
    });
