import { lookAlike } from './look-alikes.ts';
import type { TableState } from './state.ts';

interface Named {
  readonly guest: string | null;
  readonly name: string | null;
}

/**
 * Whether somebody at the table has a name that looks like this one: somebody else, or another person of the same guest, but
 * not the one who had the name `before`.
 */
export function isTaken(
  { places, bench, host, hostName }: TableState,
  guest: string,
  name: string,
  before?: string,
): boolean {
  const isOther = (other: Named): boolean => other.guest !== guest || other.name !== before;
  const isLike = (other: Named): boolean => other.name !== null && lookAlike(other.name, name);
  if (host !== guest && lookAlike(hostName, name)) return true;
  return (
    places.some((place) => isOther(place) && isLike(place)) ||
    bench.some((other) => other.guest !== guest && isLike(other))
  );
}
