import type { Event, GameId } from '@tischrunde/engine';
import { describe, expect, test } from 'vitest';
import type { Notation } from '../src/narration/narrate.ts';
import type { People } from '../src/narration/people.ts';
import { at, told } from './support/narrated.ts';

/** Every type of event, with what Ben did as a spectator reads it. */
const inEnglish: { readonly [Type in Event['type']]: readonly [GameId, string, ...Event[]] } = {
  dealt: ['block', 'Round 2: Ben begins.', { type: 'dealt', round: 2, turn: 1 }],
  scored: [
    'fives',
    'Ben gets 10 points (the ends make 6 + 4 = 10).',
    {
      type: 'scored',
      seat: 1,
      points: 10,
      rule: 'fives.score',
      counted: [
        { piece: '3-3', value: 6 },
        { piece: '6-4', value: 4 },
      ],
    },
  ],
  roundOver: [
    'block',
    'Ben wins the round. The round is blocked.',
    { type: 'roundOver', round: 1, reason: 'blocked', winners: [1], points: [0, 7] },
  ],
  laid: [
    'block',
    'Ben plays 6-3 against the 6 of 6-6.',
    { type: 'laid', seat: 1, tile: '6-3', at: '6-6:6', out: 3 },
  ],
  locked: [
    'sperr',
    'Ben locks the 5 of 6-5 with 5-5.',
    { type: 'locked', seat: 1, tile: '5-5', at: '6-5:5' },
  ],
  footOpened: [
    'chickenfoot',
    '“Chickenfoot!” 3-3 needs three toes first.',
    { type: 'footOpened', seat: 1, tile: '3-3' },
  ],
  drew: [
    'block',
    'Ben draws 2 tiles.',
    { type: 'drew', seat: 1, tile: null, lacks: [6] },
    { type: 'drew', seat: 1, tile: null, lacks: [6] },
  ],
  passed: ['block', 'Ben passes.', { type: 'passed', seat: 1, lacks: [] }],
  endedTurn: ['hungarian', 'Ben ends the turn.', { type: 'endedTurn', seat: 1 }],
  noneFits: ['block', 'Ben has nothing that fits.', { type: 'noneFits', seat: 1, lacks: [] }],
  called: ['solomino', 'Ben calls “SOLOmino!”', { type: 'called', seat: 1 }],
  owed: ['solo', 'That makes 4 cards owed.', { type: 'owed', seat: 1, count: 4 }],
  skipped: ['solo', 'Ben misses a turn.', { type: 'skipped', seat: 1 }],
  reversed: ['solo', 'Play now goes anticlockwise.', { type: 'reversed', seat: 1, direction: -1 }],
  swapped: ['solo', 'Ben swaps hands with Anna.', { type: 'swapped', seat: 1, partner: 0, hands: [3, 4] }],
  rotated: [
    'solo',
    'Everybody passes their hand on.',
    { type: 'rotated', seat: 1, direction: 1, hands: [3, 4] },
  ],
  turnedUp: ['solo', 'The first card is red 9.', { type: 'turnedUp', seat: 1, card: 'r9' }],
  named: ['solo', 'Ben chooses green.', { type: 'named', seat: 1, colour: 'g' }],
  kept: ['solo', 'Ben keeps the card.', { type: 'kept', seat: 1 }],
  reshuffled: [
    'solo',
    'The discard pile is shuffled and becomes the new draw pile.',
    { type: 'reshuffled', seat: 1, count: 40 },
  ],
  asked: ['solomino', 'A card request for Ben: red 8 and blue 1.', { type: 'asked', seat: 1, card: 'r8|b1' }],
  answered: ['solomino', 'Ben answers with red 8 and blue 1.', { type: 'answered', seat: 1, card: 'r8|b1' }],
  took: [
    'solomino',
    'Ben takes the small pile: 2 cards.',
    { type: 'took', seat: 1, cards: ['r8|b1', 'g1|g2'] },
  ],
  lifted: ['solomino', 'Ben takes 1 card from the snake.', { type: 'lifted', seat: 1, cards: ['r8|b1'] }],
  placed: [
    'burg',
    'Ben places 6-3 on the table.',
    {
      type: 'placed',
      seat: 1,
      tile: '6-3',
      cells: [
        [0, 0],
        [1, 0],
      ],
    },
  ],
  chained: [
    'burg',
    'Ben builds a chain of 2 tiles.',
    {
      type: 'chained',
      seat: 1,
      tiles: [
        {
          tile: '6-3',
          cells: [
            [0, 0],
            [1, 0],
          ],
        },
        {
          tile: '5-3',
          cells: [
            [2, 0],
            [1, 0],
          ],
        },
      ],
    },
  ],
  gaveAway: ['burg', 'Ben gives away 3 tiles.', { type: 'gaveAway', seat: 1, count: 3, tiles: null }],
  tookBlindly: [
    'burg',
    'Ben takes 2 tiles from Anna. Cleo takes a tile from Anna.',
    { type: 'tookBlindly', seat: 1, from: 0, tile: null },
    { type: 'tookBlindly', seat: 2, from: 0, tile: null },
    { type: 'tookBlindly', seat: 1, from: 0, tile: null },
  ],
  flipped: ['concentration', 'Ben turns up 5-1.', { type: 'flipped', seat: 1, cell: 7, tile: '5-1' }],
  paired: [
    'concentration',
    'Ben takes the pair.',
    { type: 'paired', seat: 1, cells: [7, 8], tiles: ['5-1', '4-2'] },
  ],
  missed: [
    'concentration',
    'Not a pair: both go face down again.',
    { type: 'missed', seat: 1, cells: [7, 8], tiles: ['5-1', '4-1'] },
  ],
  revealed: ['hektik', 'Now 5-5 is up for grabs.', { type: 'revealed', double: '5-5' }],
  returned: ['hektik', 'Ben puts 5-4 back.', { type: 'returned', seat: 1, tile: '5-4', side: 'left' }],
  gaveUp: ['hektik', 'Ben gives up.', { type: 'gaveUp', seat: 1 }],
  completed: [
    'hektik',
    'Ben’s chain is complete.',
    { type: 'completed', seat: 1, double: '1-1', chain: ['1-4', '4-1'] },
  ],
  abandoned: ['hektik', 'Everybody has given up: nobody gets 5-5.', { type: 'abandoned', double: '5-5' }],
  wrote: [
    'dominanz',
    'Ben takes 7-3 and writes 7 in row 3.',
    { type: 'wrote', seat: 1, tile: '7-3', row: 3, value: 7 },
  ],
  prescribed: [
    'dominanz',
    'Ben takes 7-3 and writes 7 in row 3 for Anna.',
    { type: 'prescribed', seat: 1, opponent: 0, tile: '7-3', row: 3, value: 7 },
  ],
  tookBack: ['fortune', 'Ben takes back 2 tiles.', { type: 'tookBack', seat: 1, tiles: ['6-3', '3-1'] }],
};

