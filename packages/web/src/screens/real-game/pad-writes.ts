import type { JsonObject } from '@tischrunde/engine';
import { readPadMatch } from '@tischrunde/engine/pad';
import type { SharedPad } from '@tischrunde/protocol';
import type { PadSharing, PadWrite, SavedPad } from '../../storage/pad-store.ts';

/** A pad after somebody wrote on it here. Where it is shared, the server has to be told. */
export function written(pad: SavedPad, write: PadWrite, now: number): SavedPad {
  const { sharing } = pad;
  const shown = withEntries(pad, spliced(pad.match.entries, write), now);
  if (sharing === undefined) return shown;
  const { writes, waiting } = sharing;
  const next = { ...write, id: newId(), writes: (waiting.at(-1)?.writes ?? writes - 1) + 1 };
  return { ...shown, sharing: { ...sharing, waiting: [...waiting, next] } };
}

/** A pad that is shared from now on: the table has a clean one, and everything on it is to be sent. */
export function shared(pad: SavedPad, table: string): SavedPad {
  const sharing: PadSharing = { table, match: 1, writes: 0, waiting: [] };
  const clean = { ...withEntries(pad, [], pad.touched), sharing };
  return parts(pad.match.entries).reduce<SavedPad>(
    (so, entries) => written(so, { from: so.match.entries.length, remove: 0, entries }, pad.touched),
    clean,
  );
}

/** What everybody at the table is shown of a pad, with what waits here to be sent. */
export function caughtUp(pad: SavedPad, sharing: PadSharing, { writes, entries }: SharedPad): SavedPad {
  // What does not fit on what the others see is not shown; the server says what has become of it.
  const [first, ...others] = sharing.waiting.filter((write) => write.writes >= writes);
  const fitting = first?.writes === writes ? [first, ...others] : [];
  const { entries: known } = readPadMatch({ ...pad.match, entries });
  const shown = fitting.reduce<typeof known>(spliced, known);
  const now = { ...sharing, writes };
  // The same list, so that nobody is disturbed whose own entry has only arrived.
  return JSON.stringify(shown) === JSON.stringify(pad.match.entries)
    ? { ...pad, sharing: now }
    : { ...withEntries(pad, shown, Date.now()), sharing: now };
}

/** The pad of a match at a table, on a phone that had none. */
export const padFrom = (
  table: string,
  game: string,
  options: object,
  { match, writes, began, names, entries }: SharedPad,
): SavedPad => ({
  id: `${table}-${match}`,
  names,
  match: readPadMatch({ game, players: names.length, options, entries }),
  began,
  touched: Date.now(),
  sharing: { table, match, writes, waiting: [] },
});

/** The next match is to begin on a shared pad. */
export const withNext = (pad: SavedPad): SavedPad =>
  pad.sharing === undefined ? pad : { ...pad, sharing: { ...pad.sharing, next: newId() } };

/** A pad that is filled on this phone alone from now on. */
export function alone({ sharing: _, ...pad }: SavedPad): SavedPad {
  return pad;
}

/** As it goes over the network. */
export const asJson = (entries: PadWrite['entries']): JsonObject[] => entries.map((entry) => ({ ...entry }));

const spliced = (entries: PadWrite['entries'], write: PadWrite): PadWrite['entries'] =>
  entries.toSpliced(write.from, write.remove, ...write.entries);

const withEntries = (pad: SavedPad, entries: PadWrite['entries'], touched: number): SavedPad => ({
  ...pad,
  match: { ...pad.match, entries },
  touched,
});

/** How much goes into one message. Characters; the server takes 8,192 bytes. */
const longestPart = 4000;
const mostAtOnce = 100;

/** Entries in parts that a message has room for. */
function parts(entries: PadWrite['entries']): PadWrite['entries'][] {
  const all: PadWrite['entries'][number][][] = [];
  let size = 0;
  for (const entry of entries) {
    const last = all.at(-1);
    size += JSON.stringify(entry).length;
    if (last !== undefined && size <= longestPart && last.length < mostAtOnce) last.push(entry);
    else {
      all.push([entry]);
      size = JSON.stringify(entry).length;
    }
  }
  return all;
}

/** Different for everything that this phone writes. Pages without HTTPS have no `randomUUID`. */
const newId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
