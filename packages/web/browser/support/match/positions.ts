import {
  chanceOf,
  type JsonObject,
  type Match,
  openMatch,
  readTranscript,
  seatAt,
  seedOf,
} from '@tischrunde/engine';

interface Wanted {
  readonly game: string;
  readonly players: number;
  readonly options?: JsonObject;
}

/** A match that was played by chance until it stood as it is needed. */
export function matchWhere(
  { game, players, options = {} }: Wanted,
  isIt: (match: Match, moves: number) => boolean,
): JsonObject {
  for (let seed = 0; seed < 200; seed++) {
    const match = openMatch(readTranscript({ game, players, options, seed: `${seed}`, moves: [] }));
    const chance = chanceOf(seedOf(`${seed}`), 0);
    for (let moves = 0; moves < 200 && match.phase === 'play'; moves++) {
      if (isIt(match, moves)) return match.transcript();
      const seat = match.turn ?? seatAt(0);
      const legal = match.legal(seat);
      match.attempt(seat, legal[chance.below(legal.length)]);
    }
  }
  throw new Error(`no such match of ${game}`);
}
