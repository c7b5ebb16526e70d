import type { JsonObject } from '@tischrunde/engine';

/** A tile that was laid at another, with the half inwards that met it and the half outwards that shows now. */
export interface Joined {
  readonly tile: string;
  readonly inwards: number;
  readonly outwards: number;
  /** The value of the half it was laid at; of the first tile, its own first half. */
  readonly at: number;
  /** What is laid at it, in the order of play. */
  readonly next: Joined[];
}

/** The tiles on the table as they hang together: the first one and what was laid at each side of it. */
export interface Growth {
  readonly root: Joined | null;
}

export const isDouble = ({ inwards, outwards }: Joined): boolean => inwards === outwards;

export const halvesOf = (tile: string): readonly [number, number] => {
  const [one, other] = tile.split('-').map(Number);
  return [one, other];
};

/** Reads the lays of a round's log. */
export function growthIn(log: readonly JsonObject[]): Growth {
  let root: Joined | null = null;
  const tiles = new Map<string, Joined>();
  for (const { type, tile, at, out } of log) {
    if (type !== 'lay' || typeof tile !== 'string') continue;
    const [first, second] = halvesOf(tile);
    if (typeof at !== 'string') {
      root ??= { tile, inwards: first, outwards: second, at: first, next: [] };
      tiles.set(tile, root);
      continue;
    }
    const [parent, value] = at.split(':');
    const outwards = Number(out);
    const inwards = first === outwards ? second : first;
    const joined: Joined = { tile, inwards, outwards, at: Number(value), next: [] };
    tiles.get(parent)?.next.push(joined);
    tiles.set(tile, joined);
  }
  return { root };
}
