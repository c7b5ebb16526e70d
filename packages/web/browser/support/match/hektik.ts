import type { Look } from './look.ts';
import { find, type Player, usual } from './play.ts';
import { type Tile, tileNamed } from './tiles.ts';

/** Hectic domino: thinks the chain through to its end and takes the next tile of it; gives up where there is no such chain. */
export function chainBuilder(): Player {
  const otherwise = usual();
  return (look) => {
    const giveUp = find(look, 'action', (name) => name === 'Give up');
    if (giveUp === null || look.told.length === 0) return otherwise(look);
    const next = nextInChain(look);
    if (next === null) return giveUp;
    const isNext = (name: string): boolean => tileNamed(name)?.join() === next.tile.join();
    const isTaken = look.things.open.some(({ name, isPressed }) => isPressed && isNext(name));
    const place = find(look, 'place', (name) => name.includes(`on the ${next.side}`));
    return isTaken && place !== null ? place : find(look, 'open', isNext);
  };
}

/** What the board shows of the own chain, and what it has to become. */
interface Goal {
  /** The number that the chain shows at both ends and nowhere else. */
  readonly number: number;
  /** How many tiles are missing at least. */
  readonly missing: number;
  /** Left and right; nothing yet where the chain is empty. */
  readonly ends: Tile | null;
}

function nextInChain(look: Look): { readonly tile: Tile; readonly side: string } | null {
  const goal = goalIn(look);
  const middle = look.things.open.map(({ name }) => tileNamed(name)).filter((tile) => tile !== null);
  if (goal.ends === null) {
    const first = middle.find((tile) => tile.includes(goal.number));
    return first === undefined ? null : { tile: first, side: 'right' };
  }
  const [left, right] = goal.ends;
  const [from, side] = left === goal.number ? [right, 'right'] : [left, 'left'];
  const [tile] = wayTo(goal, from, middle, goal.missing) ?? [];
  return tile === undefined ? null : { tile, side };
}

/** Where no way leads to the end of a long chain, there is no end to the ways that do not. */
const mostTries = 100_000;

/** The tiles that lead from a number to the one at the end of the chain, or null where none is found. */
function wayTo(
  goal: Goal,
  from: number,
  middle: readonly Tile[],
  missing: number,
  search = { tries: 0 },
): Tile[] | null {
  if (++search.tries > mostTries) return null;
  const otherHalf = ([one, other]: Tile): number => (one === from ? other : one);
  const fitting = middle.filter((tile) => tile.includes(from));
  const closing = fitting.find((tile) => otherHalf(tile) === goal.number);
  if (closing !== undefined && missing <= 1) return [closing];
  for (const tile of fitting.filter((candidate) => candidate !== closing)) {
    const left = middle.filter((other) => other !== tile);
    const rest = wayTo(goal, otherHalf(tile), left, missing - 1, search);
    if (rest !== null) return [tile, ...rest];
  }
  return null;
}

function goalIn({ told, things }: Look): Goal {
  const [double] = tileNamed(told[0].split(':')[0]) ?? [0];
  const [has, needs] = (told.find((words) => /^\d+ \/ \d+$/.test(words)) ?? '').split(' / ').map(Number);
  // The outermost tiles of the chain can be put back.
  const outermost = things.open.flatMap(({ name }) =>
    name.includes(': Put') ? [tileNamed(name.split(':')[0])] : [],
  );
  const [first, last = first] = outermost;
  const ends = first && last ? ([first[0], last[1]] as const) : null;
  return { number: double, missing: needs - has, ends };
}
