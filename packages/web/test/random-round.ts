import {
  chanceOf,
  type DominoView,
  findGame,
  type GameId,
  isViewOf,
  type JsonObject,
  type Match,
  openMatch,
  readOptions,
  seatAt,
  seedOf,
  type ViewOf,
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

/** What the player of a game for one, or the first of several, sees of a match of this game. */
export function viewOf<Id extends GameId>(match: Match, game: Id): ViewOf<Id> {
  const view = match.view(seatAt(0));
  if (!isViewOf(view, game)) throw new Error(`a match of ${view.game}`);
  return view;
}

/** What a spectator sees of a domino game. */
export function dominoView(match: Match): DominoView {
  const view = match.view(null);
  if (!('drawable' in view)) throw new Error(`a match of ${view.game}`);
  return view;
}
