import type { JsonObject } from '@tischrunde/engine';
import type { TerminalBook } from '@tischrunde/rulebook/terminal';
import type { Face } from './faces/face.ts';
import { moveText, type Position } from './table-text.ts';

/** What the player wants. Several tries are one wish with a choice left open: each is tried to hear why not. */
export type Wish =
  | { readonly wish: 'nothing' | 'quit' | 'help' | 'rules' | 'table' }
  | { readonly wish: 'move'; readonly tries: readonly JsonObject[] }
  | { readonly wish: 'unclear'; readonly why: string };

/** Turns a typed line into a move: a legal one if there is one, otherwise what the referee is to refuse. */
export function understand(text: string, position: Position): Wish {
  const { face, book } = position;
  const typed = text.trim();
  if (typed === '') return { wish: 'nothing' };
  const words = wordsIn(typed);
  const [only] = words;
  const meaning = words.length === 1 ? book.meaning(only) : null;
  if (meaning === 'quit' || meaning === 'help' || meaning === 'rules' || meaning === 'table')
    return { wish: meaning };
  const said = words.filter((word) => !isCall(word, face, book));
  const understood = readMove(said, position);
  if (understood === null)
    return unclear(book.phrase('typed.unknown', { text: typed, help: book.word('help') }));
  return understood.wish === 'move' && said.length < words.length
    ? { wish: 'move', tries: understood.tries.map((move) => ({ ...move, call: true })) }
    : understood;
}

/** The words of a line; `６ー３` counts as `6-3`. */
const wordsIn = (typed: string): string[] =>
  plain(typed)
    .replace(/(?<=\d)[‐‑–—−ー](?=\d)/g, '-')
    .split(/\s+/)
    .map((word) => word.replace(/[,、]$/, ''));

const isCall = (word: string, { call }: Pick<Face<never>, 'call'>, book: TerminalBook): boolean =>
  call !== undefined && (book.meaning(word) === 'call' || word === plain(book.say(call)));

/** Lower case, and full-width characters as the plain ones. */
const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

const unclear = (why: string): Wish => ({ wish: 'unclear', why });

function readMove(said: readonly string[], position: Position): Wish | null {
  const { view, face, book } = position;
  const [first] = said;
  if (first === undefined) return onlyMove(position);
  if (said.length === 1 && /^\d+$/.test(first)) return numbered(Number(first), position);
  const meant = said.flatMap((word) => {
    const meaning = book.meaning(word);
    return meaning === 'filler' ? [] : [(meaning ?? word).toLowerCase()];
  });
  if (meant.length === 1 && meant[0] === 'next') return { wish: 'move', tries: [{ type: 'next' }] };
  const fields = meant.length === 0 ? null : face.read(meant, view);
  return fields === null ? null : choose(fields, position);
}

export const onlyMove = ({ legal, book }: Position): Wish =>
  legal.length === 1 ? { wish: 'move', tries: legal } : unclear(book.phrase('typed.which'));

function numbered(number: number, { legal, book }: Position): Wish {
  if (number >= 1 && number <= legal.length) return { wish: 'move', tries: [legal[number - 1]] };
  return unclear(book.phrase('typed.noSuchNumber', { number, count: legal.length }));
}

function choose(typed: JsonObject, position: Position): Wish {
  const { legal, view, face, book } = position;
  const entries = legal.map((move) => ({ move, fields: face.fields?.(move, view) ?? move }));
  // A field that a move does not have is no reason to ask the referee, who ignores it.
  const near = entries.filter(({ fields }) =>
    Object.keys(typed).every((name) => fields[name] === undefined || fields[name] === typed[name]),
  );
  const fits = near.filter(({ fields }) => Object.keys(typed).every((name) => fields[name] !== undefined));
  if (fits.length === 1) return { wish: 'move', tries: [fits[0].move] };
  const offered = fits.length > 0 ? fits : near;
  if (offered.length > 0)
    return unclear(
      whichOf(
        offered.map(({ move }) => moveText(move, position)),
        book,
      ),
    );
  const tries = face.attempts?.(typed, view) ?? [typed];
  return tries.length === 0 ? unclear(book.phrase('typed.noSuchPiece')) : { wish: 'move', tries };
}

const mostOffered = 8;

function whichOf(moves: readonly string[], book: TerminalBook): string {
  const shown = moves.slice(0, mostOffered).join(' | ');
  const count = moves.length - mostOffered;
  return count > 0
    ? book.phrase('typed.chooseMore', { moves: shown, count })
    : book.phrase('typed.choose', { moves: shown });
}
