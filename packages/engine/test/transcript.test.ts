import { describe, expect, test } from 'vitest';
import {
  findGame,
  games,
  type Json,
  type JsonObject,
  type Match,
  openMatch,
  readTranscript,
  referee,
  replay,
  seatsOf,
} from '../src/index.ts';
import { refusedWhole } from './support/table.ts';

/** The example of RULES.md, section 0. */
const example: JsonObject = {
  game: 'block',
  players: 2,
  options: { set: 6 },
  seed: 'any string',
  deals: [
    {
      hands: [
        ['6-6', '6-1'],
        ['6-3', '1-0'],
      ],
      stock: ['5-5', '4-4'],
    },
  ],
  moves: [
    { seat: 0, type: 'lay', tile: '6-6' },
    { seat: 1, type: 'lay', tile: '6-3', at: '6-6:6' },
  ],
};

const judge = (transcript: unknown): JsonObject => JSON.parse(JSON.stringify(referee(transcript)));

test('the example of the rules gives exactly the documented answer', () => {
  expect(judge(example)).toEqual({
    moves: [{ ok: true }, { ok: true }],
    round: 1,
    phase: 'play',
    turn: 0,
    hands: [['6-1'], ['1-0']],
    stock: 2,
    scores: [0, 0],
    winners: null,
    ends: ['6-3:3', '6-6:6'],
    legal: { 0: [{ type: 'lay', tile: '6-1', at: '6-6:6' }], 1: [] },
  });
});

test('an illegal move is answered with its rule and a reason, and the referee goes on with the next one', () => {
  const moves = [
    { seat: 0, type: 'lay', tile: '6-6' },
    { seat: 0, type: 'lay', tile: '6-1', at: '6-6:6' },
    { seat: 1, type: 'lay', tile: '1-0', at: '6-6:6' },
    { seat: 1, type: 'lay', tile: '6-3', at: '6-6:6' },
  ];
  const answer = judge({ ...example, moves });
  expect(answer.moves).toEqual([
    { ok: true },
    { ok: false, rule: 'table.turn', error: expect.any(String) },
    { ok: false, rule: 'domino.match', error: '1-0 does not show a 6' },
    { ok: true },
  ]);
  expect({ ...answer, moves: [] }).toEqual({ ...judge(example), moves: [] });
});

test('at the end of a round the referee says how it ended, at the end of the match who has won', () => {
  const round = { hands: [['6-6'], ['5-4']] };
  const transcript = { game: 'block', players: 2, deals: [round, round] };
  const lay = { seat: 0, type: 'lay', tile: '6-6' };
  const first = judge({ ...transcript, moves: [lay] });
  const roundResult = { winners: [0], points: [9, 0], reason: 'out' };
  expect(first).toMatchObject({ phase: 'roundOver', turn: null, winners: null, scores: [9, 0], roundResult });
  expect(first.legal).toEqual({ 0: [{ type: 'next' }], 1: [{ type: 'next' }] });
  const last = judge({ ...transcript, moves: [lay, { seat: 1, type: 'next' }, lay] });
  expect(last).toMatchObject({ phase: 'matchOver', turn: null, winners: [0], scores: [18, 0], roundResult });
  expect(last.legal).toEqual({ 0: [], 1: [] });
});

/** A match of Block for two with this deal. */
const dealing = (deal: Json): JsonObject => ({ game: 'block', players: 2, deals: [deal] });
const hands = [['6-6', '6-1'], ['6-3']];
const fourHands = [['6-5'], ['6-4'], ['6-3'], ['5-5']];

