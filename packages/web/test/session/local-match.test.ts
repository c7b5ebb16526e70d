import { type Explained, VirtualClock } from '@tischrunde/bots';
import type { GameId, JsonObject } from '@tischrunde/engine';
import { openBook } from '@tischrunde/rulebook';
import { describe, expect, test } from 'vitest';
import { hasDetails, pipsLeft, pointsRows, signed, sumsOf } from '../../src/play/points.ts';
import { LocalMatch } from '../../src/session/local/local-match.ts';
import type { FromWorker } from '../../src/session/local/worker-messages.ts';
import type { SeatView } from '../../src/session/table.ts';

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
  const turnTo = (seat: number): Promise<void> => table.hear({ kind: 'turnTo', seat });
  return {
    turnTo,
    seen: (): SeatView => last('seen')?.seen ?? expect.unreachable(),
    make: async (seat: number, move: JsonObject): Promise<void> => {
      await turnTo(seat);
      await table.hear({ kind: 'send', number: 0, move });
      expect(last('sent')?.refusal).toBeNull();
    },
    advice: async (): Promise<readonly Explained[]> => {
      await table.hear({ kind: 'advice', number: 1 });
      return last('advice')?.explained ?? [];
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
    expect(pointsRows(seen(), book, { front: 0, nameOf })).toEqual([
      { text: 'You play 5-5.', why: 'the ends make 10', points: [{ seat: 0, count: 10 }] },
    ]);
    expect(hasDetails(seen().events)).toBe(true);
  });

  test('what the last lay brought is told apart from what the end brought', async () => {
    const { seen, make } = sitDown(transcript);
    await make(0, { type: 'lay', tile: '5-5' });
    expect(pointsRows(seen(), book, { front: 0, nameOf })).toEqual([
      { text: 'You play 5-5. “Domino!”', why: 'the ends make 10', points: [{ seat: 0, count: 10 }] },
      // For the 11 pips of the other hand, rounded.
      {
        text: 'At the end of the round',
        why: 'the pips in the other hands, each rounded to the nearest 5',
        points: [{ seat: 0, count: 10 }],
      },
    ]);
    expect(pipsLeft(seen().view, 1)).toBe(11);
  });

  test('points that only the end brought need no details', async () => {
    const { seen, make } = sitDown({ ...transcript, game: 'block' });
    await make(0, { type: 'lay', tile: '5-5' });
    expect(hasDetails(seen().events)).toBe(false);
    expect(pointsRows(seen(), book, { front: 0, nameOf })).toHaveLength(1);
  });

  test('the next round begins with nothing', async () => {
    const { seen, make } = sitDown(transcript);
    await make(0, { type: 'lay', tile: '5-5' });
    await make(0, { type: 'next' });
    expect(pointsRows(seen(), book, { front: 0, nameOf })).toEqual([]);
    expect(seen().sheet).toEqual([[20, 0]]);
  });

  test('in Chickenfoot 0-0 counts 25; cards have no pips', () => {
    const pips = (game: GameId, hand: readonly string[] | number) => pipsLeft({ game, hands: [hand, 3] }, 0);
    expect(pips('chickenfoot', ['0-0', '2-1'])).toBe(28);
    expect(pips('fives', ['0-0', '2-1'])).toBe(3);
    expect(pips('solo', ['r9'])).toBeNull();
    expect(pips('fives', 3)).toBeNull();
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

test('each person at the screen is shown the moves made meanwhile, as that person heard them', async () => {
  const { seen, make, turnTo } = sitDown({
    game: 'block',
    players: 3,
    options: {},
    seed: 'meanwhile',
    deals: [
      {
        hands: [
          ['6-6', '5-4'],
          ['6-3', '2-1'],
          ['6-5', '1-0'],
        ],
        stock: ['3-0', '2-0', '4-4', '4-0'],
      },
    ],
    moves: [],
  });
  /** The movers since, with the tiles that they drew. */
  const draws = () =>
    seen().latest.map(({ seat, events }) => [
      seat,
      ...events.flatMap((event) => (event.type === 'drew' && 'tile' in event ? [event.tile] : [])),
    ]);
  await make(0, { type: 'lay', tile: '6-6' });
  expect(draws()).toEqual([[0, expect.stringMatching(/^\d-\d$/)]]);
  await make(1, { type: 'lay', tile: '6-3', at: '6-6:6' });
  await turnTo(2);
  expect(draws()).toEqual([
    [0, null],
    [1, null],
  ]);
  await turnTo(0);
  expect(draws()).toEqual([[1, null]]);
  await turnTo(2);
  expect(draws()).toEqual([]);
});

test('a round that ends by itself is written down, too', async () => {
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
  let latest: SeatView | null = null;
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
  const seen = (): SeatView => latest ?? expect.unreachable();
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

describe('bots and what is seen', () => {
  /** Two bots, and how many moves they have made. */
  function watch(pace: number) {
    const clock = new VirtualClock();
    let moves = 0;
    const match = new LocalMatch(
      {
        transcript: { game: 'block', players: 2, options: {}, seed: 'wait', moves: [] },
        sitters: ['Ada', 'Bea'].map((name) => ({ name, plays: 'easy' as const })),
        pace,
      },
      (message) => {
        if (message.kind === 'seen') ({ moves } = message.seen);
      },
      clock,
    );
    return {
      wait: (milliseconds: number) => match.hear({ kind: 'wait', milliseconds }),
      movesBy: (time: number): number => {
        clock.runUntil(time);
        return moves;
      },
    };
  }

  test('they wait until it is over, or skipped', async () => {
    const { wait, movesBy } = watch(1);
    await wait(60_000);
    expect(movesBy(59_000)).toBe(0);
    const made = movesBy(61_000);
    expect(made).toBeGreaterThan(0);
    await wait(600_000);
    expect(movesBy(80_000)).toBe(made);
    await wait(0);
    expect(movesBy(90_000)).toBeGreaterThan(made);
  });

  test('those that act at once do not wait', async () => {
    const { wait, movesBy } = watch(0);
    await wait(60_000);
    expect(movesBy(1)).toBeGreaterThan(0);
  });
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
