import {
  type AnyGame,
  type Chance,
  chanceOf,
  type Event,
  type Match,
  type OptionValue,
  openMatch,
  readOptions,
  seatsOf,
  seedOf,
} from '@tischrunde/engine';

interface Setting {
  readonly players: number;
  readonly options: Readonly<Record<string, OptionValue>>;
}

/** What everybody heard of the deal or of a move. */
export interface Heard {
  /** By seat. */
  readonly seats: readonly (readonly Event[])[];
  readonly spectator: readonly Event[];
}

/** Plays random matches of a game: for every number of players, and at the largest table with every option. */
export const hearMatches = (game: AnyGame, most: number): Heard[] =>
  Array.from(positionsIn(game, most), heardOf);

/** The positions of these matches. It is the same match that goes on, so look at it before the next one. */
export function* positionsIn(game: AnyGame, most: number): Generator<Match> {
  for (const [number, setting] of settingsOf(game).entries())
    yield* playMatch(game, setting, `${game.id} ${number}`, most);
}

function settingsOf(game: AnyGame): Setting[] {
  const { least, most } = game.players;
  const usual = Array.from({ length: most - least + 1 }, (_, more) => ({
    players: least + more,
    options: {},
  }));
  const others = game.options.flatMap(({ name, kind, choices, players }) => {
    if (players !== undefined && !players.includes(most)) return [];
    const values: readonly OptionValue[] = kind === 'flag' ? [true, false] : (choices ?? []);
    return values.map((value) => ({ players: most, options: { [name]: value } }));
  });
  return [...usual, ...others];
}

function* playMatch(
  game: AnyGame,
  { players, options }: Setting,
  seed: string,
  most: number,
): Generator<Match> {
  const read = readOptions(game.id, game.options, players, options);
  const match = openMatch({ game, players, options: read, seed, deals: [] });
  const chance = chanceOf(seedOf(seed), 0);
  yield match;
  for (let count = 0; count < most && match.phase !== 'matchOver'; count++) {
    playOne(match, chance);
    yield match;
  }
}

const heardOf = (match: Match): Heard => ({
  seats: seatsOf(match.players).map((seat) => match.latest(seat)),
  spectator: match.latest(null),
});

/** Now and then a seat acts out of turn, a call is forgotten, or somebody gives up. */
function playOne(match: Match, chance: Chance): void {
  const seats = seatsOf(match.players);
  const first = match.turn !== null && chance.below(3) > 0 ? match.turn : chance.below(match.players);
  const seat = [...seats.slice(first), ...seats.slice(0, first)].find((seat) => match.legal(seat).length > 0);
  if (seat === undefined) throw new Error('nobody can move');
  const legal = match.legal(seat);
  const other = legal.filter(({ type }) => type !== 'giveUp');
  const from = other.length > 0 && chance.below(20) > 0 ? other : legal;
  const { call, ...move } = from[chance.below(from.length)];
  const refusal = match.attempt(seat, call === undefined || chance.below(3) === 0 ? move : { ...move, call });
  if (refusal !== null) throw new Error(JSON.stringify(refusal));
}
