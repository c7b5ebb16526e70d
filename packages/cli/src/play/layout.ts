import type { JsonObject } from '@tischrunde/engine';
import { wrapped } from '../io/output.ts';

/** A laid tile, written as it lies: the half towards the tile it was laid at first. */
interface Laid {
  readonly inner: number;
  readonly outer: number;
  /** The value of the half that was laid at, on the tile before. */
  readonly at: number;
  readonly followers: Laid[];
}

/** Draws the layout of a round from its log: a line as one, arms and feet as a tree, loose tiles as a row. */
export function layoutOf(log: readonly JsonObject[], width?: number): string[] {
  const lays = log.filter(({ type }) => type === 'lay' || type === 'lock');
  const first = lays.filter(({ at }) => at === undefined);
  if (lays.length === 0) return [];
  if (first.length > 1) return wrapped(lays.map(({ tile }) => String(tile)).join(' '), width);
  const opening = grow(lays);
  return isLine(opening)
    ? wrapped(asLine(opening).join(' '), width)
    : [write(opening), ...branches(opening, '')];
}

/** Attaches every tile to the one it was laid at; returns the opening tile. */
function grow(lays: readonly JsonObject[]): Laid {
  const [opening, ...rest] = lays;
  const [high, low] = String(opening.tile).split('-').map(Number);
  const root: Laid = { inner: high, outer: low, at: -1, followers: [] };
  const tiles = new Map([[opening.tile, root]]);
  for (const { tile, at, out } of rest) {
    const [before, value] = String(at).split(':');
    const [one, other] = String(tile).split('-').map(Number);
    const outer = Number(out);
    const laid: Laid = { inner: outer === one ? other : one, outer, at: Number(value), followers: [] };
    tiles.get(before)?.followers.push(laid);
    tiles.set(tile, laid);
  }
  return root;
}

const write = ({ inner, outer }: Laid): string => `${inner}|${outer}`;

const isLine = ({ followers }: Laid, most = 2): boolean =>
  followers.length <= most && followers.every((laid) => isLine(laid, 1));

/** The opening tile's first half points left; of an opening double's two sides the first one used is the right one. */
function asLine(opening: Laid): string[] {
  const { inner, outer, followers } = opening;
  const onTheRight = inner === outer ? followers[0] : followers.find(({ at }) => at === outer);
  const onTheLeft = followers.find((laid) => laid !== onTheRight);
  const left = armOf(onTheLeft).map((laid) => `${laid.outer}|${laid.inner}`);
  return [...left.reverse(), write(opening), ...armOf(onTheRight).map(write)];
}

/** The tiles of an arm up to where it branches. */
function armOf(first: Laid | undefined): Laid[] {
  const arm: Laid[] = [];
  for (
    let laid = first;
    laid !== undefined;
    laid = laid.followers.length === 1 ? laid.followers[0] : undefined
  ) {
    arm.push(laid);
  }
  return arm;
}

function branches({ followers }: Laid, indent: string): string[] {
  return followers.flatMap((laid, index) => {
    const isLast = index === followers.length - 1;
    const arm = armOf(laid);
    const below = branches(arm[arm.length - 1], `${indent}${isLast ? ' ' : '│'}  `);
    return [`${indent}${isLast ? '└' : '├'}─ ${arm.map(write).join(' ')}`, ...below];
  });
}
