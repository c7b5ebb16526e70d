import { isDeepStrictEqual } from 'node:util';
import {
  type Chance,
  isObject,
  type Json,
  type Match,
  openMatch,
  readTranscript,
  type Seat,
} from '@tischrunde/engine';
import type { MatchFile } from '@tischrunde/protocol';

/** A possible match: the pieces hidden from a seat differ, and for a number of moves the seat cannot tell. */
export interface World {
  readonly deals: readonly Json[];
  readonly moves: number;
}

const mostTries = 20;

/** Other deals, of which a seat cannot know for a while that they are not the true one. Null is a spectator. */
export function worldsLike(file: MatchFile, seat: Seat | null, chance: Chance, wanted: number): World[] {
  const deals = listOf(file.transcript.deals);
  const worlds: World[] = [];
  for (let i = 0; i < mostTries && worlds.length < wanted; i++) {
    const round = chance.below(Math.min(deals.length, 2));
    const other = exchanged(deals[round], chance);
    if (other === null) continue;
    const world = { deals: deals.with(round, other), moves: 0 };
    const moves = sameFor(file, world.deals, seat);
    if (moves > startOf(file, round)) worlds.push({ ...world, moves });
  }
  return worlds;
}

/** The match of a file before its first move, dealt in a certain way. */
export const dealtAs = (file: MatchFile, deals: Json): Match =>
  openMatch(readTranscript({ ...file.transcript, deals, moves: [] }));

/** For how many moves a seat sees the same as in the true match; less than none where the deal itself looks otherwise. */
function sameFor(file: MatchFile, deals: readonly Json[], seat: Seat | null): number {
  const truth = dealtAs(file, listOf(file.transcript.deals));
  const world = orNull(() => dealtAs(file, deals));
  if (world === null || !looksTheSame(truth, world, seat)) return -1;
  const { moves } = readTranscript(file.transcript);
  const end = moves.findIndex(({ seat: mover, move }) => {
    truth.attempt(mover, move);
    // A move that cannot be made there, or brings up what is not there, shows that it is another world.
    const isMade = orNull(() => world.attempt(mover, move) === null) === true;
    return !isMade || !looksTheSame(truth, world, seat);
  });
  return end < 0 ? moves.length : end;
}

const looksTheSame = (one: Match, other: Match, seat: Seat | null): boolean =>
  isDeepStrictEqual(seenBy(one, seat), seenBy(other, seat));

const seenBy = (match: Match, seat: Seat | null): unknown => [
  match.view(seat),
  seat === null ? [] : match.legal(seat),
  match.outOfTurn,
];

/** How many moves were made before a round. */
function startOf(file: MatchFile, round: number): number {
  const { moves } = readTranscript(file.transcript);
  let rounds = 0;
  const first = moves.findIndex(({ move }) => move.type === 'next' && ++rounds === round);
  return round === 0 ? 0 : first + 1;
}

/** A deal with two of its pieces in each other's place. */
function exchanged(deal: Json, chance: Chance): Json | null {
  const copy: unknown = structuredClone(deal);
  const places = placesIn(copy);
  if (places.length < 2) return null;
  const [one, other] = [places[chance.below(places.length)], places[chance.below(places.length)]];
  const [a, b] = [one.list[one.index], other.list[other.index]];
  if (a === b) return null;
  one.list[one.index] = b;
  other.list[other.index] = a;
  return copy as Json;
}

interface Place {
  readonly list: unknown[];
  readonly index: number;
}

/** Every piece in a deal, wherever it lies. */
function placesIn(value: unknown): Place[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) =>
      typeof item === 'string' ? [{ list: value, index }] : placesIn(item),
    );
  return isObject(value) ? Object.values(value).flatMap(placesIn) : [];
}

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

function orNull<Value>(make: () => Value): Value | null {
  try {
    return make();
  } catch {
    return null;
  }
}
