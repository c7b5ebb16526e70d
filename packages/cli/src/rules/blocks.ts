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
  /** What a reader can open: titles only, under a heading of their own or in their section. */
  | { readonly kind: 'folded'; readonly heading: string | null; readonly titles: readonly string[] }
  /** What stands in another chapter of the book. */
  | { readonly kind: 'references'; readonly to: readonly Reference[] };

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
  const { game, aim, turn, introduction, parts } = pages;
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
    ...parts.flatMap((part) => partIn(book, part, game, extent)),
    ...apartIn(book, pages, extent),
  ];
}

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

function partIn(book: Book, { heading, table, rules }: Part, game: GameId, extent: Extent): Block[] {
  const text = book.say(heading);
  if (extent === 'titles' && table === null && rules.every(({ folded }) => folded)) {
    return [{ kind: 'folded', heading: text, titles: rules.map(({ title }) => title) }];
  }
  return [
    { kind: 'heading', text },
    ...(table === null ? [] : [{ kind: 'table', table } as const]),
    ...rulesIn(rules, game, extent),
  ];
}

/** Neighbours that are folded, or stand elsewhere, share a block. */
function rulesIn(rules: readonly RuleText[], game: GameId, extent: Extent): Block[] {
  const blocks: Block[] = [];
  for (const rule of rules) {
    const last = blocks.at(-1);
    const { id, page, title, folded, adapted } = rule;
    if (extent === 'titles' && folded) {
      const titles = last?.kind === 'folded' ? [...last.titles, title] : [title];
      blocks.splice(last?.kind === 'folded' ? -1 : blocks.length, 1, {
        kind: 'folded',
        heading: null,
        titles,
      });
    } else if (extent === 'book' && page !== game && !adapted) {
      const found = { to: id, text: title };
      const to = last?.kind === 'references' ? [...last.to, found] : [found];
      blocks.splice(last?.kind === 'references' ? -1 : blocks.length, 1, { kind: 'references', to });
    } else {
      blocks.push({ kind: 'rule', rule, elsewhere: extent === 'book' && page !== game });
    }
  }
  return blocks;
}

/** What the players can agree on, and what holds at every table. */
function apartIn(book: Book, { game, optional, everyTable }: GamePages, extent: Extent): Block[] {
  const agreed = optional.map(({ page, rules }) => ({
    page,
    rules,
    heading: book.say('book.agreed', { game: book.name(page) }),
  }));
  const options = optionsIn(book, game);
  const [offered, table] = [book.say('book.options'), book.say('book.table')];
  switch (extent) {
    case 'titles':
      return [
        {
          kind: 'folded',
          heading: null,
          titles: [...agreed.map(({ heading }) => heading), ...(options.length > 0 ? [offered] : []), table],
        },
      ];
    case 'full':
      return [
        ...agreed.flatMap(({ heading, rules }): Block[] => [
          { kind: 'heading', text: heading },
          ...rulesIn(rules, game, extent),
        ]),
        ...headed(offered, options),
        { kind: 'heading', text: table },
        ...rulesIn(everyTable, game, extent),
      ];
    case 'book':
      return [
        ...agreed.flatMap(({ page, heading, rules }): Block[] => [
          { kind: 'references', to: [{ to: page, text: heading }] },
          ...rulesIn(
            rules.filter(({ text, adapted }) => text !== null && adapted),
            game,
            extent,
          ),
        ]),
        ...headed(offered, options),
      ];
  }
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
