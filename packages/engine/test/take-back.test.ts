import { expect, test } from 'vitest';
import {
  chanceOf,
  type Event,
  games,
  isCorrectable,
  type JsonObject,
  type Match,
  openMatch,
  readOptions,
  replay,
  seatsOf,
  seedOf,
  teaches,
} from '../src/index.ts';

/** A move of a random match, with the match before and after it. */
interface Step {
  readonly before: Match;
  readonly after: Match;
  readonly mover: number;
}

/** Random moves from the beginning of a match of every game. */
function* steps(id: string, most: number): Generator<Step> {
  const game = games.find((one) => one.id === id) ?? expect.unreachable();
  const players = Math.max(game.players.least, Math.min(3, game.players.most));
  const options = readOptions(id, game.options, players, undefined);
  const match = openMatch({ game, players, options, seed: `take back ${id}`, deals: [] });
  const chance = chanceOf(seedOf(id), 0);
  for (let count = 0; count < most && match.phase !== 'matchOver'; count++) {
    const moves = seatsOf(players).flatMap((seat) => match.legal(seat).map((move) => ({ seat, move })));
    const { seat, move } = moves[chance.below(moves.length)];
    const before = match.clone();
    expect(match.attempt(seat, move)).toBeNull();
    yield { before, after: match, mover: seat };
  }
}

const eventsOf = (match: Match, seat: number | null): readonly Event[] =>
  match.latest(seatsOf(match.players).find((other) => other === seat) ?? null);

/** Every tile or card that is named in what a seat sees and hears, whichever way round. */
function piecesIn(...told: readonly unknown[]): Set<string> {
  const named = (JSON.stringify(told).match(/"[^"]+"/g) ?? []).map((text) => text.slice(1, -1));
  return new Set(
    named.flatMap((text) => {
      const [tile] = /^\d+-\d+(?=:|$)/.exec(text) ?? [];
      if (tile !== undefined) return [tile.split('-').toSorted().join('-')];
      const halves = text.split('|').toSorted();
      return /^[rgbyw](\d|:)/.test(text) ? [halves.join('|'), ...halves] : [];
    }),
  );
}

/** What a seat has learnt about hidden pieces by a move. */
function learntBy({ before, after }: Step, seat: number): string[] {
  const eye = seatsOf(before.players)[seat];
  const known = piecesIn(before.view(eye), before.events(eye));
  const news = [...piecesIn(after.view(eye), after.latest(eye))].filter((piece) => !known.has(piece));
  const lacks = after
    .latest(eye)
    .flatMap((event) => ('lacks' in event && event.seat !== seat ? event.lacks.map(String) : []));
  return after.round === before.round ? [...news, ...lacks] : ['a new round'];
}

test.each(games.map(({ id }) => id))('%s: a move that teaches a seat nothing shows it no piece', (id) => {
  const seen = new Set<boolean>();
  for (const step of steps(id, 150)) {
    for (const seat of seatsOf(step.after.players)) {
      const taught = teaches(eventsOf(step.after, step.mover), seat);
      seen.add(taught);
      if (!taught) expect([seat, eventsOf(step.after, seat), learntBy(step, seat)]).toMatchObject({ 2: [] });
    }
  }
  expect(seen.size).toBeGreaterThan(0);
});

test.each(games.map(({ id }) => id))(
  '%s: a match without its last move is as if it had not been made',
  (id) => {
    let kept: { match: Match; hash: string; transcript: JsonObject } | null = null;
    for (const { before, after } of steps(id, 60)) {
      // What was kept before a move is not touched by what came after it.
      if (kept !== null) {
        expect(kept.match.hash()).toBe(kept.hash);
        expect(kept.match.transcript()).toEqual(kept.transcript);
        expect(replay(kept.transcript).match.hash()).toBe(kept.hash);
      }
      kept = { match: before, hash: before.hash(), transcript: before.transcript() };
      expect(after.transcript()).not.toEqual(kept.transcript);
    }
  },
);

const laid = { type: 'laid', seat: 0, tile: '6-3', at: null, out: null } as const;
const drew = { type: 'drew', seat: 0, tile: '5-5', lacks: [] } as const;

test('a lay can be corrected with the tile drawn after it, but nothing that was looked at', () => {
  expect(isCorrectable([laid], 0)).toBe(true);
  expect(isCorrectable([laid, drew], 0)).toBe(true);
  expect(isCorrectable([{ type: 'passed', seat: 0, lacks: [6] }, drew], 0)).toBe(true);
  expect(isCorrectable([drew], 0)).toBe(false);
  expect(isCorrectable([drew, drew], 0)).toBe(false);
  expect(isCorrectable([{ type: 'passed', seat: 0, lacks: [6] }], 0)).toBe(true);
  expect(isCorrectable([{ type: 'flipped', seat: 0, cell: 1, tile: '6-3' }], 0)).toBe(false);
  const card = { type: 'laid', seat: 0, card: 'r9', interjected: false } as const;
  const penalty = { type: 'drew', seat: 0, count: 2, cards: ['r1', 'r2'], cause: 'penalty' } as const;
  expect(isCorrectable([card, penalty], 0)).toBe(false);
  expect(isCorrectable([card, { type: 'swapped', seat: 0, partner: 1, hands: [['r1'], ['r2']] }], 0)).toBe(
    false,
  );
  const over = { type: 'roundOver', round: 1, reason: 'out', winners: [0], points: [5, 0] } as const;
  expect(isCorrectable([laid, over], 0)).toBe(false);
});

test('others learn a laid piece, its owner does not', () => {
  expect(teaches([laid], 0)).toBe(false);
  expect(teaches([laid], 1)).toBe(true);
  expect(teaches([{ type: 'wrote', seat: 0, tile: '6-3', row: 3, value: 6 }], 1)).toBe(false);
});
