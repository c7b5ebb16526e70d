import { findGame } from '@tischrunde/engine';
import { comeIn, placesBy, takeTurns } from './bench.ts';
import { placesOf as finalPlaces, finalScores } from './evening-score.ts';
import type { EventOf } from './events.ts';
import { noPromise, voidWords } from './promises.ts';
import { checkRules } from './rules-check.ts';
import type { TableState } from './state.ts';
import { TurnClock } from './turn-clock.ts';

// What happens to a table between its matches.

/** People who wait sit down where a seat is free. */
export function letIn(state: TableState): void {
  if (state.phase !== 'playing') state.bench = comeIn(state.places, state.bench, state.isGuarded);
}

/** Everybody on the bench has the host's consent. */
export function letAllIn(state: TableState): void {
  state.bench = state.bench.map((one) => ({ ...one, takesTurns: true }));
}

/** One person of a guest gets up from the bench, or all of them. */
export function leaveBench(state: TableState, guest: string, name?: string): void {
  state.bench = state.bench.filter((one) => one.guest !== guest || (name !== undefined && one.name !== name));
}

/** Who has left does not vote any more. */
export function dropVotes(state: TableState): void {
  for (const guest of [...state.votes.keys()]) if (!state.isAtTable(guest)) state.votes.delete(guest);
}

/** Something else is played next, or otherwise. */
export function changeTerms(state: TableState, event: EventOf<'changed'>): void {
  checkRules(event.rules);
  const game = findGame(event.game);
  if (game === undefined) throw new Error(`table ${state.id} is for the unknown game ${event.game}`);
  state.game = game;
  state.options = event.options;
  // Until now everybody could have its code.
  if (state.watching !== event.watching) state.shutOuts++;
  state.watching = event.watching;
  state.listed = event.listed;
  state.starting = event.starting;
  state.talk = event.talk;
  state.takesBack = event.takesBack;
  state.timer = event.timer;
  state.clock = new TurnClock(event.timer);
  state.choosing = event.choosing;
  state.votes.clear();
  const { places, bench } = placesBy(event, state.places, state.bench, state.isGuarded);
  state.places = places;
  state.bench = bench;
  // Before the first match everybody who sits is ready, whatever is played. Later everybody agrees anew.
  voidWords(state.places);
  if (state.phase === 'over') {
    if (state.readyAt !== null) {
      state.rechoices++;
      state.rechosenAt = event.at;
    }
    askAnew(state);
  }
  state.chooser ??= state.voters[0] ?? null;
}

/** Everybody has to agree to the next match. */
function askAnew(state: TableState): void {
  state.readyAt = null;
  state.satAt = null;
  for (const place of state.places) Object.assign(place, { isWilling: false, ...noPromise() });
}

/** After a match people on the bench come in, and the next game is another one's choice. */
export function takeTurnsAfter(state: TableState): void {
  for (const place of state.places) if (place.guest !== null) place.stay++;
  if (state.bench.length > 0) state.bench = takeTurns(state.places, state.bench, state.isGuarded);
  const { voters } = state;
  state.chooser = voters[(voters.indexOf(state.chooser ?? '') + 1) % voters.length] ?? null;
  state.rechoices = 0;
  askAnew(state);
}

export function renamePerson(state: TableState, { guest, before, name }: EventOf<'renamed'>): void {
  const isMeant = (one: { readonly guest: string | null; readonly name: string | null }): boolean =>
    one.guest === guest && one.name === before;
  for (const place of state.places) if (isMeant(place)) place.name = name;
  state.bench = state.bench.map((one) => (isMeant(one) ? { ...one, name } : one));
  if (state.host === guest) state.hostName = name;
  if (state.phase === 'playing') state.running?.rename(guest, before, name);
  state.score.rename(guest, before, name);
}

/** Adds the match to the score of the evening. It follows from the moves, so older logs have it, too. */
export function countMatch({ running, score }: TableState, match: number, at: number): void {
  if (running === null) return;
  const final = finalScores(running);
  const places = finalPlaces(final, running.match.view(null).length.wins);
  const seats = running.guests.map((guest, seat) => ({
    guest,
    name: guest === null ? null : running.names[seat],
    score: final.scores?.[seat] ?? null,
    place: places[seat] ?? null,
  }));
  score.add(match, running.match.game.id, at, seats);
}
