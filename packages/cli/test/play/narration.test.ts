import { stripVTControlCharacters } from 'node:util';
import {
  type Event,
  findGame,
  games,
  type JsonObject,
  openMatch,
  readOptions,
  readTranscript,
  seatAt,
  type View,
} from '@tischrunde/engine';
import { languages } from '@tischrunde/rulebook';
import { openTerminalBook } from '@tischrunde/rulebook/terminal';
import { expect, test } from 'vitest';
import { faceOf } from '../../src/play/faces/index.ts';
import { linesAbout } from '../../src/play/narration.ts';
import { matchResult, roundResult } from '../../src/play/results.ts';
import { moveText } from '../../src/play/table-text.ts';

const english = await openTerminalBook('en');

/** What seat 0 sees after the deal. */
function viewOf(id: string): View {
  const game = findGame(id) ?? games[0];
  const players = game.players.least;
  const options = readOptions(game.id, game.options, players, {});
  return openMatch({ game, players, options, seed: 'narration', deals: [] }).view(seatAt(0));
}

const told = (id: string, ...events: Event[]): string[] => linesAbout(events, viewOf(id), english);

test('what one seat does is a line', () => {
  expect(
    told(
      'fives',
      { type: 'laid', seat: 1, tile: '5-5', at: '6-5:5', out: 5 },
      { type: 'scored', seat: 1, points: 10, rule: 'fives.score' },
      { type: 'drew', seat: 0, tile: '6-1', lacks: [5] },
      { type: 'drew', seat: 0, tile: '6-2', lacks: [5] },
      { type: 'passed', seat: 1, lacks: [] },
    ),
  ).toEqual([
    'Seat 1 plays 5-5 against 6-5:5. Seat 1 gets 10 points (the ends make 10).',
    'You draw 6-1 and 6-2.',
    'Seat 1 passes.',
  ]);
});

test('how a round begins and ends is left to its heading and its table', () => {
  expect(
    told(
      'hektik',
      { type: 'completed', seat: 1, double: '5-5', chain: ['5-1', '1-5'] },
      { type: 'roundOver', round: 1, reason: 'goal', winners: [1], points: [0, 2] },
      { type: 'dealt', round: 2, turn: null },
      { type: 'revealed', double: '7-7' },
    ),
  ).toEqual(['Seat 1’s chain is complete.', 'Now 7-7 is up for grabs.']);
});

test('what the table calls stands with the tile, and nothing is called when the round is blocked', () => {
  const laid: Event = { type: 'laid', seat: 1, tile: '3-3', at: '6-3:3', out: 3 };
  const over = (reason: 'out' | 'blocked'): Event => ({
    type: 'roundOver',
    round: 1,
    reason,
    winners: [1],
    points: null,
  });
  expect(told('carlit', { ...laid, goesOut: true }, over('out'))).toEqual([
    'Seat 1 plays 3-3 against 6-3:3. “Domino!”',
  ]);
  expect(told('carlit', laid, over('blocked'))).toEqual(['Seat 1 plays 3-3 against 6-3:3.']);
  expect(told('chickenfoot', laid, { type: 'footOpened', seat: 1, tile: '3-3' })).toEqual([
    'Seat 1 plays 3-3 against 6-3:3. “Chickenfoot!” 3-3 needs three toes first.',
  ]);
  expect(told('italian', { ...laid, at: null, out: null, total: 20 })).toEqual([
    'Seat 1 plays 3-3. That makes 20.',
  ]);
});

test('domino.blocked: all hands are turned up when a round is blocked', () => {
  const deals = [
    {
      hands: [
        ['6-6', '1-0'],
        ['5-4', '3-2'],
      ],
      stock: [],
    },
  ];
  const match = openMatch(readTranscript({ game: 'block', players: 2, deals }));
  match.attempt(seatAt(0), { type: 'lay', tile: '6-6' });
  const lines = roundResult(faceOf('block'), match.view(seatAt(0)), [], english).join('\n');
  expect(lines).toContain('The round is blocked.');
  expect(lines).toMatch(/You .*1-0\n.*Seat 1 .*5-4 {2}3-2/);
});

test('the end of a round says who played which last tile, and a match that everybody has won is a draw', () => {
  const deals = [{ hands: [['6-6'], ['5-4', '3-2']], stock: [] }];
  const match = openMatch(readTranscript({ game: 'block', players: 2, deals }));
  match.attempt(seatAt(0), { type: 'lay', tile: '6-6' });
  const { view, events } = match.known(seatAt(1));
  const lines = plain(roundResult(faceOf('block'), view, events, english));
  expect(lines).toContain('Seat 0 played the last tile: 6-6. Seat 0 wins the round.');
  expect(plain(matchResult({ ...view, winners: [0, 1] }, english))).toContain('It is a draw.');
});

const plain = (lines: readonly string[]): string => stripVTControlCharacters(lines.join('\n'));

