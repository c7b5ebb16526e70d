import { BadInput, games, type RulePage } from '@tischrunde/engine';
import type { Book, GameId, GamePages, InheritedPage } from '@tischrunde/rulebook';
import { type Command, Option } from 'commander';
import { readGame } from '../io/arguments.ts';
import { type LanguageGiven, openTerminal } from '../io/language.ts';
import { say, write } from '../io/output.ts';
import { type Block, blocksOf, sharedBlocks } from '../rules/blocks.ts';
import { inHtml } from '../rules/html.ts';
import { inTerminal } from '../rules/terminal.ts';
import { examples, exitCodes, languageOption } from './help.ts';

interface RulesGiven extends LanguageGiven {
  readonly all?: boolean;
  readonly format: 'text' | 'html';
}

export function addRules(program: Command): void {
  program
    .command('rules')
    .description('print the rules of a game, or a rulebook to print on paper')
    .argument('[games...]', 'the games; see tischrunde games')
    .option('-a, --all', 'the rules of all games')
    .addOption(languageOption())
    .addOption(new Option('-f, --format <form>', 'how it is set').choices(['text', 'html']).default('text'))
    .addHelpText(
      'after',
      `${examples(
        'tischrunde rules block',
        'tischrunde rules chickenfoot --lang de | less',
        'tischrunde rules --all --format html --lang fr > rulebook.html',
      )}\n${exitCodes}`,
    )
    .action((names: string[], given: RulesGiven) => printRules(names, given));
}

/** Prints the rules of the games that are named, or of all. */
async function printRules(names: readonly string[], given: RulesGiven): Promise<void> {
  const book = await openTerminal(given);
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

/** What many games share is printed once, after the games. */
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
  return (all ? games : names.map(readGame)).map(({ id }) => id);
}
