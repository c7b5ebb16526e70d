import { appendFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import type { Contest, DealResult } from '@tischrunde/bots';
import { BadInput, isObject, type Json } from '@tischrunde/engine';
import { orRefusal } from '../../io/answers.ts';
import { FileTrouble, fileTrouble } from '../../io/files.ts';
import { readJsonLine } from '../../io/json-text.ts';

/** The finished deals of a contest, on disk. */
export interface DealFile {
  readonly deals: readonly DealResult[];
  add(deal: DealResult): void;
}

/**
 * Opens the file of a contest, or creates it. The first line names the contest, every other line is a finished deal. A line that
 * was cut off by an interruption is dropped.
 */
export function openDealFile(file: string, contest: Contest<string>): DealFile {
  const header = `${JSON.stringify({ arena: contest })}\n`;
  const text = readIfThere(file);
  if (header.startsWith(text)) {
    orTrouble(file, () => writeFileSync(file, header));
  } else {
    if (!text.startsWith(header)) throw new FileTrouble(file, otherRun(text, contest));
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    if (whole !== text) orTrouble(file, () => truncateSync(file, Buffer.byteLength(whole)));
  }
  const lines = text.split('\n').slice(1, -1);
  return {
    deals: lines.map((line, index) => readDeal(file, index + 2, line, contest)),
    add: (deal) => orTrouble(file, () => appendFileSync(file, `${JSON.stringify(deal)}\n`)),
  };
}

/** Says how the file's run differs. */
function otherRun(text: string, contest: Contest<string>): string {
  const [line] = text.split('\n');
  const found = line.startsWith('{"arena":') ? orRefusal(() => readJsonLine(line)) : null;
  const run = isObject(found) ? found.arena : null;
  if (!isObject(run)) return 'this is no file of the arena; choose another name';
  const differs = Object.entries(contest).flatMap(([name, value]) => {
    const [there, here] = [run[name], value].map((one) => JSON.stringify(one));
    return there === here ? [] : `${name} is ${there} there and ${here} here`;
  });
  return `this is the file of another run: ${differs.join(', ')}`;
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw fileTrouble(file, error);
  }
}

function orTrouble(file: string, step: () => void): void {
  try {
    step();
  } catch (error) {
    throw fileTrouble(file, error);
  }
}

function readDeal(file: string, number: number, line: string, { contenders }: Contest<string>): DealResult {
  try {
    const value = readJsonLine(line);
    if (!isObject(value)) throw new BadInput('', 'expected an object');
    const list = (name: string): number[] => {
      const entries: Json | undefined = value[name];
      const numbers = Array.isArray(entries) ? entries.filter((entry) => typeof entry === 'number') : [];
      if (numbers.length === contenders.length) return numbers;
      throw new BadInput(name, `expected ${contenders.length} numbers`);
    };
    const { deal } = value;
    if (typeof deal !== 'number') throw new BadInput('deal', 'expected a number');
    return {
      deal,
      shares: list('shares'),
      points: list('points'),
      moves: list('moves'),
      work: list('work'),
      ms: list('ms'),
      longest: list('longest'),
      ...('forfeits' in value ? { forfeits: list('forfeits') } : {}),
    };
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    throw new FileTrouble(file, `line ${number}: ${error.message}`);
  }
}
