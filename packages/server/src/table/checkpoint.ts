import { deserialize, serialize } from 'node:v8';
import { type AnyGame, findGame, rulesVersion } from '@tischrunde/engine';
import type { EventOf } from './events.ts';
import { TableState } from './state.ts';
import { type MatchRecord, TableMatch } from './table-match.ts';

/**
 * The version of what is stored. It changes whenever something in a state changes its form or its meaning: a stored state of another version is
 * ignored, and the log is replayed.
 */
export const stateVersion = 2;

/** Fields of a state that are not stored: the match is played again from its moves, and the others follow from the rest. */
const derived: ReadonlySet<string> = new Set(['id', 'game', 'opened', 'running', 'known']);

interface Checkpoint {
  readonly version: number;
  /** The version of the rules; with another one the log is replayed, too. */
  readonly rules: number;
  readonly opened: EventOf<'opened'>;
  /** What is played now. */
  readonly game: string;
  readonly fields: Fields;
  readonly running: MatchRecord | null;
}

type Fields = Readonly<Record<string, unknown>>;

/** The state of a table as text, so that a long log need not be replayed from its beginning. */
export function checkpointOf(state: TableState): string {
  const fields = Object.fromEntries(Object.entries(state).filter(([field]) => !derived.has(field)));
  const { opened, running } = state;
  const checkpoint: Checkpoint = {
    version: stateVersion,
    rules: rulesVersion,
    opened,
    game: state.game.id,
    fields,
    running: running?.record() ?? null,
  };
  // Unlike JSON it has maps and sets, and what is one object stays one.
  return serialize(checkpoint).toString('base64');
}

/** The state that was stored; null if it is of another version, lacks something, or is damaged. */
export function stateFrom(table: string, text: string): TableState | null {
  try {
    return readCheckpoint(table, text);
  } catch {
    return null;
  }
}

function readCheckpoint(table: string, text: string): TableState | null {
  const checkpoint: Checkpoint = deserialize(Buffer.from(text, 'base64'));
  const { version, rules, opened, fields, running } = checkpoint;
  if (version !== stateVersion || rules !== rulesVersion) return null;
  const state = new TableState(table, opened);
  fill(state, fields, derived);
  state.game = gameOf(checkpoint.game);
  if (running !== null) state.running = TableMatch.from(gameOf(running.game), running);
  return state;
}

function gameOf(id: string): AnyGame {
  const game = findGame(id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  return game;
}

/** Gives an object the stored fields. Objects of a class of ours stay what they are and get theirs in turn. Throws if one is missing. */
function fill(target: object, fields: Fields, derived: ReadonlySet<string> = new Set()): void {
  for (const field of Object.keys(target))
    if (!derived.has(field) && !(field in fields)) throw new Error(`the stored state has no ${field}`);
  for (const [field, stored] of Object.entries(fields)) {
    const now: unknown = Reflect.get(target, field);
    if (isOurs(now)) fill(now, stored as Fields);
    else Reflect.set(target, field, stored);
  }
}

const plain: readonly unknown[] = [Object, Array, Map, Set];

const isOurs = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !plain.includes(value.constructor);
