import { type Judgement, VirtualClock } from '@tischrunde/bots';
import type { JsonObject } from '@tischrunde/engine';
import { openBook } from '@tischrunde/rulebook';
import { describe, expect, test } from 'vitest';
import { hasDetails, pipsLeft, pointsRows, signed, sumsOf } from '../../src/play/points.ts';
import { LocalMatch } from '../../src/session/local/local-match.ts';
import type { FromWorker } from '../../src/session/local/worker-messages.ts';
import type { Seen } from '../../src/session/table.ts';

const book = await openBook('en');
const nameOf = (seat: number): string => ['You', 'Ada', 'Bea'][seat];

/** A match between people, and the messages of its table. */
function sitDown(transcript: JsonObject) {
  const told: FromWorker[] = [];
  const sitters = Array.from({ length: Number(transcript.players) }, (_, seat) => ({
    name: nameOf(seat),
    plays: 'person' as const,
  }));
  const table = new LocalMatch({ transcript, sitters, pace: 0 }, (message) => told.push(message), {
    now: () => 0,
    after: () => () => {},
  });
  const last = <Kind extends FromWorker['kind']>(kind: Kind) =>
    told.findLast((message): message is Extract<FromWorker, { kind: Kind }> => message.kind === kind);
  return {
    seen: (): Seen => last('seen')?.seen ?? expect.unreachable(),
    make: async (seat: number, move: JsonObject): Promise<void> => {
      await table.hear({ kind: 'turnTo', seat });
      await table.hear({ kind: 'send', number: 0, move });
      expect(last('sent')?.refusal).toBeNull();
    },
    advice: async (): Promise<readonly Judgement[]> => {
      await table.hear({ kind: 'advice', number: 1 });
      return last('advice')?.judgements ?? [];
    },
  };
}

describe('how the points of a round come about', () => {
  const deal = { hands: [['5-5'], ['6-4', '1-0']], stock: ['2-2', '3-3'] };
  const transcript = { game: 'fives', players: 2, options: {}, seed: 'points', deals: [deal], moves: [] };

  test('each move that scores has its row, and the end of the round has one', async () => {
    const { seen, make } = sitDown({
      ...transcript,
      deals: [
        {
          ...deal,
          hands: [
            ['5-5', '5-0'],
            ['6-4', '1-0'],
          ],
        },
      ],
    });
    await make(0, { type: 'lay', tile: '5-5' });
    expect(seen().scored).toMatchObject([{ seat: 0, at: 1, points: [10, 0] }]);
    expect(hasDetails(seen().scored, 2)).toBe(true);
  });

  test('what only the end brought is not told move by move', async () => {
    const { seen, make } = sitDown(transcript);
    await make(0, { type: 'lay', tile: '5-5' });
    const { scored, moves, view } = seen();
    // 10 for the lay, 10 for the 11 pips of the other hand, rounded.
    expect(scored).toMatchObject([{ points: [20, 0] }]);
    expect(hasDetails(scored, moves)).toBe(false);
    expect(pointsRows(seen(), book, { front: 0, nameOf })).toEqual([
      { text: 'At the end of the round', points: [{ seat: 0, count: 20 }] },
    ]);
    expect(pipsLeft(view, 1)).toBe(11);
  });

  test('the next round begins with nothing', async () => {
    const { seen, make } = sitDown(transcript);
    await make(0, { type: 'lay', tile: '5-5' });
    await make(0, { type: 'next' });
    expect(seen().scored).toEqual([]);
    expect(seen().sheet).toEqual([[20, 0]]);
  });

  test('in Chickenfoot 0-0 counts 25; cards have no pips', () => {
    const { view } = sitDown(transcript).seen();
    expect(pipsLeft({ ...view, game: 'chickenfoot', hands: [['0-0', '2-1'], 3] }, 0)).toBe(28);
    expect(pipsLeft({ ...view, hands: [['0-0', '2-1'], 3] }, 0)).toBe(3);
    expect(pipsLeft({ ...view, game: 'solo', hands: [['r9'], 3] }, 0)).toBeNull();
    expect(pipsLeft({ ...view, hands: [3, 3] }, 0)).toBeNull();
  });

  test('sums grow from nothing, as far as they are known', () => {
    expect(
      sumsOf(
        [
          [3, 0],
          [1, 5],
        ],
        2,
      ),
    ).toEqual([
      [0, 3, 4],
      [0, 0, 5],
    ]);
    expect(sumsOf([null, [1, 5]], 2)).toEqual([[0], [0]]);
    expect(signed(5, book)).toBe('+5');
    expect(signed(0, book)).toBe('0');
  });
});

test('a round that ends without a last move is recorded, too', async () => {
  const { seen, make } = sitDown({ game: 'hektik', players: 2, options: {}, seed: 'sheet', moves: [] });
  for (const round of [1, 2]) {
    expect(seen().view.round).toBe(round);
    await make(0, { type: 'giveUp' });
    await make(1, { type: 'giveUp' });
  }
  expect(seen().view.round).toBe(3);
  expect(seen().sheet).toEqual([
    [0, 0],
    [0, 0],
  ]);
});

test('a person who acts all the time does not keep a bot from acting', async () => {
  const clock = new VirtualClock();
  let latest: Seen | null = null;
  const match = new LocalMatch(
    {
      transcript: { game: 'hektik', players: 2, options: {}, seed: 'hurry', moves: [] },
      sitters: [
        { name: 'You', plays: 'person' },
        { name: 'Ada', plays: 'strong' },
      ],
      pace: 1,
    },
    (message) => {
      if (message.kind === 'seen') latest = message.seen;
    },
    clock,
  );
  const seen = (): Seen => latest ?? expect.unreachable();
  let own = 0;
  while (clock.now() < 30_000) {
    clock.runUntil(clock.now() + 400);
    const { legal } = seen();
    const move = legal.find(({ type }) => type === 'return') ?? legal[own % legal.length];
    await match.hear({ kind: 'send', number: 0, move });
    own++;
  }
  // Left alone it makes some 20 moves in half a minute.
  expect(seen().moves - own).toBeGreaterThan(15);
});

test('advice at Konzentration remembers what was turned up', async () => {
  // 6-5 and 1-0 make twelve; everything else lies in order.
  const others = allTiles().filter((tile) => tile !== '6-5' && tile !== '1-0');
  const grid = [...others.slice(0, 20), '6-5', ...others.slice(20), '1-0'];
  const { make, advice } = sitDown({
    game: 'concentration',
    players: 2,
    options: {},
    seed: 'memory',
    deals: [{ grid }],
    moves: [],
  });
  await make(0, { type: 'flip', cell: 20 });
  await make(0, { type: 'flip', cell: 1 });
  await make(1, { type: 'flip', cell: 27 });
  const [best] = await advice();
  expect(best?.move).toEqual({ type: 'flip', cell: 20 });
});

const allTiles = (): string[] =>
  Array.from({ length: 7 }, (_, high) =>
    Array.from({ length: high + 1 }, (_, low) => `${high}-${low}`),
  ).flat();
