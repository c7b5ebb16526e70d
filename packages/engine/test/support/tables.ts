import { type AnyGame, games, type Options, type OptionValue, readOptions } from '../../src/index.ts';

/** A game with a number of players and options: one way to play it. */
export interface Way {
  readonly game: AnyGame;
  readonly players: number;
  readonly options: Options;
  readonly name: string;
}

type Chosen = Record<string, OptionValue>;

/** Every number of players × choice of options, and matches by rounds and by target in addition to the usual length. */
export const everyWay = (game: AnyGame): Way[] =>
  playersOf(game).flatMap((players) =>
    [...choicesOf(game, players), ...lengthsOf(game)].map((chosen) => wayOf(game, players, chosen)),
  );

/** For as few players as can be and for as many, with the usual options. */
export const usualWays = (game: AnyGame): Way[] =>
  [...new Set([game.players.least, game.players.most])].map((players) => wayOf(game, players, {}));

export const dominoGames: readonly AnyGame[] = games.filter(({ rules }) => rules.includes('domino.deal'));

function wayOf(game: AnyGame, players: number, chosen: Chosen): Way {
  const options = readOptions(game.id, game.options, players, chosen);
  const said = Object.entries(chosen).map(([name, value]) => `${name} ${value}`);
  return { game, players, options, name: [game.id, `for ${players}`, ...said].join(', ') };
}

const playersOf = ({ players: { least, most } }: AnyGame): number[] =>
  Array.from({ length: most - least + 1 }, (_, more) => least + more);

const lengthsOf = ({ options }: AnyGame): Chosen[] =>
  [{ rounds: 2 }, { target: 30 }].filter((chosen) => options.some(({ name }) => name in chosen));

/** All combinations of the options that are not about the length of the match. */
function choicesOf(game: AnyGame, players: number): Chosen[] {
  let combined: Chosen[] = [{}];
  for (const { name, kind, choices, players: only } of game.options) {
    if (only !== undefined && !only.includes(players)) continue;
    const values: readonly OptionValue[] =
      kind === 'flag' ? [false, true] : kind === 'choice' ? (choices ?? []) : [];
    if (values.length > 0)
      combined = combined.flatMap((chosen) => values.map((value) => ({ ...chosen, [name]: value })));
    else if (kind === 'seat')
      combined = combined.flatMap((chosen) => [chosen, { ...chosen, [name]: players - 1 }]);
  }
  return combined;
}
