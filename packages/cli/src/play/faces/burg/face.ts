import type { JsonObject, MoveText, View } from '@tischrunde/engine';
import { eventsBetween, listOf, newPieces, objectsOf } from '../../../io/json-access.ts';
import { counted, does, drawn, nameWithin, tellEvents } from '../../grammar.ts';
import type { Face } from '../face.ts';
import { mapOf } from './map.ts';
import { placingsIn, placingText, readPlacings, writePlacings } from './placement.ts';

export const burg: Face = {
  piece: 'tile',
  listed: 12,
  reasons: { exhausted: 'nothing more can be done' },
  help: [
    '  6-3 0,1 0,2       place a tile: the cells x,y of the half named first and of the other one',
    '  chain 6-3 0,1 0,2 then 5-3 0,2 1,2   lay a chain of such tiles, one upon the other',
    '  chain 6-3 5-3     … where it is clear which',
    '  draw              draw a tile',
    'On the map 6² is a 6 on level 2; a line joins the halves of a tile.',
  ],

  table: (view) => [...mapOf(objectsOf(view.board)), `Stock: ${view.stock}`],

  tell(deed) {
    const { before, after } = deed;
    const known = newPieces(deed);
    const events = eventsBetween(before, after).reduce(joinTakes, []);
    return tellEvents(deed, events, (event, you) => [clauseOf(after, event, you, you ? known : [])]);
  },

  /** A draw, the chains, the longest first, and then single tiles. */
  inOrder: (moves) => moves.toSorted((one, other) => rank(one) - rank(other)),

  describe: (move) => `${move.type} ${tilesIn(move).map(placingText).join(' then ')}`.trim(),

  read(words) {
    const [first, ...rest] = words;
    if (first === 'draw' && rest.length === 0) return { type: 'draw' };
    const isNamed = first === 'place' || first === 'chain';
    const placings = readPlacings(isNamed ? rest : words);
    if (placings === null) return null;
    return { type: isNamed ? first : placings.tiles === 1 ? 'place' : 'chain', ...placings };
  },

  spoken: (move) => (move.type === 'draw' ? move : { type: move.type, ...placingsIn(move) }),

  written(spoken) {
    if (spoken.type === 'draw') return [spoken];
    const tiles = writePlacings(spoken);
    return [spoken.type === 'chain' ? { type: 'chain', tiles } : { type: 'place', ...tiles[0] }];
  },
};

const tilesIn = (move: JsonObject): readonly JsonObject[] =>
  move.type === 'chain' ? objectsOf(move.tiles) : move.type === 'place' ? [move] : [];

const rank = (move: MoveText): number => (move.type === 'draw' ? -Infinity : -listOf(move.tiles).length);

/** Tiles that a seat took blindly one after the other, and of several seats in turn. */
function joinTakes(events: JsonObject[], event: JsonObject): JsonObject[] {
  const earlier = events.findIndex(({ type, seat }) => type === 'take' && seat === event.seat);
  if (event.type !== 'take' || earlier < 0) return [...events, { ...event, count: 1 }];
  return events.with(earlier, { ...event, count: Number(events[earlier].count) + 1 });
}

function clauseOf(view: View, event: JsonObject, you: boolean, known: readonly string[]): string {
  const tiles = drawn(Number(event.count), 'tile', known);
  const laid = tilesIn(event).map(placingText);
  switch (event.type) {
    case 'place':
      return `${does(you, 'place')} ${laid[0]}`;
    case 'chain':
      return `${does(you, 'lay')} a chain of ${counted(laid.length, 'tile')}: ${laid.join(' then ')}`;
    case 'take':
      return `${does(you, 'take')} ${tiles} blindly from ${nameWithin(view, Number(event.from))}`;
    default:
      return `${does(you, 'draw')} ${tiles}`;
  }
}
