import { type Refusal, rulesVersion, seatAt } from '@tischrunde/engine';
import { type AskOf, type RefusalCode, refusalCodes, sealOf, seedFrom } from '@tischrunde/protocol';
import { botChanges, mostKicked, mostMuted } from '../limits.ts';
import type { TableEvent } from './events.ts';
import { lookAlike } from './look-alikes.ts';
import type { TableState } from './state.ts';

/** The guest who asks. */
export interface Asker {
  readonly guest: string;
  readonly name: string;
}

/** The outcome of an ask: an event to write, the number of one that is written (and perhaps told to the asker), or a refusal. */
export type Outcome =
  | { readonly write: TableEvent }
  | { readonly written: number; readonly isTold?: true }
  | { readonly code: RefusalCode; readonly error: string; readonly refusal?: Refusal };

/** The asks that write to a table's log. */
export type TableAsk = AskOf<
  | 'sit'
  | 'stand'
  | 'bot'
  | 'start'
  | 'ready'
  | 'word'
  | 'move'
  | 'pause'
  | 'say'
  | 'emote'
  | 'mute'
  | 'kick'
  | 'host'
  | 'close'
>;

export const refused = (code: RefusalCode, more = ''): Outcome => ({
  code,
  error: more === '' ? refusalCodes[code] : `${refusalCodes[code]}: ${more}`,
});

/** Decides on an ask. Changes nothing. */
export function outcomeOf(
  state: TableState,
  { guest, name }: Asker,
  ask: TableAsk,
  at: number,
  isAway: (guest: string) => boolean,
): Outcome {
  const shut = shutFor(state, guest);
  if (shut !== null) return refused(shut);
  const seat = state.seatOf(guest);
  switch (ask.do) {
    case 'sit':
      return sit(state, guest, name, ask, at);
    case 'stand':
      return seat === null ? refused('seat.needed') : { write: { at, kind: 'stood', seat } };
    case 'bot':
      return putBot(state, guest, ask, at, isAway);
    case 'start':
      if (!maySetUp(state, guest)) return refused(seat === null ? 'seat.needed' : 'host.only');
      if (state.phase === 'playing') return refused('table.phase', 'the match is under way');
      if (!state.isComplete)
        return refused('table.phase', 'a seat is free, a player is not ready, or a word is not told');
      return { write: startOf(state, at) };
    case 'ready':
      if (seat === null) return refused('seat.needed');
      if (state.phase === 'playing') return refused('table.phase', 'the match is under way');
      return { write: { at, kind: 'ready', seat, ...promiseIn(ask) } };
    case 'word':
      return seat === null ? refused('seat.needed') : tellWord(state, seat, ask.word, at);
    case 'move':
      return seat === null ? refused('seat.needed') : makeMove(state, seat, ask, at);
    case 'pause':
      if (seat === null) return refused('seat.needed');
      if (state.phase !== 'playing') return refused('table.phase', 'no match is under way');
      if (state.places[seat].bot !== null) return refused('seat.bot');
      if (ask.wish === state.pauseWished.has(seat) && (ask.wish || !state.paused))
        return { written: state.number };
      return { write: { at, kind: 'pause', seat, wish: ask.wish } };
    case 'say':
    case 'emote':
      return say(state, guest, name, ask, at);
    case 'mute':
      if (guest !== state.host) return refused('host.only');
      if (ask.muted === state.muted.has(ask.guest)) return { written: state.number };
      if (state.muted.size >= mostMuted && ask.muted)
        return refused('table.phase', 'too many guests are muted already');
      return { write: { at, kind: 'muted', guest: ask.guest, muted: ask.muted } };
    case 'kick':
      return kick(state, guest, ask, at);
    case 'host':
      return giveHost(state, guest, ask.guest, at);
    case 'close':
      return guest === state.host ? { write: { at, kind: 'closed' } } : refused('host.only');
  }
}

/** Why a guest may neither see nor do anything at a table; null if it is open for them. */
export const shutFor = ({ isClosed, kicked }: TableState, guest: string): RefusalCode | null =>
  isClosed ? 'table.ended' : kicked.has(guest) ? 'table.kicked' : null;

/** Whether a guest may start a match, and put bots on free seats before it. */
const maySetUp = (state: TableState, guest: string): boolean =>
  guest === state.host || (state.starting === 'players' && state.seatOf(guest) !== null);

/** The event that starts the next match, its seed made of the table's secret and everybody's word. */
export const startOf = (state: TableState, at: number): TableEvent => ({
  at,
  kind: 'started',
  match: state.match,
  rules: rulesVersion,
  seed: seedFrom(
    state.secret,
    state.places.map(({ word }) => word),
  ),
});

function sit(state: TableState, guest: string, name: string, ask: AskOf<'sit'>, at: number): Outcome {
  const { seat } = ask;
  if (state.places[seat] === undefined) return refused('seat.none');
  if (state.places[seat].guest === guest) return { written: state.number };
  if (state.phase === 'playing') return refused('table.phase', 'the match is under way');
  if (state.seatOf(guest) !== null) return refused('seat.yours');
  if (state.places[seat].guest !== null) return refused('seat.taken');
  if (isTaken(state, guest, name)) return refused('name.taken');
  return { write: { at, kind: 'sat', seat, guest, name, ...promiseIn(ask) } };
}