test.each(Object.entries(inEnglish))('%s', (_type, [game, text, ...events]) => {
  expect(told('en', events, game, at(null))).toBe(text);
});

describe('the beginning and the end of a round fit the game', () => {
  const over: Event = { type: 'roundOver', round: 1, reason: 'exhausted', winners: [0], points: [2, 1] };
  const begun: Event = { type: 'dealt', round: 1, turn: 1 };

  test('one round is the match', () => {
    expect(told('en', [begun, over], 'burg', at(0))).toBe('Ben begins. You win the match! No move is left.');
  });

  test('a game for one has no rounds', () => {
    const solved: Event = { type: 'roundOver', round: 1, reason: 'out', winners: [0], points: [0] };
    expect(told('en', [{ ...begun, turn: 0 }, solved], 'solo1', at(0))).toBe(
      'All tiles have been played. Solved!',
    );
    expect(told('en', [solved], 'fortune', at(0))).toBe('The chain is finished. Just as predicted!');
    expect(told('en', [{ ...solved, reason: 'blocked', winners: [] }], 'solo2', at(0))).toBe(
      'No tile fits. Not solved this time.',
    );
  });

  test('the reason is told in the words of the game', () => {
    expect(told('en', [{ ...over, winners: [1] }], 'concentration', at(0))).toBe(
      'Ben wins the round. No pair is left.',
    );
    expect(told('en', [{ ...over, winners: [] }], 'italian', at(0))).toBe(
      'Nobody wins the round. Nothing is left to play, draw or take.',
    );
  });
});

test('pieces and places can be written as they are typed at a terminal', () => {
  const same = (text: string): string => text;
  const notation: Notation = {
    pieces: { tile: same, end: same, card: same, minoCard: same, piece: same, colour: same },
    places: {
      flipped: (tile, cell) => `${tile} [${cell}]`,
      castle: (tiles) => tiles.map(({ tile, cells }) => `${tile} on ${cells.join(' ')}`).join(' then '),
      covering: (tile, domino) => `${tile} on ${('tile' in domino ? domino.cells : domino).join(' ')}`,
    },
  };
  const people: People = { front: 0, nameOf: (seat) => `Seat ${seat}`, nameWithin: (seat) => `seat ${seat}` };
  const typed = (game: GameId, ...events: Event[]): string => told('en', events, game, people, notation);
  expect(typed('block', ...inEnglish.laid.slice(2).filter(isEvent))).toBe('Seat 1 plays 6-3 against 6-6:6.');
  expect(typed('solo', { type: 'laid', seat: 1, card: 'g:skip', interjected: true })).toBe(
    'Seat 1 jumps in with g:skip.',
  );
  expect(typed('solo', { type: 'swapped', seat: 1, partner: 2, hands: [1, 2, 3] })).toBe(
    'Seat 1 swaps hands with seat 2.',
  );
  expect(typed('concentration', { type: 'flipped', seat: 0, cell: 7, tile: '5-1' })).toBe(
    'You turn up 5-1 [7].',
  );
  expect(typed('burg', ...inEnglish.placed.slice(2).filter(isEvent))).toBe('Seat 1 plays 6-3 on 0,0 1,0.');
  expect(typed('burg', ...inEnglish.chained.slice(2).filter(isEvent))).toBe(
    'Seat 1 builds a chain of 2 tiles. (6-3 on 0,0 1,0 then 5-3 on 2,0 1,0)',
  );
  expect(typed('dominosa', { type: 'laid', seat: 0, tile: '6-3', domino: [4, 5] })).toBe(
    'You play 6-3 on 4 5.',
  );
  expect(
    typed('quadrille', { type: 'laid', seat: 0, tile: '6-3', domino: { tile: '6-3', cells: [4, 5] } }),
  ).toBe('You play 6-3 on 4 5.');
});

const isEvent = (part: unknown): part is Event => typeof part === 'object';
