import { type AnyGame, games, type Option, type OptionValue } from '@tischrunde/engine';
import { readGame } from '../io/arguments.ts';
import { bold, columns, say } from '../io/output.ts';

export interface GamesGiven {
  readonly json?: boolean;
}

/** Lists the games that are named, or all. */
export function listGames(names: readonly string[], given: GamesGiven): void {
  const listed = names.length === 0 ? games : names.map(readGame);
  if (given.json === true) {
    say(JSON.stringify(listed.map(describe), null, 2));
    return;
  }
  printTable('lllll', [['GAME', 'TITLE', 'PLAYERS', 'SETS', 'OPTIONS'], ...listed.map(rowOf)]);
  say();
  printTable('llll', [['OPTION', 'VALUES', 'STANDARD', 'ABOUT'], ...optionRows(listed)]);
}

const describe = (game: AnyGame) => {
  const { id, title, players, options, rules } = game;
  return { id, title, players, sets: setsOf(game), options, rules };
};

const setsOf = ({ options }: AnyGame): readonly OptionValue[] =>
  options.find(({ name }) => name === 'set')?.choices ?? [];

const rowOf = (game: AnyGame): string[] => {
  const { least, most } = game.players;
  return [
    game.id,
    game.title,
    least === most ? `${least}` : `${least}-${most}`,
    setsOf(game).join(' ') || '-',
    game.options.flatMap(({ name }) => (name === 'set' ? [] : [name])).join(' '),
  ];
};

/** Options that are the same in several games stand there once. Sets differ from game to game: see the games' rows. */
function optionRows(listed: readonly AnyGame[]): string[][] {
  const rows = new Map<string, { row: string[]; games: string[] }>();
  for (const game of listed) {
    for (const option of game.options) {
      const row = rowOfOption(option);
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

function rowOfOption({ name, kind, choices, standard, about, players }: Option): string[] {
  if (name === 'set') return [name, 'see SETS', 'the first', about];
  const values = {
    choice: choices?.join(', '),
    flag: 'true, false',
    count: '1, 2, 3, …',
    seat: '0, 1, 2, …',
  }[kind];
  const only = players === undefined ? '' : ` (only with ${players.join(' or ')} players)`;
  return [name, values ?? '', standard === undefined ? '-' : `${standard}`, about + only];
}

function printTable(align: string, rows: readonly string[][]): void {
  columns(align, rows).forEach((line, index) => {
    say(index === 0 ? bold(line) : line);
  });
}
