import { seatAt } from '@tischrunde/engine';
import { openBook } from '@tischrunde/rulebook';
import { describe, expect, test } from 'vitest';
import { boards } from '../../src/board/boards.ts';
import { ghostPlaces } from '../../src/board/chain/ends.ts';
import { line } from '../../src/board/chain/line.ts';
import { tileTree } from '../../src/board/chain/tile-tree.ts';
import { catalogue, descriptorOf } from '../../src/games/catalogue.ts';
import { isPlayedOnBoard, movesWith, pieceOf, placesOf } from '../../src/play/move-choice.ts';
import { placeName, sideOfEnd } from '../../src/play/place-name.ts';
import { playRound } from '../random-round.ts';

const book = await openBook('en');
const nameOf = (seat: number): string => `Player ${seat}`;

describe('places by name', () => {
  const withHands = catalogue.filter(
    ({ puzzle, realTime }) => puzzle === undefined && realTime === undefined,
  );
  test.each(withHands.map(({ id }) => id))('%s: no two places of a piece have the same name', (game) => {
    const isLine = descriptorOf(game).board === boards.line;
    let named = 0;
    playRound({ game, seed: 5 }, (match) => {
      const seat = match.turn;
      if (seat === null || match.phase !== 'play') return;
      const view = match.view(seat);
      if (isPlayedOnBoard({ view, seat })) return;
      const legal = match.legal(seat);
      const position = { view, legal, events: match.events(seat) };
      for (const piece of new Set(legal.map(pieceOf))) {
        if (piece === null) continue;
        const places = placesOf(movesWith(legal, piece));
        const names = places.map((move) => placeName(move, places, { position, book, isLine, nameOf }));
        expect(new Set(names).size, `${piece}: ${names.join(', ')}`).toBe(names.length);
        expect(names).not.toContain('');
        named += names.length;
      }
    });
    const view = playRound({ game, seed: 5 }).view(seatAt(0));
    if (view.hands.some((hand) => typeof hand === 'number' || hand.length > 0) && game !== 'burg')
      expect(named).toBeGreaterThan(0);
  });

  test('the left end of a line is at its left', () => {
    let compared = 0;
    playRound({ game: 'block', seed: 3 }, (match) => {
      const view = match.view(null);
      if (!('drawable' in view)) return;
      const root = tileTree(view.layout);
      if (root === null || view.layout.length > 6) return;
      const growth = line(root, 2);
      const moves = view.ends.map((at) => ({ type: 'lay', tile: '0-1', at }));
      for (const { move, piece } of ghostPlaces(root, growth, view, moves)) {
        const side = sideOfEnd(view.layout, String(move.at));
        if (side === null) continue;
        expect(side, `${String(move.at)} after ${view.layout.map(({ tile }) => tile).join(' ')}`).toBe(
          piece.x < 0 ? 'left' : 'right',
        );
        compared++;
      }
    });
    expect(compared).toBeGreaterThan(4);
  });
});
