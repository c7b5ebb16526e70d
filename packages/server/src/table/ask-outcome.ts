import { rulesVersion } from '@tischrunde/engine';
import { type AskOf, mayBeAway, type RefusalCode, sealOf, seedFrom } from '@tischrunde/protocol';
import { isOverdue } from './countdown.ts';
import { bench, change, isWelcome, mayShareDevice, remove, swap, vote } from './evening-outcome.ts';
import type { TableEvent } from './events.ts';
import { consent, makeMove, takeBack, wishPause } from './match-outcome.ts';
import { type Asker, type Outcome, type Present, refused } from './outcome.ts';
import { beginPad, note } from './pad-outcome.ts';
import { isPassedAround, type PlaceState } from './places.ts';
import type { TableState } from './state.ts';
import { isTaken } from './taken-name.ts';

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
  | 'takeBack'
  | 'consent'
  | 'say'
  | 'emote'
  | 'mute'
  | 'kick'
  | 'host'
  | 'close'
  | 'bench'
  | 'change'
  | 'vote'
  | 'remove'
  | 'swap'
  | 'note'
  | 'pad'
>;

/** What can be asked at a score pad: there are no seats, and people talk at the real table. */
const atPad: ReadonlySet<TableAsk['do']> = new Set<TableAsk['do']>([
  'note',
  'pad',
  'bench',
  'stand',
  'kick',
  'host',
  'close',
]);

const starting = 'the match is about to start';

/** Decides on an ask. Changes nothing. */
export function outcomeOf(
  state: TableState,
  asker: Asker,
  ask: TableAsk,
  at: number,
  present: Present,
): Outcome {
  const { guest, name } = asker;
  const shut = shutFor(state, guest);
  if (shut !== null) return refused(shut);
  if (state.pad !== null && !atPad.has(ask.do)) return refused('table.phase', 'the table is a score pad');
  const seat = ownSeat(state, guest, ask);
  switch (ask.do) {
    case 'sit':
      return sit(state, asker, ask, at);
    case 'stand':
      return stand(state, guest, seat, at);
    case 'bench':
      return bench(state, asker, ask, at);
    case 'change':
      return change(state, asker, ask, at);
    case 'vote':
      return vote(state, guest, ask.game, at);
    case 'remove':
      return remove(state, guest, ask.seat, at, present);
    case 'swap':
      return swap(state, guest, ask, at);
    case 'bot':
      return putBot(state, guest, ask, at, present);
    case 'start':
      if (!maySetUp(state, guest)) return refused(seat === null ? 'seat.needed' : 'host.only');
      if (state.phase === 'playing') return refused('table.phase', 'the match is under way');
      if (!state.isComplete)
        return refused('table.phase', 'a seat is free, a player is not ready, or a word is not told');
      return { write: startOf(state, at) };
    case 'ready':
      if (seat === null) return refused('seat.needed');
      if (state.phase === 'playing') return refused('table.phase', 'the match is under way');
      if (!isWaitedFor(state.places[seat]) && isOverdue(state, at)) return refused('table.phase', starting);
      return { write: { at, kind: 'ready', seat, ...promiseIn(ask) } };
    case 'word':
      return seat === null ? refused('seat.needed') : tellWord(state, seat, ask.word, at);
    case 'move':
      return seat === null ? refused('seat.needed') : makeMove(state, seat, ask, at, present);
    case 'pause':
      return seat === null ? refused('seat.needed') : wishPause(state, seat, ask.wish, at);
    case 'takeBack':
      return seat === null ? refused('seat.needed') : takeBack(state, seat, ask, at, present);
    case 'consent':
      return seat === null ? refused('seat.needed') : consent(state, seat, ask, at);
    case 'note':
      return note(state, asker, ask, at);
    case 'pad':
      return beginPad(state, asker, ask, at);
    case 'say':
    case 'emote':
      return say(state, guest, name, ask, at);
    case 'mute':
      if (guest !== state.host) return refused('host.only');
      if (ask.muted === state.muted.has(ask.guest)) return { written: state.number };
      return { write: { at, kind: 'muted', guest: ask.guest, muted: ask.muted } };
    case 'kick':
      return kick(state, guest, ask, at);
    case 'host':
      return giveHost(state, guest, ask.guest, at, present);
    case 'close':
      return guest === state.host ? { write: { at, kind: 'closed' } } : refused('host.only');
  }
}

/** Why a guest may neither see nor do anything at a table; null if it is open for them. */
export const shutFor = ({ isClosed, kicked }: TableState, guest: string): RefusalCode | null =>
  isClosed ? 'table.ended' : kicked.has(guest) ? 'table.kicked' : null;

/** Whether a host shuts boards out: by sending somebody away from a closed table, or by closing an open one. */
export const shutsBoardsOut = ({ host, watching }: TableState, guest: string, ask: TableAsk): boolean =>
  guest === host &&
  ((ask.do === 'kick' && ask.kicked && watching === 'nobody') ||
    (ask.do === 'change' && ask.watching === 'nobody' && watching === 'link'));

/** The seat that an ask is for: the one that it names if it is the guest's own, or else the first; null if the guest has none. */
function ownSeat(state: TableState, guest: string, ask: TableAsk): number | null {
  const wish = 'seat' in ask ? ask.seat : undefined;
  if (wish === undefined || ask.do === 'sit') return state.seatOf(guest);
  return state.places[wish]?.guest === guest ? wish : null;
}

