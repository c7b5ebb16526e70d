import { signal } from '@preact/signals';
import { type PadEntry, type PadMatch, readPadMatch } from '@tischrunde/engine/pad';
import { storedValue } from './local-storage.ts';
import { isRecord } from './record.ts';

/** Something written on a pad: `remove` entries go at an index, and these come in their place. */
export interface PadWrite {
  readonly from: number;
  readonly remove: number;
  readonly entries: readonly PadEntry[];
}

/** A pad that several phones fill, at a table of the server. */
export interface PadSharing {
  readonly table: string;
  /** The number of the match there. */
  readonly match: number;
  /** How often the pad was written on, as far as this phone was told. */
  readonly writes: number;
  /** What was written here and is not answered yet; the pad shows it already. */
  readonly waiting: readonly (PadWrite & { readonly id: string; readonly writes: number })[];
  /** Somebody here wants the next match; it begins under this id. */
  readonly next?: string;
}

/** A score pad as it is stored. */
export interface SavedPad {
  readonly id: string;
  /** By seat. */
  readonly names: readonly string[];
  readonly match: PadMatch;
  /** When it was begun and written on last, in milliseconds since 1970. */
  readonly began: number;
  readonly touched: number;
  readonly sharing?: PadSharing;
}

/** So many are kept; the oldest go first. */
const mostPads = 100;

/** The pads of a stored list; what cannot be read is left out. */
export const readPads = (found: unknown): SavedPad[] => (Array.isArray(found) ? found.flatMap(readPad) : []);

function readPad(value: unknown): SavedPad[] {
  if (!isRecord(value)) return [];
  const { id, names, match, began, touched, sharing } = value;
  if (typeof id !== 'string' || typeof began !== 'number' || typeof touched !== 'number') return [];
  try {
    const read = readPadMatch(match);
    return areNames(names) && names.length === read.players
      ? [{ id, names, match: read, began, touched, ...readSharing(sharing, read) }]
      : [];
  } catch {
    return [];
  }
}

/** What cannot be read is shared no more; the pad itself stays. Throws `BadInput`. */
function readSharing(value: unknown, match: PadMatch): { readonly sharing?: PadSharing } {
  if (!isRecord(value)) return {};
  const { table, match: number, writes, waiting, next } = value;
  if (typeof table !== 'string' || typeof number !== 'number' || typeof writes !== 'number') return {};
  if (!Array.isArray(waiting)) return {};
  return {
    sharing: {
      table,
      match: number,
      writes,
      ...(typeof next === 'string' ? { next } : {}),
      waiting: waiting.filter(isRecord).map((write) => ({
        id: String(write.id),
        writes: Number(write.writes),
        from: Number(write.from),
        remove: Number(write.remove),
        entries: readPadMatch({ ...match, entries: write.entries }).entries,
      })),
    },
  };
}

const areNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');

const storedPads = storedValue<readonly SavedPad[]>('tischrunde.pads', readPads);
const storedNames = storedValue('tischrunde.padNames', (found) => (areNames(found) ? found : []));

/** All score pads, the one written on last in front. */
export const pads = signal<readonly SavedPad[]>(storedPads.read());

/** The names that were entered last. */
export const lastNames = (): readonly string[] => storedNames.read();

export const rememberNames = (names: readonly string[]): void => storedNames.write(names);

export function savePad(pad: SavedPad): void {
  keep([pad, ...pads.peek().filter(({ id }) => id !== pad.id)].slice(0, mostPads));
}

/** Changes a pad that may have been changed or deleted meanwhile. */
export function changePad(id: string, change: (pad: SavedPad) => SavedPad): void {
  const pad = pads.peek().find((one) => one.id === id);
  if (pad !== undefined) savePad(change(pad));
}

export const deletePad = (id: string): void => keep(pads.peek().filter((pad) => pad.id !== id));

function keep(kept: readonly SavedPad[]): void {
  pads.value = kept;
  storedPads.write(kept);
}
