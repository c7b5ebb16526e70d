import { deserialize, serialize } from 'node:v8';
import { findGame, rulesVersion } from '@tischrunde/engine';
import type { EventOf } from './events.ts';
import { TableState } from './state.ts';
import { type MatchRecord, TableMatch } from './table-match.ts';

/** Fields of a state that are not stored: the match is played again from its moves, and the others follow from the rest. */
const derived: ReadonlySet<string> = new Set(['id', 'game', 'opened', 'running', 'known']);

interface Checkpoint {
  /** The version of the rules; with another one the log is replayed. */
  readonly rules: number;
  readonly opened: EventOf<'opened'>;
  /** What is played now; missing in older checkpoints, where it is what the table was opened for. */
  readonly game?: string;
  readonly fields: Fields;
  readonly running: MatchRecord | null;
}

type Fields = Readonly<Record<string, unknown>>;

/** The state of a table as text, so that a long log need not be replayed from its beginning. */
export function checkpointOf(state: TableState): string {
  const fields = Object.fromEntries(Object.entries(state).filter(([field]) => !derived.has(field)));
  const { opened, running } = state;
  const checkpoint: Checkpoint = {
    rules: rulesVersion,
    opened,
    game: state.game.id,
    fields,
    running: running?.record() ?? null,
  };
  // Unlike JSON it has maps and sets, and what is one object stays one.
  return serialize(checkpoint).toString('base64');
}

/** The state that was stored; null if it is of another version, or damaged. */
export function stateFrom(table: string, text: string): TableState | null {
  try {
    return readCheckpoint(table, text);
  } catch {
    return null;
  }
}

function readCheckpoint(table: string, text: string): TableState | null {
  const { rules, opened, game, fields, running }: Checkpoint = deserialize(Buffer.from(text, 'base64'));
  if (rules !== rulesVersion) return null;
  const state = new TableState(table, opened);
  fill(state, fields);
  state.game = findGame(game ?? opened.game) ?? state.game;
  if (running !== null)
    state.running = TableMatch.from(
      findGame(running.game ?? opened.game) ?? state.game,
      running.options ?? state.options,
      running,
    );
  return state;
}

/** Gives an object the stored fields. Objects of a class of ours stay what they are and get theirs in turn. */
function fill(target: object, fields: Fields): void {
  for (const [field, stored] of Object.entries(fields)) {
    const now: unknown = Reflect.get(target, field);
    if (isOurs(now)) fill(now, stored as Fields);
    else Reflect.set(target, field, stored);
  }
}

const plain: readonly unknown[] = [Object, Array, Map, Set];

const isOurs = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !plain.includes(value.constructor);