const promiseIn = ({ word, seal }: AskOf<'sit'> | AskOf<'ready'>): { word?: string; seal?: string } => ({
  ...(word === undefined ? {} : { word }),
  ...(seal === undefined ? {} : { seal }),
});

function tellWord(state: TableState, seat: number, word: string, at: number): Outcome {
  if (state.phase === 'playing') return refused('table.phase', 'the match is under way');
  const place = state.places[seat];
  if (place.word === word) return { written: state.number };
  if (place.seal !== sealOf(word)) return refused('word.other');
  // Told too early, it could help others to choose theirs.
  if (!state.isPromised) return refused('table.phase', 'a seat is free, or a player is not ready');
  return { write: { at, kind: 'word', seat, word } };
}

/** Whether somebody else at the table has a name that looks like this one. */
const isTaken = ({ places, host, hostName }: TableState, guest: string, name: string): boolean =>
  [...places, { guest: host, name: hostName }].some(
    (other) => other.guest !== guest && other.name !== null && lookAlike(other.name, name),
  );

function putBot(
  state: TableState,
  guest: string,
  { seat, level }: AskOf<'bot'>,
  at: number,
  isAway: (guest: string) => boolean,
): Outcome {
  const place = state.places[seat];
  if (place === undefined) return refused('seat.none');
  const isHost = guest === state.host;
  if (state.seatOf(guest) === null && !isHost) return refused('seat.needed');
  if (place.guest === null) {
    if (!isHost && (state.phase === 'playing' || !maySetUp(state, guest))) return refused('host.only');
    if (level === null && state.phase === 'playing') return refused('table.phase', 'the seat needs a player');
  } else if (place.guest !== guest) {
    // An absent guest keeps the seat; the host may let a bot play it in the meantime.
    if (!isHost) return refused('host.only');
    if (level === null || !isAway(place.guest)) return refused('seat.taken');
  }
  if (place.bot === level) return { written: state.number };
  // A bot that was changed again and again would never come to a move.
  const { burst, within } = botChanges;
  const isOften = place.botChanges.length === burst && at - place.botChanges[0] < within;
  if (state.phase === 'playing' && level !== null && isOften) return refused('message.often');
  return { write: { at, kind: 'bot', seat, level } };
}

function kick(state: TableState, guest: string, ask: AskOf<'kick'>, at: number): Outcome {
  const { guest: other, kicked } = ask;
  if (guest !== state.host) return refused('host.only');
  if (other === state.host) return refused('table.phase', 'the host cannot be sent away');
  if (kicked === state.kicked.has(other)) return { written: state.number };
  if (kicked && state.kicked.size >= mostKicked)
    return refused('table.phase', 'too many guests were sent away already');
  const seat = state.seatOf(other);
  const name = seat === null ? null : state.places[seat].name;
  return { write: { at, kind: 'kicked', guest: other, name, kicked } };
}

function giveHost(state: TableState, guest: string, other: string, at: number): Outcome {
  if (guest !== state.host) return refused('host.only');
  if (other === guest) return { written: state.number };
  const event = hostOf(state, state.seatOf(other), at);
  return event === null ? refused('seat.needed') : { write: event };
}

/** The event that makes the guest of a seat the host; null if there is none. */
export function hostOf(state: TableState, seat: number | null, at: number): TableEvent | null {
  const { guest, name } = state.places[seat ?? -1] ?? { guest: null, name: null };
  return guest === null ? null : { at, kind: 'host', guest, name: name ?? '' };
}

function makeMove(
  { running, phase, paused, places }: TableState,
  seat: number,
  { match, id, move }: AskOf<'move'>,
  at: number,
): Outcome {
  const made = running?.number === match ? running.madeAs(seat, id) : undefined;
  if (made !== undefined) return { written: made };
  if (running === null || phase === 'gathering') return refused('table.phase', 'no match is under way');
  if (running.number !== match) return refused('match.other');
  if (running.isTooLong) return refused('match.long');
  if (places[seat].bot !== null) return refused('seat.bot');
  if (paused) return refused('move.paused');
  const judged = running.match.judge(seatAt(seat), move);
  if (judged.ok) return { write: { at, kind: 'moved', seat, move: judged.move, by: 'player', id } };
  return { ...refused('move.refused', judged.error), refusal: judged };
}

function say(
  state: TableState,
  guest: string,
  name: string,
  ask: AskOf<'say'> | AskOf<'emote'>,
  at: number,
): Outcome {
  const said = state.saidBy(guest, ask.id);
  if (said !== undefined) return { written: said };
  if (state.muted.has(guest)) return refused('said.muted');
  if (state.seatOf(guest) === null && state.watching === 'nobody' && guest !== state.host)
    return refused('table.closed');
  const seat = state.seatOf(guest);
  if (state.talk === 'players' && seat === null && guest !== state.host) return refused('said.players');
  if (seat === null && isTaken(state, guest, name)) return refused('name.taken');
  const text = ask.do === 'say' ? ask.text : null;
  const emote = ask.do === 'emote' ? ask.emote : null;
  // At the table everybody keeps the name with which they sat down.
  const known = seat === null ? name : (state.places[seat].name ?? name);
  return { write: { at, kind: 'said', guest, name: known, text, emote, id: ask.id } };
}