describe('an invalid transcript is refused as a whole, with the place and the reason', () => {
  const refusals: readonly [what: string, transcript: unknown, place: string, reason: RegExp][] = [
    ['an unknown game', { game: 'chess', players: 2 }, 'game', /no game "chess"/],
    ['a game by a name that every object has', { game: 'constructor', players: 2 }, 'game', /no game/],
    ['no game', { players: 2 }, 'game', /name of a game/],
    ['a game that is not text', { game: 7, players: 2 }, 'game', /7/],
    ['twelve players', { game: 'block', players: 12 }, 'players', /2 to 4 players.*12/],
    ['one player', { game: 'block', players: 1 }, 'players', /2 to 4 players.*1/],
    ['three players where four play', { game: 'peruvian', players: 3 }, 'players', /4 players.*3/],
    ['five players of Tiddle-Wink', { game: 'tiddlewink', players: 5 }, 'players', /6 to 9 players.*5/],
    ['players that are no number', { game: 'block', players: '2' }, 'players', /number of players.*"2"/],
    ['half a player', { game: 'block', players: 2.5 }, 'players', /number of players.*2\.5/],
    ['no players', { game: 'block' }, 'players', /number of players/],
    ['options that are none', { ...example, options: [6] }, 'options', /object/],
    ['an unknown option', { ...example, options: { luck: true } }, 'options.luck', /no such option/],
    [
      'an option of another game',
      { ...example, options: { openTalk: true } },
      'options.openTalk',
      /no such option/,
    ],
    [
      'a flag that is not a boolean',
      { ...example, options: { sperr: 'yes' } },
      'options.sperr',
      /true or false.*"yes"/,
    ],
    ['a count that is none', { ...example, options: { rounds: 'many' } }, 'options.rounds', /number.*"many"/],
    ['a count below one', { ...example, options: { rounds: 0 } }, 'options.rounds', /number.*0/],
    ['a count that is not whole', { ...example, options: { target: 1.5 } }, 'options.target', /number.*1\.5/],
    ['a set that is not a number', { ...example, options: { set: '6' } }, 'options.set', /6.*"6"/],
    ['a set that there is not', { ...example, options: { set: 7 } }, 'options.set', /6, 9.*7/],
    ['a set not offered', { game: 'tiddlewink', players: 6, options: { set: 9 } }, 'options.set', /6.*9/],
    [
      'rounds and a target',
      { ...example, options: { rounds: 2, target: 9 } },
      'options',
      /rounds and target/,
    ],
    [
      'a target and rounds',
      { ...example, options: { target: 9, rounds: 2 } },
      'options',
      /target and rounds/,
    ],
    [
      'a starter that does not exist',
      { ...example, options: { starter: 2 } },
      'options.starter',
      /0 to 1.*2/,
    ],
    ['a seed that is not text', { ...example, seed: 5 }, 'seed', /text.*5/],
    ['deals that are no list', { ...example, deals: { hands } }, 'deals', /list/],
    ['a deal that is none', dealing('6-6'), 'deals[0]', /object.*"6-6"/],
    ['a deal without hands', dealing({ stock: ['5-5'] }), 'deals[0].hands', /2 hands/],
    ['hands that are no list', dealing({ hands: '6-6' }), 'deals[0].hands', /2 hands.*"6-6"/],
    ['too many hands', dealing({ hands: [['6-6'], ['6-1'], ['6-2']] }), 'deals[0].hands', /2 hands/],
    ['too few hands', dealing({ hands: [['6-6']] }), 'deals[0].hands', /2 hands/],
    ['a hand that is not a list', dealing({ hands: [['6-6'], '6-1'] }), 'deals[0].hands[1]', /list.*"6-1"/],
    ['a stock that is not a list', dealing({ hands, stock: '5-5' }), 'deals[0].stock', /list.*"5-5"/],
    ['not a domino', dealing({ hands: [['6-6'], ['r9']] }), 'deals[0].hands[1][0]', /"r9" is not a domino/],
    [
      'a number as a domino',
      dealing({ hands: [['6-6', 61], []] }),
      'deals[0].hands[0][1]',
      /61 is not a domino/,
    ],
    ['a tile of no set', dealing({ hands, stock: ['5-5', '99-1'] }), 'deals[0].stock[1]', /99-1.*set/],
    ['a tile of another set', dealing({ hands: [['6-6'], ['9-3']] }), 'deals[0].hands[1][0]', /9-3.*set/],
    [
      'a tile twice in a hand',
      dealing({ hands: [['6-6', '6-6'], []] }),
      'deals[0].hands[0][1]',
      /6-6.*twice/,
    ],
    ['a tile in two hands', dealing({ hands: [['6-6'], ['6-6']] }), 'deals[0].hands[1][0]', /6-6.*twice/],
    [
      'a tile twice, turned round',
      dealing({ hands: [['6-3'], ['3-6']] }),
      'deals[0].hands[1][0]',
      /3-6.*twice/,
    ],
    [
      'a tile in hand and stock',
      dealing({ hands, stock: ['5-5', '6-1'] }),
      'deals[0].stock[1]',
      /6-1.*twice/,
    ],
    [
      'a tile twice in the stock',
      dealing({ hands, stock: ['5-5', '5-5'] }),
      'deals[0].stock[1]',
      /5-5.*twice/,
    ],
    ['an unknown field of a deal', dealing({ hands, widow: [] }), 'deals[0].widow', /no such field/],
    ['chance that is not a list', dealing({ hands, chance: '6-6' }), 'deals[0].chance', /list/],
    ['a deal nobody can open', dealing({ hands: [[], []] }), 'deals[0].hands', /nobody/],
    [
      'a deal that its starter cannot open',
      { game: 'french', players: 2, options: { starter: 1 }, deals: [{ hands: [['6-6'], []] }] },
      'deals[0].hands',
      /seat 1/,
    ],
    [
      'a bad deal of a later round',
      { ...dealing(null), deals: [null, { hands: [] }] },
      'deals[1].hands',
      /2 hands/,
    ],
    [
      'cyprus without 9-9',
      { game: 'cyprus', players: 4, deals: [{ hands: fourHands }] },
      'deals[0].hands',
      /9-9/,
    ],
    [
      'sebastopol without 6-6',
      { game: 'sebastopol', players: 4, deals: [{ hands: fourHands }] },
      'deals[0].hands',
      /6-6/,
    ],
    ['moves that are no list', { ...example, moves: {} }, 'moves', /list/],
    [
      'a move that is not an object',
      { ...example, moves: [{ seat: 0, type: 'pass' }, 'pass'] },
      'moves[1]',
      /object.*"pass"/,
    ],
    ['a move that is nothing', { ...example, moves: [null] }, 'moves[0]', /object.*null/],
    [
      'a seat that does not exist',
      { ...example, moves: [{ seat: 2, type: 'pass' }] },
      'moves[0].seat',
      /0 to 1.*2/,
    ],
    ['a seat below zero', { ...example, moves: [{ seat: -1, type: 'pass' }] }, 'moves[0].seat', /0 to 1.*-1/],
    [
      'a seat that is not a number',
      { ...example, moves: [{ seat: '0', type: 'pass' }] },
      'moves[0].seat',
      /"0"/,
    ],
    ['a next from nowhere', { ...example, moves: [{ seat: 9, type: 'next' }] }, 'moves[0].seat', /0 to 1.*9/],
    ['a move without a seat', { ...example, moves: [{ type: 'pass' }] }, 'moves[0].seat', /seat/],
  ];

  test.each(refusals)('%s', (_what, transcript, place, reason) => {
    const refused = refusedWhole(referee(transcript)) ?? 'it is not refused';
    const colon = refused.indexOf(': ');
    expect([refused.slice(0, colon), refused.slice(colon + 2)]).toEqual([
      place,
      expect.stringMatching(reason),
    ]);
  });

  test.each([5, 'block', null, undefined, true, [example]])('not an object at all: %j', (transcript) => {
    expect(refusedWhole(referee(transcript))).toMatch(/object/);
  });

  test('an option named like a property of every object', () => {
    const options: unknown = JSON.parse('{ "__proto__": { "rounds": 1 } }');
    expect(refusedWhole(referee({ ...example, options }))).toMatch(/^options\.__proto__: .*no such option/);
  });

  test('and nothing of it is played', () => {
    expect(Object.keys(referee({ ...example, moves: [{ seat: 5 }] }))).toEqual(['refused']);
  });
});

