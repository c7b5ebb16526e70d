import { BadInput } from '@tischrunde/engine';
import { fillPad, readPadMatch } from '@tischrunde/engine/pad';
import type { AskOf } from '@tischrunde/protocol';
import { longestPad, mostPadEntries } from '../limits.ts';
import { isWelcome } from './evening-outcome.ts';
import { type Asker, type Outcome, refused } from './outcome.ts';
import { checkPad, sentAs, splicedEntries } from './pad.ts';
import type { TableState } from './state.ts';
import { readTerms } from './terms.ts';

// What those who fill a score pad may do.

/** Somebody writes on the pad. Of two who do so at once the store lets one be first, and the other is refused. */
export function note(state: TableState, { guest }: Asker, ask: AskOf<'note'>, at: number): Outcome {
  const { pad } = state;
  if (pad === null) return refused('pad.none');
  const name = nameAtPad(state, guest);
  if (name === null) return refused('seat.needed');
  if (!isWelcome(state, guest)) return refused('seat.consent');
  const written = sentAs(pad, guest, ask.id);
  if (written !== undefined) return { written };
  const { match, writes, from, remove } = ask;
  if (match !== pad.match || writes !== pad.writes) return refused('pad.other');
  if (from + remove > pad.entries.length) return refused('pad.refused', 'there are not so many entries');
  const after = pad.entries.toSpliced(from, remove, ...ask.entries);
  if (after.length > mostPadEntries || JSON.stringify(after).length > longestPad) return refused('pad.full');
  try {
    const { game, options } = state;
    const frame = { game: game.id, players: pad.names.length, options };
    const entries = readPadMatch({ ...frame, entries: ask.entries }).entries.map((entry) => ({ ...entry }));
    const written = { from, remove, entries };
    const wrong = fillPad(readPadMatch({ ...frame, entries: splicedEntries(pad, written) })).refused;
    // What was mended may make a later entry impossible; that one is mended next.
    if (wrong !== null && wrong.entry >= from && wrong.entry < from + entries.length)
      return refused('pad.refused', wrong.problem.why);
    return { write: { at, kind: 'noted', guest, name, id: ask.id, ...written } };
  } catch (error) {
    if (error instanceof BadInput) return refused('pad.refused', error.message);
    throw error;
  }
}

/** Somebody begins the next match. */
export function beginPad(state: TableState, { guest }: Asker, ask: AskOf<'pad'>, at: number): Outcome {
  const { pad } = state;
  if (pad === null) return refused('pad.none');
  const name = nameAtPad(state, guest);
  if (name === null) return refused('seat.needed');
  if (!isWelcome(state, guest)) return refused('seat.consent');
  const written = sentAs(pad, guest, ask.id);
  if (written !== undefined) return { written };
  if (ask.match !== pad.match + 1) return refused('pad.other');
  try {
    const { game, options } = readTerms({ game: ask.game, players: ask.names.length, options: ask.options });
    const names = checkPad(game.id, ask.names);
    return { write: { at, kind: 'padBegun', guest, name, id: ask.id, game: game.id, options, names } };
  } catch (error) {
    if (error instanceof BadInput) return refused('table.bad', error.message);
    throw error;
  }
}

/** The name of somebody who fills the pad: the host, and everybody who has come to it. */
const nameAtPad = ({ host, hostName, bench }: TableState, guest: string): string | null =>
  bench.find((one) => one.guest === guest)?.name ?? (guest === host ? hostName : null);
