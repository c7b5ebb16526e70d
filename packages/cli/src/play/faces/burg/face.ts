import type { BurgView, MoveText } from '@tischrunde/engine';
import { listOf } from '../../../io/json-access.ts';
import { stockText } from '../domino.ts';
import type { Face } from '../face.ts';
import { mapOf } from './map.ts';
import { placementsIn, placementText, readPlacements, tilesIn, writePlacements } from './placement.ts';

export const burg: Face<BurgView> = {
  piece: 'tile',
  listed: 12,

  help: (book) => [
    ['6-3 0,1 0,2', book.phrase('help.place')],
    [`${book.word('chain')} 6-3 0,1 0,2 5-3 0,2 1,2`, book.phrase('help.chain')],
    [`${book.word('chain')} 6-3 5-3`, book.phrase('help.chainShort')],
    [book.word('draw'), book.phrase('help.draw')],
    book.phrase('help.levels'),
  ],

  table: (view, book) => [...mapOf(view.board), stockText(view, book)],

  /** A draw, the chains, the longest first, and then single tiles. */
  inOrder: (moves) => moves.toSorted((one, other) => rank(one) - rank(other)),

  describe(move, _view, book) {
    if (move.type === 'draw') return book.phrase('move.draw');
    const placed = placementText(tilesIn(move), book);
    return move.type === 'chain'
      ? book.phrase('move.chain', { placed })
      : book.phrase('move.place', { placed });
  },

  read(words) {
    const [first, ...rest] = words;
    if (first === 'draw' && rest.length === 0) return { type: 'draw' };
    const type = first === 'lay' || first === 'play' ? 'place' : first;
    const isNamed = type === 'place' || type === 'chain';
    const fields = readPlacements(isNamed ? rest : words);
    if (fields === null) return null;
    return { type: isNamed ? type : fields.tiles === 1 ? 'place' : 'chain', ...fields };
  },

  fields: (move) => (move.type === 'draw' ? move : { type: move.type, ...placementsIn(move) }),

  attempts(fields) {
    if (fields.type === 'draw') return [fields];
    const tiles = writePlacements(fields);
    return [fields.type === 'chain' ? { type: 'chain', tiles } : { type: 'place', ...tiles[0] }];
  },
};

const rank = (move: MoveText): number => (move.type === 'draw' ? -Infinity : -listOf(move.tiles).length);
