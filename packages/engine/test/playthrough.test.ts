import { expect, test } from 'vitest';
import {
  type Chance,
  chanceOf,
  games,
  type JsonObject,
  type Match,
  openMatch,
  readOptions,
  type Seat,
  seatsOf,
  seedOf,
} from '../src/index.ts';
import { nextMoves } from './support/next-moves.ts';
import { short } from './support/table.ts';

test.for(games)('a match of $id goes as it is written down', async (game) => {
  const players = game.players.least;
  const agreed = game.options.some(({ name }) => name === 'rounds') ? { rounds: 2 } : {};
  const options = readOptions(game.id, game.options, players, agreed);
  const match = openMatch({ game, players, options, seed: `playthrough of ${game.id}`, deals: [] });
  await expect(writtenDown(match)).toMatchFileSnapshot(`playthroughs/${game.id}.txt`);
});

/** Long games are recorded up to this many moves. */
const longest = 150;

/** A whole match as text: every position, everybody's view of it, and everybody's legal moves. */
function writtenDown(match: Match): string {
  const chance = chanceOf(seedOf('playthrough'), 0);
  const { deals: _deals, moves: _moves, ...setting } = match.transcript();
  const lines = [JSON.stringify(setting)];
  for (let count = 0; ; count++) {
    lines.push('', ...positionOf(match));
    if (match.phase === 'matchOver' || count === longest) return `${lines.join('\n')}\n`;
    const { seat, move } = chosen(match, count, chance);
    const refusal = match.attempt(seat, move);
    if (refusal !== null) throw new Error(`${short(move)}: ${refusal.error}`);
    lines.push('', `#${count} seat ${seat}: ${short(move)}`);
  }
}

/** A random legal move; puzzles are solved, with a tile lifted again now and then. */
function chosen(match: Match, count: number, chance: Chance): { seat: Seat; move: JsonObject } {
  const all = seatsOf(match.players).flatMap((seat) => match.legal(seat).map((move) => ({ seat, move })));
  const solving = nextMoves[match.game.id]?.(match);
  if (solving === undefined || solving === null)
    return all[match.phase === 'play' ? chance.below(all.length) : 0];
  const lifts = all.filter(({ move }) => move.type === 'lift');
  return count % 10 === 5 ? lifts[chance.below(lifts.length)] : { seat: all[0].seat, move: solving };
}

/** At most this many legal moves are recorded per position. */
const mostListed = 500;

function listed(moves: readonly JsonObject[]): string {
  const first = moves.length > mostListed ? moves.slice(0, 20) : moves;
  const more = first.length < moves.length ? ` … of ${moves.length}` : '';
  return first.map(short).join(', ') + more;
}

function positionOf(match: Match): string[] {
  const { legal: _legal, hands, ...rest } = match.position();
  const seats = seatsOf(match.players);
  return [
    `position ${match.hash()} ${fields(rest)}`,
    ...seats.map((seat) => `  hand ${seat}: ${Array.isArray(hands) ? hands[seat].join(' ') : ''}`),
    ...seats.map((seat) => `  legal ${seat}: ${listed(match.legal(seat))}`),
    `  spectators see: ${fields(knownBy(match, null))}`,
    ...seats.map(
      (seat) => `  seat ${seat} sees: ${fields(differing(knownBy(match, seat), knownBy(match, null)))}`,
    ),
  ];
}

/** A view without its constant fields, and what its seat has heard of the last move. */
function knownBy(match: Match, seat: Seat | null): JsonObject {
  const {
    game: _game,
    players: _players,
    options: _options,
    length: _length,
    seat: _seat,
    ...rest
  } = match.view(seat);
  return { ...rest, heard: match.latest(seat) };
}

const differing = (view: JsonObject, from: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(view).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(from[name])),
  );

const fields = (object: JsonObject): string =>
  Object.entries(object)
    .map(([name, value]) => `${name}=${JSON.stringify(value)}`)
    .join(' ');
