import { type AnyGame, games, type Option, type OptionValue } from '@tischrunde/engine';
import type { TerminalBook } from '@tischrunde/rulebook/terminal';
import type { Command } from 'commander';
import { readGame } from '../io/arguments.ts';
import { type LanguageGiven, openTerminal } from '../io/language.ts';
import { bold, columns, say } from '../io/output.ts';
import { examples, exitCodes, languageOption } from './help.ts';

interface GamesGiven extends LanguageGiven {
  readonly json?: boolean;
}

export function addGames(program: Command): void {
  program
    .command('games')
    .description('list the games with their players, sets and options')
    .argument('[games...]', 'only these games')
    .option('--json', 'print the list as JSON, with the ids of the rules')
    .addOption(languageOption())
    .addHelpText('after', `${examples('tischrunde games', 'tischrunde games block --json')}\n${exitCodes}`)
    .action((names: string[], given: GamesGiven) => listGames(names, given));
}

/** Lists the games that are named, or all. */
async function listGames(names: readonly string[], given: GamesGiven): Promise<void> {
  const book = await openTerminal(given);
  const listed = names.length === 0 ? games : names.map(readGame);
  if (given.json === true) {
    say(JSON.stringify(listed.map(describe), null, 2));
    return;
  }
  const { phrase } = book;
  const gameHeader = [
    phrase('games.game'),
    phrase('games.title'),
    phrase('games.players'),
    phrase('games.sets'),
    phrase('games.options'),
  ];
  printTable('lllll', [gameHeader, ...listed.map((game) => gameRow(game, book))]);
  say();
  const optionHeader = [
    phrase('games.option'),
    phrase('games.values'),
    phrase('games.standard'),
    phrase('games.about'),
  ];
  printTable('llll', [optionHeader, ...optionRows(listed, book)]);
}

const describe = (game: AnyGame) => {
  const { id, title, players, options, rules } = game;
  return { id, title, players, sets: setsOf(game), options, rules };
};

const setsOf = ({ options }: AnyGame): readonly OptionValue[] =>
  options.find(({ name }) => name === 'set')?.choices ?? [];

const gameRow = (game: AnyGame, book: TerminalBook): string[] => {
  const { least, most } = game.players;
  return [
    game.id,
    book.name(game.id),
    least === most ? `${least}` : `${least}-${most}`,
    setsOf(game).join(' ') || '-',
    game.options.flatMap(({ name }) => (name === 'set' ? [] : [name])).join(' '),
  ];
};

/** Options that are the same in several games are listed once. Sets differ from game to game: see the games' rows. */
function optionRows(listed: readonly AnyGame[], book: TerminalBook): string[][] {
  const rows = new Map<string, { row: string[]; games: string[] }>();
  for (const game of listed) {
    for (const option of game.options) {
      const row = optionRow(game, option, book);
      const entry = rows.get(row.join()) ?? { row, games: [] };
      entry.games.push(game.id);
      rows.set(row.join(), entry);
    }
  }
  return [...rows.values()].map(({ row, games }) =>
    games.length === 1 && listed.length > 1
      ? [...row.slice(0, -1), `${games[0]}: ${row[row.length - 1]}`]
      : row,
  );
}

function optionRow(game: AnyGame, option: Option, book: TerminalBook): string[] {
  const { name, kind, choices, standard } = option;
  const { about } = book.option(game.id, name);
  if (name === 'set') {
    const sets = book.phrase('games.sets');
    return [name, book.phrase('games.seeSets', { sets }), book.phrase('games.first'), about];
  }
  const values = {
    choice: choices?.join(', '),
    flag: 'true, false',
    count: '1, 2, 3, …',
    seat: '0, 1, 2, …',
  }[kind];
  return [name, values ?? '', standard === undefined ? '-' : `${standard}`, about];
}

function printTable(align: string, rows: readonly string[][]): void {
  columns(align, rows).forEach((line, index) => {
    say(index === 0 ? bold(line) : line);
  });
}
