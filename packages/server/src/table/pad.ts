import { BadInput, type JsonObject } from '@tischrunde/engine';
import { isPadGame } from '@tischrunde/engine/pad';
import type { SharedPad } from '@tischrunde/protocol';
import type { EventOf } from './events.ts';
import { lookAlike } from './look-alikes.ts';

/** What a guest wrote lately: it may be sent again. */
interface Sent {
  readonly guest: string;
  readonly id: string;
  readonly number: number;
}

/** A score pad that several phones fill. It is only kept here: what it adds up to is for the engine. */
export interface PadState extends SharedPad {
  readonly sent: readonly Sent[];
}

/** So many are remembered. */
const mostSent = 100;

export const firstPad = (names: readonly string[], began: number): PadState => ({
  match: 1,
  writes: 0,
  began,
  names,
  entries: [],
  sent: [],
});

/** A clean pad for the next match. */
export const nextPad = (pad: PadState, event: EventOf<'padBegun'>, number: number): PadState => ({
  ...firstPad(event.names, event.at),
  match: pad.match + 1,
  sent: sentWith(pad, event, number),
});

/** The pad after somebody wrote on it. */
export const notedOn = (pad: PadState, event: EventOf<'noted'>, number: number): PadState => ({
  ...pad,
  writes: pad.writes + 1,
  entries: splicedEntries(pad, event),
  sent: sentWith(pad, event, number),
});

const sentWith = (
  { sent }: PadState,
  { guest, id }: Pick<EventOf<'noted'>, 'guest' | 'id'>,
  number: number,
): readonly Sent[] => [...sent, { guest, id, number }].slice(-mostSent);

type Splice = Pick<EventOf<'noted'>, 'from' | 'remove' | 'entries'>;

export const splicedEntries = ({ entries }: SharedPad, splice: Splice): readonly JsonObject[] =>
  entries.toSpliced(splice.from, splice.remove, ...splice.entries);

/** The number of the event by which a guest wrote something. */
export const sentAs = ({ sent }: PadState, guest: string, id: string): number | undefined =>
  sent.find((one) => one.guest === guest && one.id === id)?.number;

/** What everybody at the table is shown. */
export const sharedPad = ({ sent: _, ...pad }: PadState): SharedPad => pad;

/** The names on a pad, all different to the eye. Throws `BadInput`. */
export function checkPad(game: string, names: readonly string[]): readonly string[] {
  if (!isPadGame(game)) throw new BadInput('game', 'there is no score pad for this game');
  const isBad = (name: string, seat: number): boolean =>
    name === '' || names.slice(0, seat).some((other) => lookAlike(other, name));
  if (names.some(isBad)) throw new BadInput('pad', 'a name is blank, or looks like another');
  return names;
}
