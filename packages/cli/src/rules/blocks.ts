import { findGame, type Option, type RulePage } from '@tischrunde/engine';
import type { Book, GameId, GamePages, InheritedPage, Part, RuleText } from '@tischrunde/rulebook';

/** A piece of a game's rules, to be set in a terminal or on paper. */
export type Block =
  | { readonly kind: 'title'; readonly page: RulePage; readonly text: string; readonly below: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'reference'; readonly page: RulePage; readonly text: string }
  | { readonly kind: 'part'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'rule'; readonly rule: RuleText }
  | { readonly kind: 'step'; readonly number: number; readonly text: string }
  | { readonly kind: 'option'; readonly name: string; readonly text: string };

/**
 * The rules of a game from its name to its introduction, in reading order. In a book of many games the pages in `apart` are
 * chapters of their own, and the game only refers to them.
 */
export function blocksOf(book: Book, pages: GamePages, apart: readonly RulePage[] = []): Block[] {
  const { game } = pages;
  return [
    {
      kind: 'title',
      page: game,
      text: book.name(game),
      below: `${playersOf(book, game)} · ${book.blurb(game)}`,
    },
    { kind: 'part', text: book.say('book.aim') },
    { kind: 'paragraph', text: pages.aim },
    ...partsIn(book, pages.own),
    ...pages.inherited.flatMap((inherited) =>
      apart.includes(inherited.page) ? [referenceTo(book, inherited)] : inheritedIn(book, inherited),
    ),
    ...optionsIn(book, game),
    { kind: 'heading', text: book.say('book.introduction') },
    ...pages.introduction.steps.map(
      ({ sentence }, index): Block => ({ kind: 'step', number: index + 1, text: sentence }),
    ),
  ];
}

function playersOf(book: Book, game: GameId): string {
  const { least = 1, most = 1 } = findGame(game)?.players ?? {};
  return least === most
    ? book.say('book.players', { count: least })
    : book.say('book.playersFrom', { least, most });
}

const partsIn = (book: Book, parts: readonly Part[]): Block[] =>
  parts.flatMap(({ section, rules }): Block[] => [
    { kind: 'part', text: book.say(`book.${section}`) },
    ...rules.map((rule): Block => ({ kind: 'rule', rule })),
  ]);

/** A page that many games share, as a chapter of its own. */
export const sharedBlocks = (book: Book, inherited: InheritedPage): Block[] => [
  {
    kind: 'title',
    page: inherited.page,
    text: headingOf(book, inherited.page, inherited.optional),
    below: '',
  },
  ...partsIn(book, inherited.parts),
];

const referenceTo = (book: Book, { page, optional }: InheritedPage): Block => ({
  kind: 'reference',
  page,
  text: headingOf(book, page, optional),
});

const inheritedIn = (book: Book, { page, optional, parts }: InheritedPage): Block[] => [
  { kind: 'heading', text: headingOf(book, page, optional) },
  ...partsIn(book, parts),
];

function headingOf(book: Book, page: InheritedPage['page'], optional: boolean): string {
  if (page === 'table') return book.say('book.table');
  if (page === 'domino') return book.say('book.shared');
  return book.say(optional ? 'book.agreed' : 'book.inherited', { game: book.name(page) });
}

function optionsIn(book: Book, game: GameId): Block[] {
  const offered = findGame(game)?.options.filter(isChoice) ?? [];
  if (offered.length === 0) return [];
  return [
    { kind: 'heading', text: book.say('book.options') },
    ...offered.map((option): Block => {
      const { name, about } = book.option(game, option.name);
      return { kind: 'option', name, text: `${about}${standardOf(book, option)}` };
    }),
  ];
}

/** An option with only one possibility leaves nothing to agree on. */
const isChoice = ({ choices }: Option): boolean => choices === undefined || choices.length > 1;

function standardOf(book: Book, { kind, standard }: Option): string {
  if (standard === undefined || kind === 'seat') return '';
  return ` ${book.say('book.usually', { value: book.choice(standard) })}`;
}
