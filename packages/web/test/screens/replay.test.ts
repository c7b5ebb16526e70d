import { games, isObject, openMatch, readTranscript, seatAt } from '@tischrunde/engine';
import { openBook } from '@tischrunde/rulebook';
import { expect, test } from 'vitest';
import { describeMove } from '../../src/play/move-description.ts';
import { type Analysis, analyseDecisions } from '../../src/screens/replay/analysis.ts';
import { costlyDecisions } from '../../src/screens/replay/costly-decisions.ts';
import { positionCaptions } from '../../src/screens/replay/position-captions.ts';
import { decisionsOf, isSameMove, positionsOf } from '../../src/screens/replay/positions.ts';
import { currentMatch, startFromPosition } from '../../src/session/new-match.ts';
import { playRound } from '../random-round.ts';

const book = await openBook('en');
const people = { front: 0, nameOf: (seat: number): string => `P${seat}` };

test.each(['block', 'solo', 'solomino', 'concentration', 'french', 'burg', 'dominanz', 'fives'])(
  '%s: every position of a match is as it was, and can be gone on from',
  (game) => {
    const hashes: string[] = [];
    const match = playRound({ game, seed: 5 }, (now) => hashes.push(now.hash()));
    const positions = positionsOf(match.transcript());
    expect(positions.slice(1).map((position) => position.match().hash())).toEqual(hashes);
    expect(positions[0].made).toBeNull();
    const half = positions[positions.length >> 1].match();
    const again = positionsOf(half.transcript()).at(-1)?.match();
    expect(again?.hash()).toBe(half.hash());
    expect(again?.view(seatAt(0))).toEqual(half.view(seatAt(0)));
  },
);

test.each(games.filter(({ id }) => !['hektik', 'dominosa', 'quadrille'].includes(id)).map(({ id }) => id))(
  '%s: every move can be said',
  (game) => {
    const transcript = playRound({ game, seed: 2 }).transcript();
    const positions = positionsOf(transcript);
    const captions = positionCaptions(transcript, game, book, people);
    expect(captions).toHaveLength(positions.length);
    for (const caption of captions) expect(caption).toMatch(/^[^{}]+$/);
    for (const position of positions) {
      if (position.made === null) continue;
      const known = { ...position.match().known(null), legal: [] };
      const said = describeMove(position.made.move, known, book, people.nameOf);
      expect(said).toMatch(/^(?!.*(NaN|undefined))[^{}]+$/);
      expect(said).not.toBe(book.say('move.choose'));
    }
  },
);

test('a seat decides where it moved, and where it is on turn at the end', () => {
  const { moves } = playRound({ game: 'block', seed: 1 }).transcript();
  const whole = positionsOf(playRound({ game: 'block', seed: 1 }).transcript());
  const seats = (Array.isArray(moves) ? moves : []).map((move) => (isObject(move) ? move.seat : null));
  expect(decisionsOf(whole, 1)).toEqual(seats.flatMap((seat, at) => (seat === 1 ? [at] : [])));
  const open = openMatch(readTranscript({ game: 'block', players: 2, seed: 'x' }));
  expect(decisionsOf(positionsOf(open.transcript()), open.turn ?? -1)).toEqual([0]);
});

test('a move stays the same in another order and with a call', () => {
  expect(isSameMove({ type: 'lay', tile: '6-1' }, { tile: '6-1', type: 'lay', call: true })).toBe(true);
  expect(isSameMove({ type: 'lay', tile: '6-1' }, { type: 'lay', tile: '6-2' })).toBe(false);
});

test('a strong player thinks about every decision, first about the one that is looked at', async () => {
  const transcript = playRound({ game: 'block', seed: 1 }).transcript();
  const decisions = decisionsOf(positionsOf(transcript), 0);
  const [known, , first] = decisions;
  const thoughts: Analysis[] = [];
  for await (const thought of analyseDecisions({ transcript, seat: 0, first, known: [known] }, 200))
    thoughts.push(thought);
  expect(thoughts.map(({ at }) => at)).toEqual([
    first,
    ...decisions.filter((at) => at !== first && at !== known),
  ]);
  for (const { chance, made, agrees } of thoughts) {
    expect(made).not.toBeNull();
    expect(made).toBeLessThanOrEqual(chance);
    if (agrees) expect(made).toBe(chance);
  }
});

test('one person plays on, and bots take the places of the others', () => {
  const sitters = [
    { name: 'Ada', plays: 'person' },
    { name: 'Uma', plays: 'person' },
    { name: 'Carlo', plays: 'strong' },
  ] as const;
  const positions = positionsOf(playRound({ game: 'solo', players: 3, seed: 1 }).transcript());
  const transcript = positions[9].match().transcript();
  const saved = { id: 'old', transcript, sitters, began: 1, touched: 1, over: true };
  startFromPosition(saved, transcript, 1);
  expect(currentMatch.value).toMatchObject({ transcript, over: false });
  expect(currentMatch.value?.id).not.toBe('old');
  expect(currentMatch.value?.sitters.map(({ plays }) => plays)).toEqual(['medium', 'person', 'strong']);
  expect(new Set(currentMatch.value?.sitters.map(({ name }) => name)).size).toBe(3);
});

test('the three decisions that cost most are those with the greatest loss', async () => {
  const transcript = playRound({ game: 'solo', seed: 3 }).transcript();
  const analyses = new Map<number, Analysis>();
  for await (const analysis of analyseDecisions({ transcript, seat: 0, first: 0, known: [] }, 800))
    analyses.set(analysis.at, analysis);
  const costly = costlyDecisions(analyses);
  expect(costly).toHaveLength(3);
  const losses = [...analyses.values()].map(({ chance, made }) => chance - (made ?? chance));
  const greatest = losses.toSorted((one, other) => other - one).slice(0, 3);
  expect(costly.map(({ chance, made }) => chance - (made ?? chance))).toEqual(greatest);
  for (const { cost, agrees, why } of costly) {
    expect(cost).toBeGreaterThanOrEqual(0.01);
    expect(agrees).toBe(false);
    expect(why.length).toBeGreaterThan(0);
  }
});

test('what cannot be told apart costs nothing', () => {
  const analysis = (at: number, cost: number): [number, Analysis] => [
    at,
    {
      at,
      best: { type: 'pass' },
      chance: 0.5,
      made: 0.5 - cost,
      isForced: false,
      agrees: false,
      why: [],
      cost,
    },
  ];
  expect(costlyDecisions(new Map([analysis(1, 0), analysis(2, 0.005)]))).toEqual([]);
  const few = costlyDecisions(
    new Map([analysis(1, 0.02), analysis(2, 0.1), analysis(3, 0.1), analysis(4, 0.05)]),
  );
  expect(few.map(({ at }) => at)).toEqual([2, 3, 4]);
});
