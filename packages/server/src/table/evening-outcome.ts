import { BadInput, findGame, rulesVersion } from '@tischrunde/engine';
import type { AskOf } from '@tischrunde/protocol';
import { mostBenched, mostRechoices, mostSeatsOfGuest, rechoiceEvery } from '../limits.ts';
import type { TableEvent } from './events.ts';
import { chooserOf } from './facts.ts';
import { type Asker, type Outcome, type Present, refused } from './outcome.ts';
import type { TableState } from './state.ts';
import { isTaken } from './taken-name.ts';
import { changedTerms } from './terms.ts';

// What people at a table may do between its matches.

const underWay = 'the match is under way';

/** What the player who chooses the next game may change. Everything else is up to the host. */
const chosen: ReadonlySet<string> = new Set(['ask', 'do', 'table', 'game', 'players', 'options', 'bots']);

export function change(state: TableState, { guest, name }: Asker, ask: AskOf<'change'>, at: number): Outcome {
  const isHost = guest === state.host;
  if (!isHost && chooserOf(state) !== guest) return refused('host.only');
  if (!isHost && Object.keys(ask).some((field) => !chosen.has(field))) return refused('host.only');
  if (state.phase === 'playing') return refused('table.phase', underWay);
  if (!isHost && holdsUp(state, at)) return refused('message.often');
  // Those who played here were told that nobody would watch.
  if (ask.watching === 'link' && state.watching === 'nobody')
    return refused('table.phase', 'a closed table stays closed');
  return changeTo(state, ask, nameOf(state, guest, name), at);
}

/** Whether people agree again and again, and a change would hold up the next match once more. */
const holdsUp = ({ readyAt, rechoices, rechosenAt }: TableState, at: number): boolean =>
  readyAt !== null && rechoices >= mostRechoices && at - rechosenAt < rechoiceEvery;

/** The event that changes a table, or why it cannot be changed so. */
function changeTo(
  state: TableState,
  wish: Parameters<typeof changedTerms>[1],
  by: string | null,
  at: number,
): Outcome {
  try {
    return { write: { at, kind: 'changed', by, rules: rulesVersion, ...changedTerms(state, wish) } };
  } catch (error) {
    if (error instanceof BadInput) return refused('table.bad', error.message);
    throw error;
  }
}

export function vote(state: TableState, guest: string, game: string, at: number): Outcome {
  // A stranger who waits on the bench has no say.
  if (!state.voters.includes(guest)) return refused('seat.needed');
  if (state.choosing !== 'vote') return refused('host.only');
  if (state.phase === 'playing') return refused('table.phase', underWay);
  if (findGame(game) === undefined) return refused('table.bad', `there is no game ${JSON.stringify(game)}`);
  if (state.votes.get(guest) === game) return { written: state.number };
  return { write: { at, kind: 'voted', guest, game } };
}

/** The event that follows from the votes; null while no game has more than half of them, or if it is the game on the table. */
export function chosenByVote(state: TableState, at: number): TableEvent | null {
  const game = votedGame(state);
  if (game === null) return null;
  const outcome = changeTo(state, { table: state.id, game }, null, at);
  return 'write' in outcome ? outcome.write : null;
}

/** The game that more than half of those want who have a say. */
export function votedGame({ phase, isClosed, choosing, votes, voters }: TableState): string | null {
  if (choosing !== 'vote' || phase === 'playing' || isClosed) return null;
  const counts = new Map<string, number>();
  for (const guest of voters) {
    const game = votes.get(guest);
    if (game !== undefined) counts.set(game, (counts.get(game) ?? 0) + 1);
  }
  for (const [game, count] of counts) if (2 * count > voters.length) return game;
  return null;
}

