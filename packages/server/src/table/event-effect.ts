import { findGame } from '@tischrunde/engine';
import { commitmentTo } from '@tischrunde/protocol';
import { mostKicked, mostMuted } from '../limits.ts';
import { benchWith } from './bench.ts';
import { dealtAhead } from './deal-ahead.ts';
import {
  changeTerms,
  countMatch,
  dropVotes,
  leaveBench,
  letAllIn,
  letIn,
  renamePerson,
  takeTurnsAfter,
} from './evening.ts';
import type { EventOf, TableEvent } from './events.ts';
import { nextPad, notedOn } from './pad.ts';
import { setPaused, settlePause, wishPause } from './pauses.ts';
import { clearPlaces, putBot, sitDown, standUp, swapped } from './places.ts';
import { givePromise } from './promises.ts';
import { checkRules } from './rules-check.ts';
import type { TableState } from './state.ts';
import { TableMatch } from './table-match.ts';
import { matchBefore } from './take-backs.ts';

/** Changes a state as an event says. Throws if that contradicts the events before it. */
export function takeEffect(state: TableState, event: TableEvent): void {
  switch (event.kind) {
    case 'opened':
      throw new Error(`table ${state.id} was opened twice`);
    case 'sat':
      sit(state, event);
      return;
    case 'stood':
    case 'removed':
      leaveSeat(state, event.seat);
      letIn(state);
      dropVotes(state);
      return;
    case 'bot':
      seatBot(state, event);
      return;
    case 'ready':
      givePromise(state.places, event.seat, event);
      state.places[event.seat].isWilling = true;
      state.readyAt ??= event.at;
      return;
    case 'word':
      state.places[event.seat].word = event.word;
      return;
    case 'started':
      checkRules(event.rules);
      startMatch(state, event);
      return;
    case 'moved':
      applyMove(state, event);
      return;
    case 'ended':
      endMatch(state, event);
      return;
    case 'restored':
      restore(state, event);
      return;
    case 'agreed':
      agree(state, event);
      return;
    case 'changed':
      changeTerms(state, event);
      return;
    case 'voted':
      state.votes.set(event.guest, event.game);
      return;
    case 'swapped':
      state.places = swapped(state.places, event.seat, event.with);
      return;
    case 'renamed':
      renamePerson(state, event);
      return;
    case 'benched':
      state.bench = benchWith(state.bench, event);
      letIn(state);
      return;
    case 'unbenched':
      leaveBench(state, event.guest);
      dropVotes(state);
      return;
    case 'pause':
      wishPause(state, event);
      return;
    case 'undoAsked':
      state.takeBacks.ask(event.seat, event.of, state.number, event.at);
      state.waitingSince = state.undo?.until ?? event.at;
      return;
    case 'undoAnswered':
      state.takeBacks.answer(event.seat, event.agrees);
      if (!event.agrees) state.waitingSince = event.at;
      return;
    case 'takenBack':
      takeBack(state, event);
      return;
    case 'noted':
      if (state.pad !== null) state.pad = notedOn(state.pad, event, state.number);
      return;
    case 'padBegun':
      beginPad(state, event);
      return;
    case 'said':
      hear(state, event);
      return;
    case 'muted':
      mute(state, event);
      return;
    case 'kicked':
      kick(state, event);
      return;
    case 'host':
      state.host = event.guest;
      state.hostName = event.name;
      return;
    case 'delayed':
      state.clock.putOff(event.deadline);
      return;
    case 'closed':
      state.isClosed = true;
      return;
    default:
      throw new Error(`there is no event ${(event satisfies never as TableEvent).kind}`);
  }
}

function sit(state: TableState, event: EventOf<'sat'>): void {
  const { seat, guest, name, at } = event;
  const isPlaying = state.phase === 'playing';
  sitDown(state.places, event, isPlaying);
  leaveBench(state, guest, name);
  if (state.phase === 'over') state.satAt = at;
  if (!isPlaying) return;
  state.running?.takeOver(seat, guest, name);
  state.missedTurns = 0;
  state.takeBacks.callOff();
  // The turn was the bot's until now.
  if (state.running?.match.turn === seat) state.clock.giveAnew(at);
  state.waitingSince = at;
  settlePause(state);
}

function leaveSeat(state: TableState, seat: number): void {
  if (state.phase === 'playing' && state.running !== null) state.running.guests[seat] = null;
  standUp(state.places, seat, state.phase === 'playing', state.at);
  forgetReadiness(state);
  state.pauseWished.delete(seat);
  state.takeBacks.callOff();
  state.waitingSince = state.at;
  settlePause(state);
}

/** If nobody is ready any more, those who come back have all the time again. */
function forgetReadiness(state: TableState): void {
  if (!state.places.some(({ isWilling }) => isWilling)) state.readyAt = null;
}

function seatBot(state: TableState, event: EventOf<'bot'>): void {
  putBot(state.places, event, state.phase === 'playing');
  forgetReadiness(state);
  state.takeBacks.callOff();
  state.waitingSince = event.at;
  settlePause(state);
}

