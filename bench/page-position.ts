import {
  chanceOf,
  type JsonObject,
  type Match,
  openMatch,
  readTranscript,
  seatAt,
  seedOf,
} from '../packages/engine/src/index.ts';

/** So many tiles lie in the line, all of one set up to double nine in number; one line of that set itself ends at 51. */
export const tilesInLine = 55;

const you = seatAt(0);

/** A match of Block in which it is the turn of the first seat at a long line, and some tile goes to either end of it. */
export function longLine(): JsonObject {
  for (let seed = 0; ; seed++) {
    const opening = { game: 'block', players: 2, options: { set: 12 }, seed: `${seed}`, moves: [] };
    const match = openMatch(readTranscript(opening));
    const chance = chanceOf(seedOf(`line ${seed}`), 0);
    while (match.phase === 'play' && laidIn(match) < tilesInLine) {
      const seat = match.turn ?? you;
      const legal = match.legal(seat);
      match.attempt(seat, legal[chance.below(legal.length)]);
    }
    if (match.phase === 'play' && match.turn === you && tileForBothEnds(match) !== null)
      return match.transcript();
  }
}

const laidIn = (match: Match): number => match.events(null).filter(({ type }) => type === 'laid').length;

function tileForBothEnds(match: Match): string | null {
  const tiles = match.legal(you).map(({ tile }) => String(tile));
  return tiles.find((tile, index) => tiles.indexOf(tile) !== index) ?? null;
}
