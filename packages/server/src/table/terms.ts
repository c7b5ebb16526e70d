import { type AnyGame, BadInput, findGame, type Options, readOptions, readPlayers } from '@tischrunde/engine';
import type { AskOf } from '@tischrunde/protocol';
import type { Terms } from './events.ts';
import type { TableState } from './state.ts';

/** What is asked to be played. */
type Wish = Pick<AskOf<'open'>, 'game' | 'players' | 'options'>;

/** The game, players and options of a wish. Throws `BadInput` if they cannot be played here. */
export function readTerms(wish: Wish): { game: AnyGame; players: number; options: Options } {
  const game = findGame(wish.game);
  if (game === undefined) throw new BadInput('game', `there is no game ${JSON.stringify(wish.game)}`);
  const players = readPlayers(game, wish.players);
  const options = readOptions(game.id, game.options, players, wish.options);
  if (game.id === 'dominosa' && isSlowToMake(options))
    throw new BadInput('options', 'hard puzzles are made here for sets from 4 to 12');
  return { game, players, options };
}

/** Whether making such a Dominosa would hold everybody up. Others take 40 ms at most. */
const isSlowToMake = ({ set, grade, unique }: Options): boolean =>
  unique === true && (grade === 'hard' || grade === 'expert') && (Number(set) < 4 || Number(set) > 12);

/** The terms of a table after a change: what is not mentioned stays. Another game begins with its own options. Throws `BadInput`. */
export function changedTerms(
  state: TableState,
  {
    ask: _ask,
    do: _do,
    table: _table,
    ...wish
  }: Omit<AskOf<'change'>, 'ask' | 'do'> & {
    ask?: number;
    do?: string;
  },
): Terms {
  const id = wish.game ?? state.game.id;
  const isSame = id === state.game.id;
  const wanted = wish.players ?? playersFor(findGame(id), state);
  const { game, players, options } = readTerms({
    game: id,
    players: wanted,
    options: wish.options ?? (isSame && wanted === state.places.length ? state.options : {}),
  });
  const bots = wish.bots ?? state.places.map(({ guest, bot }) => (guest === null ? bot : null));
  return {
    game: game.id,
    players,
    options,
    bots: Array.from({ length: players }, (_, seat) => bots[seat] ?? null),
    watching: wish.watching ?? state.watching,
    listed: wish.listed ?? state.listed,
    starting: wish.starting ?? state.starting,
    talk: wish.talk ?? state.talk,
    takesBack: wish.takesBack ?? state.takesBack,
    timer: wish.timer === undefined ? state.timer : wish.timer,
    choosing: wish.choosing ?? state.choosing,
  };
}

/** As many as now, or as near to it as the game allows. */
const playersFor = (game: AnyGame | undefined, { places }: TableState): number =>
  game === undefined
    ? places.length
    : Math.min(Math.max(places.length, game.players.least), game.players.most);
