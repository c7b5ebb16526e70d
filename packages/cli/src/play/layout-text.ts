import type { LaidTile } from '@tischrunde/engine';
import { wrapped } from '../io/output.ts';

/** A tile with those that were laid at it. */
interface Branch {
  /** The half towards the tile it was laid at. */
  readonly inner: number;
  readonly outer: number;
  /** The value of the half that was laid at, on the tile before. */
  readonly at: number;
  readonly followers: Branch[];
}

/** Draws a layout: a line as one, arms and feet as a tree, loose tiles as a row. */
export function layoutText(layout: readonly LaidTile[], width?: number): string[] {
  const [first, ...others] = layout;
  if (first === undefined) return [];
  if (others.some(({ at }) => at === null)) return wrapped(layout.map(({ tile }) => tile).join(' '), width);
  const opening = grow(first, others);
  return isLine(opening)
    ? wrapped(asLine(opening).join(' '), width)
    : [write(opening), ...branches(opening, '')];
}

/** Attaches every tile to the one it was laid at; returns the opening tile. */
function grow(first: LaidTile, others: readonly LaidTile[]): Branch {
  const [high, low] = halvesOf(first);
  const root: Branch = { inner: high, outer: low, at: -1, followers: [] };
  const branchOf = new Map([[first.tile, root]]);
  for (const laid of others) {
    const [before, value] = (laid.at ?? '').split(':');
    const [one, other] = halvesOf(laid);
    const outer = laid.out ?? other;
    const branch: Branch = { inner: outer === one ? other : one, outer, at: Number(value), followers: [] };
    branchOf.get(before)?.followers.push(branch);
    branchOf.set(laid.tile, branch);
  }
  return root;
}

const halvesOf = ({ tile }: LaidTile): number[] => tile.split('-').map(Number);

const write = ({ inner, outer }: Branch): string => `${inner}|${outer}`;

const isLine = ({ followers }: Branch, most = 2): boolean =>
  followers.length <= most && followers.every((branch) => isLine(branch, 1));

/** The opening tile's first half points left; of an opening double's two sides the first one used is the right one. */
function asLine(opening: Branch): string[] {
  const { inner, outer, followers } = opening;
  const onTheRight = inner === outer ? followers[0] : followers.find(({ at }) => at === outer);
  const onTheLeft = followers.find((branch) => branch !== onTheRight);
  const left = armOf(onTheLeft).map((branch) => `${branch.outer}|${branch.inner}`);
  return [...left.reverse(), write(opening), ...armOf(onTheRight).map(write)];
}

/** The tiles of an arm up to where it branches. */
function armOf(first: Branch | undefined): Branch[] {
  const arm: Branch[] = [];
  for (
    let branch = first;
    branch !== undefined;
    branch = branch.followers.length === 1 ? branch.followers[0] : undefined
  ) {
    arm.push(branch);
  }
  return arm;
}

function branches({ followers }: Branch, indent: string): string[] {
  return followers.flatMap((branch, index) => {
    const isLast = index === followers.length - 1;
    const arm = armOf(branch);
    const below = branches(arm[arm.length - 1], `${indent}${isLast ? ' ' : '│'}  `);
    return [`${indent}${isLast ? '└' : '├'}─ ${arm.map(write).join(' ')}`, ...below];
  });
}