function kick(state: TableState, { guest, kicked, guards }: EventOf<'kicked'>): void {
  if (!kicked) {
    state.kicked.delete(guest);
    if (state.kicked.size === 0) state.isGuarded = false;
    return;
  }
  addAsLast(state.kicked, guest, mostKicked);
  // All who fill a score pad now are known there.
  if (guards === true && state.pad !== null && !state.isGuarded) letAllIn(state);
  if (guards === true) state.isGuarded = true;
  // The guest may have shown the table to a board.
  if (state.watching === 'nobody') state.shutOuts++;
  leaveBench(state, guest);
  for (const seat of state.seatsOf(guest)) leaveSeat(state, seat);
  letIn(state);
  dropVotes(state);
}

function startMatch(state: TableState, { match, seed, at }: EventOf<'started'>): void {
  const words = state.places.map(({ word }) => word);
  state.seals = state.places.map(({ seal, word }) => (word === null ? null : seal));
  const names = state.places.map(({ name }) => name);
  const guests = state.places.map(({ guest }) => guest);
  const deals = dealtAhead(state, seed);
  state.running = new TableMatch(state.game, state.options, match, seed, words, names, guests, null, deals);
  state.phase = 'playing';
  state.takeBacks.begin();
  state.votes.clear();
  state.clock.start(at);
  state.missedTurns = 0;
  state.waitingSince = at;
}

function applyMove(state: TableState, { seat, move, by, at, id }: EventOf<'moved'>): void {
  const { running } = state;
  if (running === null) throw new Error(`table ${state.id} has a move before its match`);
  const { phase, round, turn } = running.match;
  const refusal = running.attempt(seat, move);
  if (refusal !== null) throw new Error(`table ${state.id}, event ${state.number}: ${refusal.error}`);
  if (id !== undefined) running.remember(seat, id, state.number);
  if (phase === 'play') state.takeBacks.moved(running.moves - 1, by);
  else state.takeBacks.begin();
  const { match } = running;
  const isSameTurn = match.phase === phase && match.round === round && match.turn === turn;
  // To draw, or what others do out of turn, gives no more time. A player who stays on turn by any other move has the next turn, too.
  const isNextTurn = !isSameTurn || (seat === turn && move.type !== 'draw');
  if (isNextTurn) state.clock.start(at);
  if (by === 'player') state.missedTurns = 0;
  else if (by === 'clock' && isNextTurn) state.missedTurns++;
  state.waitingSince = at;
}

function agree(state: TableState, { seat, at, id }: EventOf<'agreed'>): void {
  state.running?.agree(seat, at);
  state.missedTurns = 0;
  state.running?.remember(seat, id, state.number);
}

function takeBack(state: TableState, { seat, at }: EventOf<'takenBack'>): void {
  const index = state.takeBacks.takeLast(seat);
  if (state.running === null || index === null) throw new Error(`table ${state.id} has no move to take back`);
  state.running = matchBefore(state.running, index);
  state.clock.start(at);
  state.waitingSince = at;
}

function endMatch(state: TableState, { match, next, at }: EventOf<'ended'>): void {
  const words = state.running?.words ?? [];
  state.revealed = { match, commitment: state.commitment, secret: state.secret, seals: state.seals, words };
  countMatch(state, match, at);
  state.phase = 'over';
  state.takeBacks.begin();
  state.match = match + 1;
  state.secret = next;
  state.commitment = commitmentTo(next);
  state.pauseWished.clear();
  setPaused(state, false);
  takeTurnsAfter(state);
}

function restore(state: TableState, { match, next }: EventOf<'restored'>): void {
  state.phase = 'gathering';
  state.running = null;
  state.takeBacks.begin();
  state.revealed = null;
  state.match = match;
  state.secret = next;
  state.commitment = commitmentTo(next);
  state.paused = false;
  state.pauseWished.clear();
  state.bench = [];
  state.votes.clear();
  clearPlaces(state.places);
}

function beginPad(state: TableState, event: EventOf<'padBegun'>): void {
  if (state.pad === null) return;
  state.game = findGame(event.game) ?? state.game;
  state.options = event.options;
  state.pad = nextPad(state.pad, event, state.number);
}

function hear(state: TableState, { guest, name, text, emote, id }: EventOf<'said'>): void {
  const isPlayer = guest === state.host || state.seatOf(guest) !== null;
  state.chat.hear({ number: state.number, guest, name, text, emote }, id, isPlayer);
}

function mute(state: TableState, { guest, muted }: EventOf<'muted'>): void {
  if (!muted) {
    state.muted.delete(guest);
    return;
  }
  addAsLast(state.muted, guest, mostMuted);
  state.chat.mute(guest);
}

/** Adds somebody to a list of limited length: whom the host wants to be rid of now counts more than those before. */
function addAsLast(list: Set<string>, guest: string, most: number): void {
  list.add(guest);
  const [first] = list;
  if (list.size > most) list.delete(first);
}
