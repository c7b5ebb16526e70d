import { type JsonObject, openMatch, readTranscript, seatAt } from '@tischrunde/engine';
import { languages, openBook } from '@tischrunde/rulebook';
import { expect, test } from 'vitest';
import { actionLabel } from '../../src/play/action-label.ts';

const books = await Promise.all(languages.map(openBook));

const pass = { type: 'pass' };
const lay = (tile: string, at?: string): JsonObject =>
  at === undefined ? { type: 'lay', tile } : { type: 'lay', tile, at };
const draw = { type: 'draw' };
const tiles = (text: string): string[] => (text === '' ? [] : text.split(' '));

/** The labels of `pass` for the seat on turn after some moves, by language. */
function passAfter(game: string, deal: object, moves: readonly JsonObject[]): string[] {
  const players = 'hands' in deal && Array.isArray(deal.hands) ? deal.hands.length : 2;
  const match = openMatch(readTranscript({ game, players, deals: [deal] }));
  for (const move of moves) expect(match.attempt(match.turn ?? seatAt(0), move)).toBeNull();
  const seat = match.turn ?? seatAt(0);
  const position = { ...match.known(seat), legal: match.legal(seat) };
  expect(position.legal).toContainEqual(pass);
  return books.map((book) => actionLabel(pass, position, book));
}

const dominoes = (stock: string, ...hands: readonly string[]) => ({
  hands: hands.map(tiles),
  stock: tiles(stock),
});

const labels = {
  pass: ['Aussetzen', 'Pass', 'Passer', 'Passa', 'パス'],
  passInstead: ['Passen', 'Pass', 'Passer', 'Passa', 'パス'],
  keep: ['Behalten', 'Keep', 'Garder', 'Tieni', '取っておく'],
  endTurn: ['Zug beenden', 'End turn', 'Finir le tour', 'Fine turno', '番を終える'],
};

const small = ['6-6 6-5', '4-3 6-2', '2-1 5-4', '5-5 4-4', '3-3 3-2', '2-2 1-0'];
const cards = {
  hands: [
    ['r1', 'r2'],
    ['g1', 'g2'],
  ],
  top: 'y9',
  stock: ['y3', 'b4', 'b5', 'b6'],
};
const snake = {
  start: 'g5|r2',
  hands: [
    ['y3|y4', 'y6|y5'],
    ['y7|y4', 'b1|y7'],
  ],
  stock: ['r1|r2', 'g1|g6', 'g1|g4'],
};

test.each<[keyof typeof labels, string, string, object, ...JsonObject[]]>([
  ['pass', 'nothing fits', 'carlit', dominoes('', '6-6 6-5', '4-3 2-1'), lay('6-6')],
  ['pass', 'nothing fits', 'hungarian', dominoes('', '6-6 6-5', '4-3 2-1'), lay('6-6'), pass],
  ['pass', 'nothing to draw', 'french', dominoes('1-1 0-0', '6-6 6-5', '4-3 2-1'), lay('6-6')],
  ['passInstead', 'or draw', 'french', dominoes('1-1 0-0 5-5', '6-6 6-5', '4-3 2-1'), lay('6-6')],
  ['keep', 'the tile', 'bergen', dominoes('1-0 6-6 5-5', '0-0 6-5', '4-3 3-2'), lay('0-0'), draw],
  ['keep', 'the tile', 'chickenfoot', dominoes('9-6 8-8 7-7', '9-9 1-1', '5-4 5-3'), lay('9-9'), draw],
  ['keep', 'the card', 'solo', cards, draw],
  ['keep', 'the card', 'solomino', snake, draw],
  ['endTurn', 'or lay more', 'hungarian', dominoes('', '6-6 6-5', '4-3 6-1'), lay('6-6')],
  ['endTurn', 'nothing else fits', 'hungarian', dominoes('', '6-6 1-0', '4-3 6-1'), lay('6-6')],
  ['endTurn', 'after a double', 'tiddlewink', dominoes('0-0 1-1 6-1', ...small), lay('6-6')],
])('%s: %s (%s)', (meaning, _why, game, deal, ...moves) => {
  expect(passAfter(game, deal, moves)).toEqual(labels[meaning]);
});