/** Somebody waits for a seat. Others get up for them only if they have played here before, or if the host lets them in. */
export function bench(
  state: TableState,
  { guest, name, program }: Asker,
  { guest: other }: AskOf<'bench'>,
  at: number,
): Outcome {
  if (other !== undefined) return letIn(state, guest, other, at);
  if (state.isAtTable(guest)) return { written: state.number };
  if (isTaken(state, guest, name)) return refused('name.taken');
  if (state.bench.length >= mostBenched) return refused('table.crowded');
  const marks = {
    ...(program === true ? { program } : {}),
    ...(state.score.hasPlayed(guest) ? { takesTurns: true as const } : {}),
  };
  return { write: { at, kind: 'benched', guest, name, ...marks } };
}

/**
 * A stranger who is away gives up a place on the full bench, for somebody who is there. At a score pad nobody does: those on its bench fill it, and
 * their phones are often dark.
 */
export function makeRoomOnBench(
  { bench, host, number, pad }: TableState,
  at: number,
  present: Present,
): Outcome {
  if (bench.length < mostBenched) return { written: number };
  const absent = bench.find(
    ({ guest, takesTurns }) => takesTurns !== true && guest !== host && present.isAway(guest),
  );
  if (pad !== null || absent === undefined) return refused('table.crowded');
  return { write: { at, kind: 'unbenched', guest: absent.guest, name: absent.name } };
}

/** Whether a guest may take part without the host's consent. After somebody was sent away, only those may who have played here or were let in; to have taken over from a bot and left again is not enough. */
export function isWelcome(state: TableState, guest: string): boolean {
  const { host, isGuarded, score, running } = state;
  return (
    !isGuarded ||
    guest === host ||
    state.seatOf(guest) !== null ||
    score.hasPlayed(guest) ||
    running?.hasBegun(guest) === true ||
    state.bench.some((one) => one.guest === guest && one.takesTurns === true)
  );
}

function letIn(state: TableState, guest: string, other: string, at: number): Outcome {
  if (guest !== state.host) return refused('host.only');
  const waiting = state.bench.find((one) => one.guest === other);
  if (waiting === undefined) return refused('seat.needed');
  if (waiting.takesTurns === true) return { written: state.number };
  return { write: { at, kind: 'benched', ...waiting, takesTurns: true } };
}

export function remove(
  state: TableState,
  guest: string,
  seat: number,
  at: number,
  present: Present,
): Outcome {
  const place = state.places[seat];
  if (place === undefined) return refused('seat.none');
  const isHost = guest === state.host;
  if (!isHost && state.seatOf(guest) === null) return refused('seat.needed');
  if (state.phase === 'playing') return refused('table.phase', underWay);
  if (place.guest === null) return { written: state.number };
  if (!isHost && !present.isAway(place.guest)) return refused('host.only');
  return { write: { at, kind: 'removed', seat } };
}

export function swap(state: TableState, guest: string, ask: AskOf<'swap'>, at: number): Outcome {
  const { seat, with: other } = ask;
  if (guest !== state.host) return refused('host.only');
  if (state.places[seat] === undefined || state.places[other] === undefined) return refused('seat.none');
  if (state.phase === 'playing') return refused('table.phase', underWay);
  return seat === other ? { written: state.number } : { write: { at, kind: 'swapped', seat, with: other } };
}

/** The event by which a guest has another name at a table; null if nothing changes, or if somebody there has a name like it. */
export function renamed(state: TableState, guest: string, name: string, at: number): TableEvent | null {
  const before = nameOf(state, guest, null);
  const isKnown = before !== null && before !== name && !state.isClosed;
  return isKnown && !isTaken(state, guest, name, before)
    ? { at, kind: 'renamed', guest, before, name }
    : null;
}

/** Whether a guest may sit down once more, for another person on the same device. */
export const mayShareDevice = (state: TableState, guest: string): boolean =>
  (!state.listed || guest === state.host) && state.seatsOf(guest).length < mostSeatsOfGuest;

/** The name of a guest at a table, by the first seat. */
function nameOf(state: TableState, guest: string, otherwise: string | null): string | null {
  const known = [...state.places, ...state.bench].find((one) => one.guest === guest);
  return known?.name ?? (guest === state.host ? state.hostName : otherwise);
}
