import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { JsonObject } from '@tischrunde/engine';
import { onTestFinished } from 'vitest';
import { run } from '../../src/run.ts';

export const bin = fileURLToPath(new URL('../../bin/tischrunde.js', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/**
 * Runs the command in English, with `input` piped into it and `more` in its environment. It runs in this process, with streams of its own:
 * a process for every run would take most of the time. One run comes after the other, because they share the streams.
 */
export function tischrunde(
  args: readonly string[],
  input = '',
  more: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  const ran = lastRun.then(() => runHere(args, input, more));
  lastRun = ran.catch(() => {});
  return ran;
}

let lastRun: Promise<unknown> = Promise.resolve();

async function runHere(
  args: readonly string[],
  input: string,
  more: Readonly<Record<string, string>>,
): Promise<Ran> {
  const [out, err] = [new PassThrough(), new PassThrough()];
  const texts = Promise.all([text(out), text(err)]);
  const { FORCE_COLOR: _, LC_MESSAGES: __, LANG: ___, ...env } = process.env;
  const own = {
    stdin: Readable.from([input]),
    stdout: out,
    stderr: err,
    env: { ...env, LC_ALL: 'C', ...more },
  };
  const restore = replaceIn(process, own);
  process.exitCode = undefined;
  let code: number;
  try {
    await run(args);
    code = Number(process.exitCode ?? 0);
  } finally {
    restore();
    process.exitCode = undefined;
    out.end();
    err.end();
  }
  const [said, complained] = await texts;
  return { code, out: said, err: complained };
}

/** Puts other values in the place of properties; the answer puts the old ones back. */
function replaceIn(target: object, values: Readonly<Record<string, unknown>>): () => void {
  const before = Object.keys(values).map(
    (name) => [name, Object.getOwnPropertyDescriptor(target, name)] as const,
  );
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(target, name, { value, configurable: true, enumerable: true, writable: true });
  return () => {
    for (const [name, old] of before) if (old !== undefined) Object.defineProperty(target, name, old);
  };
}

/** Runs the command in a process of its own. */
export async function tischrundeProcess(
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