/** The deals of a match so far, as it records them. */
const dealsOf = (match: Match): Json => match.transcript().deals;

const open = (transcript: JsonObject): Match => openMatch(readTranscript(transcript));

/** Keeps making the first legal move, until this many rounds are over or a move limit is reached. */
function playOn(match: Match, rounds: number, moves = 2000): Match {
  for (let made = 0; made < moves && match.phase !== 'matchOver'; made++) {
    if (match.phase === 'roundOver' && match.round === rounds) break;
    const seat = seatsOf(match.players).find((candidate) => match.legal(candidate).length > 0);
    if (seat === undefined) throw new Error('nobody has a legal move');
    const legal = match.legal(seat);
    match.attempt(seat, legal[made % legal.length]);
  }
  return match;
}

describe('random deals', () => {
  const block = { game: 'block', players: 3 };

  test('the same seed gives the same deal in every round', () => {
    const [one, other] = [1, 2].map(() => playOn(open({ ...block, seed: 'a seed' }), 3));
    expect(dealsOf(one)).toHaveLength(3);
    expect(dealsOf(other)).toEqual(dealsOf(one));
    expect(other.hash()).toBe(one.hash());
  });

  test('different seeds give different deals', () => {
    const seeds = ['', 'a', 'b', 'aa', 'ab', 'ba', 'A', ' a', 'a ', '0', '1', '10', 'ä'];
    const deals = seeds.map((seed) => JSON.stringify(dealsOf(open({ ...block, seed }))));
    expect(new Set(deals).size).toBe(seeds.length);
  });

  test('the rounds of a match differ', () => {
    const match = playOn(open({ ...block, seed: 'a seed' }), 3);
    const rounds = JSON.parse(JSON.stringify(dealsOf(match))).map((round: unknown) => JSON.stringify(round));
    expect(new Set(rounds).size).toBe(3);
  });

  test('without a seed a match can be played, and is always the same', () => {
    expect(dealsOf(open(block))).toEqual(dealsOf(open(block)));
  });

  test('null as a deal means a random deal', () => {
    const free = { ...block, seed: 'a seed' };
    expect(dealsOf(open({ ...free, deals: [null] }))).toEqual(dealsOf(open(free)));
  });

  test('a deal can be fixed for round 2 only', () => {
    const fixed = { hands: [['6-6', '1-0'], ['6-3'], ['6-4']], stock: ['5-5', '4-4', '3-3'] };
    const free = playOn(open({ ...block, seed: 'a seed' }), 3);
    const match = playOn(open({ ...block, seed: 'a seed', deals: [null, fixed] }), 1);
    match.attempt(seatsOf(3)[0], { type: 'next' });
    expect(match.position()).toMatchObject({ round: 2, turn: 0, hands: fixed.hands, stock: 3 });
    playOn(match, 3);
    expect(dealsOf(match)).toEqual(Object.assign([], dealsOf(free), { 1: fixed }));
  });

  test('a fixed round does not change the other rounds', () => {
    const fixed = { hands: [['6-6'], ['6-3'], ['6-4']], stock: [] };
    const free = playOn(open({ ...block, seed: 'a seed' }), 3);
    const match = playOn(open({ ...block, seed: 'a seed', deals: [fixed] }), 3);
    expect(dealsOf(match)).toEqual(Object.assign([], dealsOf(free), { 0: fixed }));
  });

  test('a set-up deal may name fewer or more tiles than a real one, and no stock', () => {
    const sizes = [['6-6', '6-5', '6-4', '6-3', '6-2', '6-1', '6-0', '5-5'], ['5-4']];
    expect(judge({ ...dealing({ hands: sizes }), moves: [] })).toMatchObject({
      hands: sizes,
      stock: 0,
      turn: 0,
    });
  });

  test('a stock is ignored if the rest is out of the game', () => {
    const transcript = { game: 'hungarian', players: 2, deals: [{ hands, stock: ['5-5', '5-4', '5-3'] }] };
    expect(judge(transcript)).toMatchObject({ hands, stock: 0 });
  });
});

