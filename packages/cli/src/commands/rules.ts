import { BadInput, games, type RuleId, rulePages } from '@tischrunde/engine';
import type { Book, GameId, GamePages, RuleText } from '@tischrunde/rulebook';
import { type Command, Option } from 'commander';
import { readGame } from '../io/arguments.ts';
import { type LanguageGiven, openTerminal } from '../io/language.ts';
import { say, wrapped, write } from '../io/output.ts';
import { type Block, blocksOf, sharedBlocks } from '../rules/blocks.ts';
import { inHtml } from '../rules/html.ts';
import { inTerminal } from '../rules/terminal.ts';
import { examples, exitCodes, languageOption } from './help.ts';

interface RulesGiven extends LanguageGiven {
  readonly all?: boolean;
  readonly full?: boolean;
  readonly format: 'text' | 'html';
}

export function addRules(program: Command): void {
  program
    .command('rules')
    .description('print the rules of a game, or a rulebook to print on paper')
    .argument('[games...]', 'the games; see tischrunde games')
    .option('-a, --all', 'the rules of all games')
    .option('--full', 'every rule in full, also those that are folded to their titles')
    .addOption(languageOption())
    .addOption(new Option('-f, --format <form>', 'how it is set').choices(['text', 'html']).default('text'))
    .addHelpText(
      'after',
      `${examples(
        'tischrunde rules block',
        'tischrunde rules chickenfoot --lang de --full | less',
        'tischrunde rules --all --format html --lang fr > rulebook.html',
      )}\n${exitCodes}`,
    )
    .action((names: string[], given: RulesGiven) => printRules(names, given));
}

/** Prints the rules of the games that are named, or of all. On paper nothing can be opened, so nothing is folded. */
async function printRules(names: readonly string[], given: RulesGiven): Promise<void> {
  const book = await openTerminal(given);
  const all = given.all === true;
  const pages = await Promise.all(gamesIn(names, all).map((game) => book.pages(game)));
  const inFull = given.full === true || given.format === 'html';
  const set =
    all && inFull
      ? wholeBook(book, pages)
      : pages.map((each) => blocksOf(book, each, inFull ? 'full' : 'titles'));
  if (given.format === 'html') {
    await write(process.stdout, inHtml(book, set));
    return;
  }
  for (const [index, blocks] of set.entries()) {
    if (index > 0) say('\n');
    for (const line of inTerminal(book, blocks, process.stdout.columns)) say(line);
  }
  if (!inFull) {
    const command = ['tischrunde rules', ...(all ? ['--all'] : names), '--full'].join(' ');
    for (const line of wrapped(book.phrase('rules.full', { command }))) say(line);
  }
}

/** What many games share is printed once, after the games, as it is in a game that changes nothing in it. */
function wholeBook(book: Book, pages: readonly GamePages[]): Block[][] {
  const shared = new Map<RuleId, RuleText>();
  for (const { parts, everyTable } of pages) {
    for (const rule of [...parts.flatMap(({ rules }) => rules), ...everyTable]) {
      if (rule.adapted) continue;
      const known = shared.get(rule.id);
      const sheets = [...new Set([...(known?.sheets ?? []), ...rule.sheets])].toSorted();
      shared.set(rule.id, { ...rule, example: known?.example ?? rule.example, sheets });
    }
  }
  return [
    ...pages.map((each) => blocksOf(book, each, 'book')),
    ...sharedPages.map((page) =>
      sharedBlocks(
        book,
        page,
        rulePages[page].flatMap((id) => shared.get(id) ?? []),
      ),
    ),
  ];
}

const sharedPages = ['domino', 'table'] as const;

/** Every game has a page of its own name. */
function gamesIn(names: readonly string[], all: boolean): GameId[] {
  if (all && names.length > 0) throw new BadInput('--all', 'all games, or the ones that are named, not both');
  if (!all && names.length === 0) throw new BadInput('', 'name a game, or take --all');
  return (all ? games : names.map(readGame)).map(({ id }) => id);
}
