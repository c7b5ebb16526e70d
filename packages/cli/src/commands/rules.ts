import { BadInput, games, type RulePage } from '@tischrunde/engine';
import {
  type Book,
  type GameId,
  type GamePages,
  type InheritedPage,
  isLanguage,
  type Language,
  languageFor,
  languages,
  openBook,
} from '@tischrunde/rulebook';
import { readGame } from '../io/arguments.ts';
import { say, write } from '../io/output.ts';
import { type Block, blocksOf, sharedBlocks } from '../rules/blocks.ts';
import { inHtml } from '../rules/html.ts';
import { inTerminal } from '../rules/terminal.ts';

export interface RulesGiven {
  readonly lang?: string;
  readonly all?: boolean;
  readonly format: 'text' | 'html';
}

/** Prints the rules of the games that are named, or of all. */
export async function printRules(names: readonly string[], given: RulesGiven): Promise<void> {
  const book = await openBook(languageOf(given.lang));
  const chosen = gamesIn(names, given.all === true);
  const pages = await Promise.all(chosen.map((game) => book.pages(game)));
  const set = given.all === true ? wholeBook(book, pages) : pages.map((page) => blocksOf(book, page));
  if (given.format === 'html') {
    await write(process.stdout, inHtml(book, set));
    return;
  }
  for (const [index, blocks] of set.entries()) {
    if (index > 0) say('\n');
    for (const line of inTerminal(book, blocks, process.stdout.columns)) say(line);
  }
}

/** What many games share stands once, after the games. */
function wholeBook(book: Book, pages: readonly GamePages[]): Block[][] {
  const games = pages.map(({ game }): RulePage => game);
  const shared = new Map<RulePage, InheritedPage>();
  for (const taken of pages.flatMap(({ inherited }) => inherited)) {
    const known = shared.get(taken.page);
    if (!games.includes(taken.page) && (known === undefined || rulesIn(taken) > rulesIn(known))) {
      shared.set(taken.page, taken);
    }
  }
  const apart: readonly RulePage[] = [...shared.keys(), 'sperr'];
  return [
    ...pages.map((page) => blocksOf(book, page, apart)),
    ...[...shared.values()].map((taken) => sharedBlocks(book, taken)),
  ];
}

/** Some games take over only a part of a page. */
const rulesIn = ({ parts }: InheritedPage): number => parts.flatMap(({ rules }) => rules).length;

/** Every game has a page of its own name. */
function gamesIn(names: readonly string[], all: boolean): GameId[] {
  if (all && names.length > 0) throw new BadInput('--all', 'all games, or the ones that are named, not both');
  if (!all && names.length === 0) throw new BadInput('', 'name a game, or take --all');
  return (all ? games : names.map(readGame)).map(({ id }) => id as GameId);
}

function languageOf(wish: string | undefined): Language {
  if (wish === undefined) {
    const { LC_ALL, LC_MESSAGES, LANG } = process.env;
    return languageFor([LC_ALL ?? '', LC_MESSAGES ?? '', LANG ?? '']);
  }
  if (!isLanguage(wish)) throw new BadInput('--lang', `there are ${languages.join(', ')}, not ${wish}`);
  return wish;
}
