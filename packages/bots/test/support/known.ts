import type {
  Event,
  EventOf,
  Game,
  GameId,
  Known,
  Match,
  Seat,
  Standing,
  View,
  ViewOf,
} from '@tischrunde/engine';

type KnownOf<Id extends GameId> = Known<ViewOf<Id>, EventOf<Id>>;

const isOf = <Id extends GameId>(known: Known, game: Id): known is Known & KnownOf<Id> =>
  known.view.game === game;

/** What a seat knows of a match of this game. */
export function knownOf<Id extends GameId>(game: Id, match: Match, seat: Seat): KnownOf<Id> {
  const known = match.known(seat);
  if (!isOf(known, game)) throw new Error(`${known.view.game} is not ${game}`);
  return known;
}

const isIn = <S extends Standing, M, V extends View, E extends Event>(
  known: Known,
  game: Game<S, M, V, E>,
): known is Known<V, E> => known.view.game === game.id;

/** What is known of a match, as its game takes it. */
export function knownIn<S extends Standing, M, V extends View, E extends Event>(
  game: Game<S, M, V, E>,
  known: Known,
): Known<V, E> {
  if (!isIn(known, game)) throw new Error(`${known.view.game} is not ${game.id}`);
  return known;
}
