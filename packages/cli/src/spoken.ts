import type { JsonObject, MoveText, View } from '@tischrunde/engine';
import { describeMove, endsOf } from './table.ts';

/** What the player wants. Several tries are one wish without a place, tried at every open end to hear why not. */
export type Understood =
  | { readonly wish: 'quit' | 'help' | 'rules' | 'table' }
  | { readonly wish: 'move'; readonly tries: readonly JsonObject[] }
  | { readonly wish: 'unclear'; readonly why: string };

export const help: readonly string[] = [
  'A number chooses a move from the list; Enter is enough where there is only one.',
  '  6-3               lay a tile (where it fits in one place only)',
  '  6-3 6-6:6         lay it at an open end: the tile that shows the end, and the value it shows',
  '  6-1 5-2:2 6       lay a joker, with the half that shall point outwards',
  '  lock 5-5 6-5:5    lock an open end with a double, in games with that rule',
  '  draw  pass  next  draw a tile, pass, begin the next round',
  '  table             show the table again',
  '  rules             name the rules that hold in this game',
  '  quit              leave',
];

/** Makes a move of what was typed: one of the legal moves if it is one, else what the referee shall say no to. */
export function understand(text: string, legal: readonly MoveText[], view: View): Understood {
  const words = text.trim().toLowerCase().split(/\s+/);
  const [first] = words;
  if (first === '') {
    return legal.length === 1 ? { wish: 'move', tries: legal } : unclear('Which move? Type its number.');
  }
  if (words.length === 1) {
    const wish = wishes.get(first);
    if (wish !== undefined) return { wish };
    if (/^\d+$/.test(first)) return numbered(Number(first), legal);
  }
  const spoken = readMove(words);
  if (spoken === null)
    return unclear(`I cannot read ${JSON.stringify(text.trim())}: type a number, a move, or help.`);
  return choose(spoken, legal, view);
}

const wishes = new Map<string, 'quit' | 'help' | 'rules' | 'table'>([
  ['quit', 'quit'],
  ['exit', 'quit'],
  ['q', 'quit'],
  ['help', 'help'],
  ['?', 'help'],
  ['rules', 'rules'],
  ['table', 'table'],
]);

const unclear = (why: string): Understood => ({ wish: 'unclear', why });

function numbered(number: number, legal: readonly MoveText[]): Understood {
  if (number >= 1 && number <= legal.length) return { wish: 'move', tries: [legal[number - 1]] };
  return unclear(`There is no move ${number}; the list goes from 1 to ${legal.length}.`);
}

interface Spoken {
  readonly type: string;
  readonly tile?: string;
  readonly at?: string;
  readonly out?: number;
}

/** Reads `6-3`, `6-3 6-6:6`, `6-1 5-2:2 6`, `lock 5-5 6-5:5`, `pass`; null where a word is none of these. */
function readMove(words: readonly string[]): Spoken | null {
  const [verb] = words;
  const named = ['lay', 'lock', 'draw', 'pass', 'next'].includes(verb);
  let move: Spoken = { type: named ? verb : 'lay' };
  for (const word of named ? words.slice(1) : words) {
    const [, tile, value] = /^(\d+-\d+)(?::(\d+))?$/.exec(word) ?? [];
    if (tile === undefined) {
      if (!/^\d+$/.test(word) || move.tile === undefined || move.out !== undefined) return null;
      move = { ...move, out: Number(word) };
    } else if (value === undefined) {
      if (move.tile !== undefined) return null;
      move = { ...move, tile: higherFirst(tile) };
    } else {
      if (move.at !== undefined) return null;
      move = { ...move, at: `${higherFirst(tile)}:${Number(value)}` };
    }
  }
  return named || move.tile !== undefined ? move : null;
}

function higherFirst(tile: string): string {
  const [one, other] = tile.split('-').map(Number);
  return `${Math.max(one, other)}-${Math.min(one, other)}`;
}

function choose(spoken: Spoken, legal: readonly MoveText[], view: View): Understood {
  const near = legal.filter(
    (move) =>
      move.type === spoken.type &&
      (spoken.tile === undefined || move.tile === spoken.tile) &&
      (spoken.at === undefined || move.at === spoken.at),
  );
  const fits = near.filter((move) => spoken.out === undefined || move.out === spoken.out);
  if (fits.length === 1) return { wish: 'move', tries: fits };
  const offered = fits.length > 1 ? fits : near;
  if (offered.length > 0) return unclear(`Say which: ${offered.map(describeMove).join(' | ')}.`);
  const asSpoken: JsonObject = { ...spoken };
  const ends = endsOf(view);
  const needsEnd = spoken.tile !== undefined && spoken.at === undefined && ends.length > 0;
  return { wish: 'move', tries: needsEnd ? ends.map((at) => ({ ...asSpoken, at })) : [asSpoken] };
}
