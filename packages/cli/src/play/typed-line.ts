import type { JsonObject, MoveText, View } from '@tischrunde/engine';
import type { Face } from './faces/face.ts';

/** What the player wants. Several tries are one wish with a choice left open, tried every way to hear why not. */
export type Understood =
  | { readonly wish: 'nothing' | 'quit' | 'help' | 'rules' | 'table' }
  | { readonly wish: 'move'; readonly tries: readonly JsonObject[] }
  | { readonly wish: 'unclear'; readonly why: string };

export const helpFor = ({ help, call }: Face): string[] => [
  'A number chooses a move from the list; Enter is enough where there is only one. Words choose one as well, in any order:',
  ...help,
  ...(call === undefined
    ? []
    : [`  … call            call “${call}” with a move, also with a number: 2 call; else it is forgotten`]),
  '  next              begin the next round',
  '  table             show the table again',
  '  rules             name the rules that hold in this game',
  '  quit              leave',
];

/** Makes a move of what was typed: one of the legal moves if it is one, else what the referee shall say no to. */
export function understand(text: string, legal: readonly MoveText[], view: View, face: Face): Understood {
  const typed = text.trim();
  if (typed === '') return { wish: 'nothing' };
  const wish = wishes.get(typed.toLowerCase());
  if (wish !== undefined) return { wish };
  const words = wordsIn(typed);
  const said = words.filter((word) => !isCall(word, face));
  const understood = readMove(said, legal, view, face);
  if (understood === null)
    return unclear(`I cannot read ${JSON.stringify(typed)}: type a number, a move, or help.`);
  return understood.wish === 'move' && said.length < words.length
    ? { wish: 'move', tries: understood.tries.map((move) => ({ ...move, call: true })) }
    : understood;
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

/** Words that stand in descriptions of moves only to make them read well. */
const fillers = new Set('at on the with seat row then up outwards swapping passing'.split(' '));

const wordsIn = (typed: string): string[] =>
  typed
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(/,$/, ''));

const isCall = (word: string, { call }: Face): boolean =>
  call !== undefined && (word === 'call' || word === call.toLowerCase());

const unclear = (why: string): Understood => ({ wish: 'unclear', why });

function readMove(
  said: readonly string[],
  legal: readonly MoveText[],
  view: View,
  face: Face,
): Understood | null {
  const [first] = said;
  if (first === undefined) return onlyMove(legal);
  if (said.length === 1 && /^\d+$/.test(first)) return numbered(Number(first), legal);
  if (said.length === 1 && first === 'next') return { wish: 'move', tries: [{ type: 'next' }] };
  const meant = said.filter((word) => !fillers.has(word));
  const spoken = meant.length === 0 ? null : face.read(meant, view);
  return spoken === null ? null : choose(spoken, legal, view, face);
}

export const onlyMove = (legal: readonly MoveText[]): Understood =>
  legal.length === 1 ? { wish: 'move', tries: legal } : unclear('Which move? Type its number.');

function numbered(number: number, legal: readonly MoveText[]): Understood {
  if (number >= 1 && number <= legal.length) return { wish: 'move', tries: [legal[number - 1]] };
  return unclear(`There is no move ${number}; the list goes from 1 to ${legal.length}.`);
}

function choose(spoken: JsonObject, legal: readonly MoveText[], view: View, face: Face): Understood {
  const entries = legal.map((move) => ({ move, fields: face.spoken?.(move, view) ?? move }));
  // A field that a move does not have is no reason to ask the referee, who would not look at it.
  const near = entries.filter(({ fields }) =>
    Object.keys(spoken).every((name) => fields[name] === undefined || fields[name] === spoken[name]),
  );
  const fits = near.filter(({ fields }) => Object.keys(spoken).every((name) => fields[name] !== undefined));
  if (fits.length === 1) return { wish: 'move', tries: [fits[0].move] };
  const offered = fits.length > 0 ? fits : near;
  if (offered.length > 0) return unclear(sayWhich(offered.map(({ move }) => face.describe(move, view))));
  const tries = face.written?.(spoken, view) ?? [spoken];
  return tries.length === 0 ? unclear('You have no such piece.') : { wish: 'move', tries };
}

const mostOffered = 8;

function sayWhich(moves: readonly string[]): string {
  const more = moves.length - mostOffered;
  return `Say which: ${moves.slice(0, mostOffered).join(' | ')}${more > 0 ? ` | … and ${more} more` : ''}.`;
}
