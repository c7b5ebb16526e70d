import { sealOf } from '@tischrunde/protocol';

/** What a guest has given for the seed of the next match: a word, or first the seal of one. */
export interface PromiseState {
  /** Null until the word is told. */
  word: string | null;
  /** The seal of the word; null for a guest who is not ready. */
  seal: string | null;
  /** Whether the seal was given before the word. */
  isSealed: boolean;
  /** Whether the word was told and has become void, so that the guest has to give another. */
  isVoid: boolean;
}

export const noPromise = (): PromiseState => ({ word: null, seal: null, isSealed: false, isVoid: false });

/** Gives a seat its word, or the seal of one. */
export function givePromise(
  places: readonly PromiseState[],
  seat: number,
  { word, seal }: { readonly word?: string; readonly seal?: string },
): void {
  const place = places[seat];
  const before = place.seal;
  place.word = word ?? null;
  place.seal = seal ?? (word === undefined ? null : sealOf(word));
  place.isSealed = seal !== undefined;
  place.isVoid = false;
  if (place.seal !== before) voidTold(places, seat);
}

/** Takes the promise of a seat back. */
export function dropPromise(places: readonly PromiseState[], seat: number): void {
  const hadPromise = places[seat].seal !== null;
  Object.assign(places[seat], noPromise());
  if (hadPromise) voidTold(places, seat);
}

/** Makes all words void that were sealed and told. */
export const voidWords = (places: readonly PromiseState[]): void => voidTold(places, null);

/**
 * Words that were sealed are told once all others are fixed. If one of those changes, somebody may have chosen it knowing the words that
 * were told: they do not count any more, and their guests have to seal others.
 */
function voidTold(places: readonly PromiseState[], changed: number | null): void {
  for (const [seat, place] of places.entries())
    if (seat !== changed && place.isSealed && place.word !== null)
      Object.assign(place, { ...noPromise(), isVoid: true });
}
