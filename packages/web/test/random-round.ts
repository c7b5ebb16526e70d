import {
  chanceOf,
  findGame,
  type JsonObject,
  type Match,
  openMatch,
  readOptions,
  seatAt,
  seedOf,
} from '@tischrunde/engine';

export interface Table {
  readonly game: string;
  readonly players?: number;
  readonly options?: JsonObject;
  readonly seed: number;
}

/** Opens a match and plays its first round with random moves; calls `after` after every move. */
export function playRound(table: Table, after: (match: Match) => void = () => {}): Match {
  const game = findGame(table.game);
  if (game === undefined) throw new Error(table.game);
  const { players = game.players.least, seed } = table;
  const options = readOptions(game.id, game.options, players, table.options);
  const match = openMatch({ game, players, options, seed: `${seed}`, deals: [] });
  const chance = chanceOf(seedOf(`board ${seed}`), 0);
  while (match.phase === 'play') {
    const seat = match.turn ?? seatAt(0);
    const legal = match.legal(seat);
    match.attempt(seat, legal[chance.below(legal.length)]);
    after(match);
  }
  return match;
}

export const logOf = (match: Match): readonly JsonObject[] => match.view(null).log as readonly JsonObject[];
