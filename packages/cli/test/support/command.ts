import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { JsonObject } from '@tischrunde/engine';
import { onTestFinished } from 'vitest';

export const bin = fileURLToPath(new URL('../../bin/tischrunde.js', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the real command in English, with `input` piped into it and `more` in its environment. */
export async function tischrunde(
  args: readonly string[],
  input = '',
  more: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  const { FORCE_COLOR: _, LC_MESSAGES: __, LANG: ___, ...env } = process.env;
  const child = spawn(process.execPath, [bin, ...args], { env: { ...env, LC_ALL: 'C', ...more } });
  // A command that has seen enough may close its input before it has read everything.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const closed = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), closed]);
  return { code, out, err };
}

/** The path of a file that does not exist yet and is gone after the test. */
export function freshFile(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'tischrunde-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, name);
}

/** A match that was saved, to go on with. */
export function saved(transcript: object): string {
  const file = freshFile('saved.json');
  writeFileSync(file, JSON.stringify(transcript));
  return file;
}

/** The moves of a saved match. */
export const movesIn = (file: string): JsonObject[] => JSON.parse(readFileSync(file, 'utf8')).moves;

/** What somebody types. */
export const lines = (...typed: string[]): string => typed.map((line) => `${line}\n`).join('');

export const linesOf = (out: string): string[] => out.split('\n').filter((line) => line !== '');