test.each([
  ['de', 'Alle Steine sind gefunden. Gelöst!', 'Diesmal ist es nicht aufgegangen.'],
  ['en', 'Every tile has been found. Solved!', 'Not solved this time.'],
  ['fr', 'Tous les dominos sont trouvés. Résolu\u202f!', 'Ce n’est pas pour cette fois.'],
  ['it', 'Tutte le tessere sono trovate. Risolto!', 'Questa volta non è andata.'],
  ['ja', '牌がすべて見つかりました。クリア！', '今回はクリアできませんでした。'],
] as const)('a puzzle is solved, or it is not: %s', async (language, solved, unsolved) => {
  const book = await openTerminalBook(language);
  const deals = [{ rows: 2, cols: 3, grid: [0, 0, 1, 1, 1, 0] }];
  const match = openMatch(readTranscript({ game: 'dominosa', players: 1, options: { set: 1 }, deals }));
  const lost = match.clone();
  for (const [tile, cells] of [
    ['0-0', [0, 1]],
    ['1-1', [3, 4]],
    ['1-0', [2, 5]],
  ] as const)
    expect(match.attempt(seatAt(0), { type: 'lay', tile, cells })).toBeNull();
  lost.attempt(seatAt(0), { type: 'giveUp' });
  for (const [{ view }, text] of [
    [match.known(seatAt(0)), solved],
    [lost.known(seatAt(0)), unsolved],
  ] as const) {
    expect(plain(matchResult(view, book))).toBe(`\n${text}`);
    expect(roundResult(faceOf('dominosa'), view, [], book)).toEqual([]);
  }
});

test('a pass is listed by what it means, in every language', async () => {
  const books = await Promise.all(languages.map(openTerminalBook));
  /** What the pass of the seat on turn is called after some moves. */
  const passAfter = (game: string, deal: object, ...moves: readonly JsonObject[]): string[] => {
    const match = openMatch(readTranscript({ game, players: 2, deals: [deal] }));
    for (const move of moves) expect(match.attempt(match.turn ?? seatAt(0), move)).toBeNull();
    const seat = match.turn ?? seatAt(0);
    const position = { ...match.known(seat), legal: match.legal(seat), face: faceOf(match.game.id) };
    expect(position.legal).toContainEqual({ type: 'pass' });
    return books.map((book) => moveText({ type: 'pass' }, { ...position, book }));
  };
  const hands = (one: string, other: string) => ({ hands: [one.split(' '), other.split(' ')] });
  const first = { type: 'lay', tile: '6-6' };
  expect(passAfter('carlit', { ...hands('6-6 6-5', '4-3 2-1'), stock: [] }, first)).toEqual([
    'aussetzen',
    'pass',
    'passe',
    'passa',
    'パス',
  ]);
  const french = { ...hands('6-6 6-5', '4-3 2-1'), stock: ['1-1', '0-0', '5-5'] };
  expect(passAfter('french', french, first)).toEqual(['passe', 'pass', 'passe', 'passa', 'パス']);
  const bergen = { ...hands('0-0 6-5', '4-3 3-2'), stock: ['1-0', '6-6', '5-5', '4-4'] };
  expect(passAfter('bergen', bergen, { type: 'lay', tile: '0-0' }, { type: 'draw' })).toEqual([
    'behalte',
    'keep',
    'garde',
    'tieni',
    '取っておく',
  ]);
  expect(passAfter('hungarian', { ...hands('6-6 6-5', '4-3 2-1'), stock: [] }, first)).toEqual([
    'beende den Zug',
    'end turn',
    'finis le tour',
    'finisci il turno',
    '番 を 終える',
  ]);
});

test.each<[string, Event, string]>([
  ['solo', { type: 'laid', seat: 0, card: 'r:draw2', interjected: false }, 'You play r:draw2.'],
  ['solo', { type: 'named', seat: 0, colour: 'g' }, 'You choose green.'],
  [
    'solomino',
    { type: 'laid', seat: 1, card: 'r8|b1', half: 0, at: 'left', interjected: false },
    'Seat 1 plays r8|b1 on the left end.',
  ],
  ['concentration', { type: 'flipped', seat: 0, cell: 5, tile: '6-3' }, 'You turn up 6-3 [5].'],
  [
    'burg',
    {
      type: 'placed',
      seat: 0,
      tile: '5-4',
      cells: [
        [0, 2],
        [0, 1],
      ],
    },
    'You play 5-4 on 0,2 0,1.',
  ],
  ['dominosa', { type: 'lifted', seat: 0, tile: '6-3', domino: [0, 1] }, 'You pick up 6-3 on a1 b1.'],
  [
    'quadrille',
    { type: 'laid', seat: 0, tile: '6-3', domino: { tile: '6-3', cells: [2, 3] } },
    'You play 6-3 on c1 d1.',
  ],
])('%s: pieces and places are written as they are typed', (id, event, line) => {
  expect(told(id, event)).toEqual([line]);
});
