import type { Benched } from '@tischrunde/protocol';
import type { EventOf, Terms } from './events.ts';
import { newPlace, type PlaceState } from './places.ts';
import { noPromise } from './promises.ts';

/** The bench after somebody sat down there, or was let in. */
export function benchWith(
  bench: readonly Benched[],
  { guest, name, program, takesTurns }: EventOf<'benched'>,
): readonly Benched[] {
  const one: Benched = {
    guest,
    name,
    ...(program === undefined ? {} : { program }),
    ...(takesTurns === undefined ? {} : { takesTurns }),
  };
  const index = bench.findIndex((other) => other.guest === guest);
  return index < 0 ? [...bench, one] : bench.with(index, one);
}

/** Lets people on the bench sit down where a seat is free, the first ones first. Returns those who still wait. */
export function comeIn(
  places: readonly PlaceState[],
  bench: readonly Benched[],
  isGuarded: boolean,
): readonly Benched[] {
  const free = places.filter(({ guest, bot }) => guest === null && bot === null);
  return bench.filter((next) => {
    const place = isLetIn(next, isGuarded) ? free.shift() : undefined;
    if (place !== undefined) take(place, next);
    return place === undefined;
  });
}

/** Where the host has sent somebody away, nobody sits down whom the host has not let in. */
const isLetIn = ({ takesTurns }: Benched, isGuarded: boolean): boolean => !isGuarded || takesTurns === true;

/**
 * After a match those on the bench sit down where nobody sat. Those who take turns also do where somebody has sat the longest, who goes to the
 * bench.
 */
export function takeTurns(
  places: readonly PlaceState[],
  bench: readonly Benched[],
  isGuarded: boolean,
): readonly Benched[] {
  const free = places.filter(({ guest }) => guest === null);
  const sitting = places
    .filter(({ guest }) => guest !== null)
    .toSorted((one, other) => other.stay - one.stay);
  const waiting: Benched[] = [];
  const going: Benched[] = [];
  for (const next of bench) {
    const place =
      (isLetIn(next, isGuarded) ? free.shift() : undefined) ??
      (next.takesTurns === true ? sitting.shift() : undefined);
    if (place === undefined) waiting.push(next);
    else {
      going.push(...personAt(place));
      take(place, next);
    }
  }
  return [...waiting, ...going];
}

/** The seats by other terms, and who has to wait. Everybody keeps the seat if there still is one. */
export function placesBy(
  { players, bots }: Terms,
  before: readonly PlaceState[],
  bench: readonly Benched[],
  isGuarded: boolean,
): { readonly places: readonly PlaceState[]; readonly bench: readonly Benched[] } {
  const places = Array.from({ length: players }, (_, seat) => {
    const place = before[seat];
    return place === undefined || place.guest === null ? newPlace(bots[seat] ?? null) : place;
  });
  const surplus: Benched[] = [];
  for (const place of before.slice(players)) {
    if (place.guest === null) continue;
    const free = places.findIndex(({ guest }) => guest === null);
    if (free >= 0) places[free] = place;
    else surplus.push(...personAt(place));
  }
  return { places, bench: comeIn(places, [...surplus, ...bench], isGuarded) };
}

/** Who sits on a seat, if anybody does, for the bench. */
const personAt = ({ guest, name, isProgram }: PlaceState): readonly Benched[] =>
  guest === null
    ? []
    : [{ guest, name: name ?? '', ...(isProgram ? { program: true } : {}), takesTurns: true }];

function take(place: PlaceState, { guest, name, program }: Benched): void {
  const isProgram = program === true;
  Object.assign(place, { guest, name, isProgram, isWilling: false, bot: null, stay: 0, ...noPromise() });
}