test('next needs no seat', () => {
  const deals = [{ hands: [['6-6'], ['5-4']] }, { hands: [['6-5'], ['5-5']] }];
  const moves = [{ seat: 0, type: 'lay', tile: '6-6' }, { type: 'next' }];
  const answer = judge({ game: 'block', players: 2, deals, moves });
  expect(answer).toMatchObject({ moves: [{ ok: true }, { ok: true }], round: 2, phase: 'play', turn: 1 });
});

describe('the transcript that a match writes', () => {
  const played = (game: string): Match => {
    const { least } = findGame(game)?.players ?? { least: 0 };
    return playOn(open({ game, players: least, seed: 'a match', options: {} }), 1000, 250);
  };
  const written = (match: Match): JsonObject => JSON.parse(JSON.stringify(match.transcript()));
  const ids = games.map(({ id }) => id);

  test.each(ids)('%s: it replays to the same position, hash and transcript', (game) => {
    const match = played(game);
    const again = replay(written(match));
    expect(new Set(again.moves.map(({ ok }) => ok))).toEqual(new Set([true]));
    expect(again.match.position()).toEqual(match.position());
    expect(again.match.hash()).toBe(match.hash());
    expect(again.match.transcript()).toEqual(match.transcript());
  });

  test.each(ids)('%s: the deals it carries decide, not the seed', (game) => {
    const match = played(game);
    for (const seed of ['another seed', '']) {
      const again = replay({ ...written(match), seed });
      expect(new Set(again.moves.map(({ ok }) => ok))).toEqual(new Set([true]));
      expect(again.match.position()).toEqual(match.position());
    }
  });

  test('its hash does not depend on the seed either', () => {
    const match = playOn(open({ game: 'block', players: 2, seed: 'a match' }), 2);
    expect(match.phase).toBe('matchOver');
    expect(replay({ ...written(match), seed: 'another seed' }).match.hash()).toBe(match.hash());
  });

  test('it carries the deal of every round, and only the moves that were legal', () => {
    const match = open({ ...example, moves: [] });
    const [seat0, seat1] = seatsOf(2);
    match.attempt(seat0, { type: 'lay', tile: '6-1' });
    match.attempt(seat0, { type: 'lay', tile: '6-6' });
    match.attempt(seat0, { type: 'pass' });
    match.attempt(seat1, { type: 'lay', tile: '6-3', at: '6-6:6' });
    expect(written(match)).toMatchObject(example);
  });
});
