import { findGame, type Option, type RuleId, type RulePage } from '@tischrunde/engine';
import type { Book, GameId, GamePages, Part, RuleText, TableText } from '@tischrunde/rulebook';

/** A piece of a game's rules, to be set in a terminal or on paper. */
export type Block =
  | { readonly kind: 'title'; readonly page: RulePage; readonly text: string; readonly below: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'line'; readonly text: string }
  | { readonly kind: 'step'; readonly number: number; readonly text: string }
  | { readonly kind: 'table'; readonly table: TableText }
  | { readonly kind: 'rule'; readonly rule: RuleText; readonly elsewhere: boolean }
  | { readonly kind: 'option'; readonly name: string; readonly text: string }
  /** What a reader can open: titles of rules in a section, or whole sections with their titles. */
  | { readonly kind: 'folded'; readonly titles: readonly string[] }
  | { readonly kind: 'foldedSections'; readonly sections: readonly FoldedSection[] }
  /** What stands in another chapter of the book. */
  | { readonly kind: 'references'; readonly to: readonly Reference[] };

interface FoldedSection {
  readonly heading: string;
  readonly titles: readonly string[];
}

interface Reference {
  readonly to: RulePage | RuleId;
  readonly text: string;
}

/**
 * How much is printed: `titles` of what is folded, the rules in `full`, or, as a chapter of a `book`, in full but for rules
 * that stand in another chapter.
 */
export type Extent = 'titles' | 'full' | 'book';

/** A game's chapter, in reading order. */
export function blocksOf(book: Book, pages: GamePages, extent: Extent): Block[] {
  const { game, aim, turn, introduction } = pages;
  return [
    { kind: 'title', page: game, text: book.name(game), below: boxOf(book, pages) },
    { kind: 'paragraph', text: pages.box.needs },
    { kind: 'paragraph', text: aim },
    { kind: 'heading', text: book.say('book.yourTurn') },
    ...turn.map((text): Block => ({ kind: 'line', text })),
    { kind: 'heading', text: book.say('book.introduction') },
    ...introduction.steps.map(
      ({ sentence }, index): Block => ({ kind: 'step', number: index + 1, text: sentence }),
    ),
    ...(extent === 'titles' ? foldedParts(book, pages) : inFull(book, pages, extent)),
  ];
}

/** Sections without a rule of the game's own are folded whole; neighbours share a block, as does what stands apart at the end. */
function foldedParts(book: Book, { game, parts, optional }: GamePages): Block[] {
  const blocks: Block[] = [];
  const fold = (section: FoldedSection): void => {
    const last = blocks.at(-1);
    if (last?.kind === 'foldedSections') blocks.pop();
    const before = last?.kind === 'foldedSections' ? last.sections : [];
    blocks.push({ kind: 'foldedSections', sections: [...before, section] });
  };
  for (const part of parts) {
    const { heading, table, rules } = part;
    if (table !== null || rules.some(({ folded }) => !folded))
      blocks.push(...partIn(book, part, game, 'titles'));
    else fold({ heading: book.say(heading), titles: rules.map(({ title }) => title) });
  }
  for (const { page } of optional) {
    fold({ heading: book.say('book.agreed', { game: book.name(page) }), titles: [] });
  }
  if (optionsIn(book, game).length > 0) fold({ heading: book.say('book.options'), titles: [] });
  fold({ heading: book.say('book.table'), titles: [] });
  return blocks;
}

const inFull = (book: Book, pages: GamePages, extent: 'full' | 'book'): Block[] => [
  ...pages.parts.flatMap((part) => partIn(book, part, pages.game, extent)),
  ...apartIn(book, pages, extent),
];

/** A page that many games share, as a chapter of its own. */
export const sharedBlocks = (book: Book, page: RulePage, rules: readonly RuleText[]): Block[] => [
  { kind: 'title', page, text: book.say(page === 'table' ? 'book.table' : 'book.shared'), below: '' },
  ...rules.map((rule): Block => ({ kind: 'rule', rule, elsewhere: false })),
];

function boxOf(book: Book, { game, box: { age, minutes } }: GamePages): string {
  const { least = 1, most = 1 } = findGame(game)?.players ?? {};
  const players =
    least === most
      ? book.say('book.players', { count: least })
      : book.say('book.playersFrom', { least, most });
  return [players, book.say('book.age', { age }), book.say('shelf.minutes', { count: minutes })].join(' · ');
}

const partIn = (book: Book, { heading, table, rules }: Part, game: GameId, extent: Extent): Block[] => [
  { kind: 'heading', text: book.say(heading) },
  ...(table === null ? [] : [{ kind: 'table', table } as const]),
  ...rulesIn(rules, game, extent),
];

/** Neighbours that are folded, or stand elsewhere, share a block. */
function rulesIn(rules: readonly RuleText[], game: GameId, extent: Extent): Block[] {
  const blocks: Block[] = [];
  for (const rule of rules) {
    const last = blocks.at(-1);
    const { id, page, title, folded, adapted } = rule;
    if (extent === 'titles' && folded) {
      const titles = last?.kind === 'folded' ? [...last.titles, title] : [title];
      blocks.splice(last?.kind === 'folded' ? -1 : blocks.length, 1, { kind: 'folded', titles });
    } else if (extent === 'book' && page !== game && !adapted) {
      const found = { to: id, text: title };
      const to = last?.kind === 'references' ? [...last.to, found] : [found];
      blocks.splice(last?.kind === 'references' ? -1 : blocks.length, 1, { kind: 'references', to });
    } else {
      // A caption without its picture is worth a line only to those who want everything.
      const shown = extent === 'titles' ? { ...rule, example: null } : rule;
      blocks.push({ kind: 'rule', rule: shown, elsewhere: extent === 'book' && page !== game });
    }
  }
  return blocks;
}

/** What the players can agree on, and what holds at every table. */
function apartIn(book: Book, { game, optional, everyTable }: GamePages, extent: 'full' | 'book'): Block[] {
  const agreed = optional.flatMap(({ page, rules }): Block[] => {
    const text = book.say('book.agreed', { game: book.name(page) });
    return extent === 'full'
      ? [{ kind: 'heading', text }, ...rulesIn(rules, game, extent)]
      : [
          { kind: 'references', to: [{ to: page, text }] },
          ...rulesIn(
            rules.filter(({ adapted }) => adapted),
            game,
            extent,
          ),
        ];
  });
  return [
    ...agreed,
    ...headed(book.say('book.options'), optionsIn(book, game)),
    ...headed(book.say('book.table'), extent === 'full' ? rulesIn(everyTable, game, extent) : []),
  ];
}

const headed = (heading: string, blocks: readonly Block[]): Block[] =>
  blocks.length === 0 ? [] : [{ kind: 'heading', text: heading }, ...blocks];

const optionsIn = (book: Book, game: GameId): Block[] =>
  (findGame(game)?.options.filter(isChoice) ?? []).map((option): Block => {
    const { name, about } = book.option(game, option.name);
    return { kind: 'option', name, text: `${about}${standardOf(book, option)}` };
  });

/** An option with only one possibility leaves nothing to agree on. */
const isChoice = ({ choices }: Option): boolean => choices === undefined || choices.length > 1;

function standardOf(book: Book, { kind, standard }: Option): string {
  if (standard === undefined || kind === 'seat') return '';
  return ` ${book.say('book.usually', { value: book.choice(standard) })}`;
}
