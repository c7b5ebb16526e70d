import { expect, test } from 'vitest';
import {
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
import { short } from './support/table.ts';

test.for(games)('a match of $id goes as it is written down', async (game) => {
  const players = game.players.least;
  const agreed = game.options.some(({ name }) => name === 'rounds') ? { rounds: 2 } : {};
  const options = readOptions(game.id, game.options, players, agreed);
  const match = openMatch({ game, players, options, seed: `playthrough of ${game.id}`, deals: [] });
  await expect(writtenDown(match)).toMatchFileSnapshot(`playthroughs/${game.id}.txt`);
});

/** Games that can go on for long are written down up to this many moves. */
const longest = 150;

/** A whole match as text: every position, everybody's view of it, and what everybody might have done. */
function writtenDown(match: Match): string {
  const chance = chanceOf(seedOf('playthrough'), 0);
  const { deals: _deals, moves: _moves, ...setting } = match.transcript();
  const lines = [JSON.stringify(setting)];
  for (let count = 0; ; count++) {
    lines.push('', ...positionOf(match));
    if (match.phase === 'matchOver' || count === longest) return `${lines.join('\n')}\n`;
    const all = seatsOf(match.players).flatMap((seat) => match.legal(seat).map((move) => ({ seat, move })));
    const { seat, move } = all[match.phase === 'play' ? chance.below(all.length) : 0];
    const refusal = match.attempt(seat, move);
    if (refusal !== null) throw new Error(`${short(move)}: ${refusal.error}`);
    lines.push('', `#${count} seat ${seat}: ${short(move)}`);
  }
}

function positionOf(match: Match): string[] {
  const { legal: _legal, hands, ...rest } = match.position();
  const seats = seatsOf(match.players);
  return [
    `position ${match.hash()} ${fields(rest)}`,
    ...seats.map((seat) => `  hand ${seat}: ${Array.isArray(hands) ? hands[seat].join(' ') : ''}`),
    ...seats.map((seat) => `  legal ${seat}: ${match.legal(seat).map(short).join(', ')}`),
    `  spectators see: ${fields(viewOf(match, null))}`,
    ...seats.map(
      (seat) => `  seat ${seat} sees: ${fields(differing(viewOf(match, seat), viewOf(match, null)))}`,
    ),
  ];
}

/** A view without what is the same throughout the match; of its log the newest entry. */
function viewOf(match: Match, seat: Seat | null): JsonObject {
  const { game: _game, players: _players, options: _options, seat: _seat, log, ...rest } = match.view(seat);
  return { ...rest, log: Array.isArray(log) ? [`${log.length} events`, log.at(-1) ?? null] : null };
}

const differing = (view: JsonObject, from: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(view).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(from[name])),
  );

const fields = (object: JsonObject): string =>
  Object.entries(object)
    .map(([name, value]) => `${name}=${JSON.stringify(value)}`)
    .join(' ');