function stand(state: TableState, guest: string, seat: number | null, at: number): Outcome {
  if (seat !== null) return { write: { at, kind: 'stood', seat } };
  const waiting = state.bench.find((one) => one.guest === guest);
  return waiting === undefined
    ? refused('seat.needed')
    : { write: { at, kind: 'unbenched', guest, name: waiting.name } };
}

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

function sit(state: TableState, { guest, name, program }: Asker, ask: AskOf<'sit'>, at: number): Outcome {
  const { seat } = ask;
  const place = state.places[seat];
  if (place === undefined) return refused('seat.none');
  if (place.guest === guest) return { written: state.number };
  if (state.seatOf(guest) !== null && (ask.name === undefined || !mayShareDevice(state, guest)))
    return refused('seat.yours');
  if (place.guest !== null) return refused('seat.taken');
  if (!isWelcome(state, guest)) return refused('seat.consent');
  if (isOverdue(state, at)) return refused('table.phase', starting);
  // Anybody may play on for a bot who has not seen another hand.
  const running = state.phase === 'playing' ? state.running : null;
  if (running?.mayTakeOver(seat, guest) === false) return refused('seat.known');
  // People who took the seat in turn, and left it again, would keep its bot from ever coming to a move.
  if (running !== null && isPassedAround(place, at))
    return refused('message.often', 'the seat has changed hands too often');
  if (running?.hasChangedHandsEnough === true && !running.isPlayer(guest))
    return refused('table.phase', 'too many have played in this match; wait for the next one');
  if (ask.name === '') return refused('name.blank');
  const known = ask.name ?? name;
  if (isTaken(state, guest, known)) return refused('name.taken');
  const marked = program === true ? { program } : {};
  return { write: { at, kind: 'sat', seat, guest, name: known, ...marked, ...promiseIn(ask) } };
}

/** Whether a match waits for the seal of a seat: nobody has given it, and no bot plays there. */
const isWaitedFor = ({ seal, bot }: PlaceState): boolean => seal === null && bot === null;

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

function putBot(
  state: TableState,
  guest: string,
  { seat, level }: AskOf<'bot'>,
  at: number,
  present: Present,
): Outcome {
  const place = state.places[seat];
  if (place === undefined) return refused('seat.none');
  const isHost = guest === state.host;
  if (state.seatOf(guest) === null && !isHost) return refused('seat.needed');
  if (place.guest === null) {
    if (!isHost && (state.phase === 'playing' || !maySetUp(state, guest))) return refused('host.only');
    if (level === null && state.phase === 'playing') return refused('table.phase', 'the seat needs a player');
  } else if (place.guest !== guest) {
    // An absent guest keeps the seat; anybody at the table may let a bot play it in the meantime.
    if (level === null || !present.isAway(place.guest)) return refused('seat.taken');
    // Where a turn takes a day, the clock moves for those who do not come.
    if (state.phase === 'playing' && mayBeAway(state.timer)) return refused('seat.taken');
  }
  if (place.bot === level) return { written: state.number };
  if (level === null && isOverdue(state, at)) return refused('table.phase', starting);
  // A bot that was changed again and again would never come to a move.
  if (state.phase === 'playing' && level !== null && isPassedAround(place, at))
    return refused('message.often');
  return { write: { at, kind: 'bot', seat, level, by: place.guest === guest ? 'self' : 'player' } };
}

function kick(state: TableState, guest: string, ask: AskOf<'kick'>, at: number): Outcome {
  const { guest: other, kicked } = ask;
  if (guest !== state.host) return refused('host.only');
  if (other === state.host) return refused('table.phase', 'the host cannot be sent away');
  if (kicked === state.kicked.has(other)) return { written: state.number };
  const seat = state.seatOf(other);
  const name = seat === null ? null : state.places[seat].name;
  const guards = kicked ? { guards: true as const } : {};
  return { write: { at, kind: 'kicked', guest: other, name, kicked, ...guards } };
}

/** The host makes somebody else the host. Any player may be it if the host is gone. */
function giveHost(state: TableState, guest: string, other: string, at: number, present: Present): Outcome {
  if (guest !== state.host && (other !== guest || !present.isHostGone())) return refused('host.only');
  if (guest !== state.host && !heirsOf(state).includes(guest)) return refused('seat.needed');
  if (other === state.host) return { written: state.number };
  const event = hostOf(state, other, at);
  return event === null ? refused('seat.needed') : { write: event };
}

/** Who may become the host without being asked: not a stranger who waits on the bench, but all who fill a score pad. */
export const heirsOf = (state: TableState): readonly string[] =>
  state.pad === null ? state.voters : state.guests.filter((guest) => isWelcome(state, guest));

/** The event that makes somebody at the table the host; null for a guest who is not there. */
export function hostOf(
  { places, bench: waiting }: TableState,
  guest: string | undefined,
  at: number,
): TableEvent | null {
  const next = [...places, ...waiting].find((one) => one.guest === guest);
  return guest === undefined || next === undefined
    ? null
    : { at, kind: 'host', guest, name: next.name ?? '' };
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
