import {
  chanceOf,
  findGame,
  type JsonObject,
  type Match,
  type Options,
  openMatch,
  readTranscript,
  seatsOf,
  seedOf,
} from '@tischrunde/engine';

/** A match as it lies in the browser's drawer. */
export interface KeptState {
  readonly id: string;
  readonly transcript: JsonObject;
  readonly sitters: readonly { readonly name: string; readonly plays: 'person' | 'easy' }[];
  readonly began: number;
  readonly touched: number;
  readonly over: boolean;
}

export interface StateWish {
  readonly game: string;
  readonly players: number;
  readonly options?: Options;
  readonly seed?: string;
  /** How many people share the screen; all others are bots. */
  readonly people?: number;
  /** The moment to stop at. Without it, nothing has been played yet. */
  until?(match: Match): boolean;
}

const names = ['Ada', 'Bea', 'Carlo', 'Dina', 'Emil', 'Fumi', 'Gino', 'Hana', 'Ida', 'Jules', 'Aiko'];

/** A match that was really played, by nobody in particular, up to the moment that is wished for. */
export function stateOf({ game, players, options, seed = 'seven', people = 1, until }: StateWish): KeptState {
  const found = findGame(game);
  if (found === undefined) throw new Error(`there is no game ${game}`);
  const match = openMatch(readTranscript({ game, players, options: options ?? {}, seed, moves: [] }));
  const chance = chanceOf(seedOf(seed), 1);
  const isThere = until ?? (() => true);
  for (let moves = 0; !isThere(match); moves++) {
    if (match.phase === 'matchOver' || moves > 20_000) throw new Error(`${game} never comes to that`);
    const able = seatsOf(players).flatMap((seat) => match.legal(seat).map((move) => ({ seat, move })));
    // Who may take back what they laid would do so for ever.
    const onwards = able.filter(
      ({ move }) => !['undo', 'return', 'lift', 'giveUp'].includes(String(move.type)),
    );
    const choice = onwards.length > 0 ? onwards : able;
    const { seat, move } = choice[chance.below(choice.length)];
    match.attempt(seat, move);
  }
  return {
    id: `${game}-${players}`,
    transcript: match.transcript(),
    sitters: seatsOf(players).map((seat) =>
      seat < people
        ? { name: people === 1 ? '' : names[seat], plays: 'person' }
        : { name: names[seat], plays: 'easy' },
    ),
    began: Date.now(),
    touched: Date.now(),
    over: match.phase === 'matchOver',
  };
}
