import type { JsonObject, View } from '@tischrunde/engine';
import { eventsBetween, listOf, newPieces, objectsOf, textsOf } from '../../io/json-access.ts';
import { does, drawn, seatName, tellEvents } from '../grammar.ts';
import { layoutOf } from '../layout.ts';
import { higherFirst, numberFor, readWords, tileWord, verbs, type WordReader } from '../move-words.ts';
import type { Face } from './face.ts';

/** The games with a line, a cross, a star or feet. */
export const domino: Face = {
  piece: 'tile',
  help: [
    '  6-3               lay a tile (where it fits in one place only)',
    '  6-3 6-6:6         lay it at an open end: the tile that shows the end, and the value it shows',
    '  6-1 5-2:2 6       lay a joker, with the half that shall point outwards',
    '  lock 5-5 6-5:5    lock an open end with a double, in games with that rule',
    '  draw  pass        draw a tile, pass',
  ],

  table(view) {
    const ends = textsOf(view.ends);
    const layout = layoutOf(objectsOf(view.log));
    return [
      ...(layout.length === 0 ? ['The table is empty.'] : layout),
      ...(ends.length === 0 ? [] : [`Open ends: ${ends.join('  ')}`]),
      ...(typeof view.total === 'number' ? [`Total: ${view.total}`] : []),
      ...teamsOf(view),
      `Stock: ${view.stock}`,
    ];
  },

  tell(deed) {
    const { before, after } = deed;
    const known = newPieces(deed);
    const events = eventsBetween(before, after).reduce(joinTiles, []);
    return tellEvents(deed, events, (event, you) => [clauseOf(event, you, you ? known : [])]);
  },

  describe({ type, tile, at, out }) {
    const place = at === undefined ? '' : ` at ${at}`;
    const half = out === undefined ? '' : `, ${out} outwards`;
    return tile === undefined ? type : `${type} ${tile}${place}${half}`;
  },

  read(words) {
    const fields = readWords(words, [
      verbs('lay', 'lock', 'draw', 'pass'),
      tileWord,
      endWord,
      numberFor('out'),
    ]);
    return fields === null ? null : { type: 'lay', ...fields };
  },

  /** A tile without a place is tried at every open end. */
  written(spoken, view) {
    const ends = textsOf(view.ends);
    if (spoken.tile === undefined || spoken.at !== undefined || ends.length === 0) return [spoken];
    return ends.map((at) => ({ ...spoken, at }));
  },
};

export const endWord: WordReader = (word) => {
  const [, tile, value] = /^(\d+-\d+):(\d+)$/.exec(word) ?? [];
  return tile === undefined ? null : { at: `${higherFirst(tile)}:${Number(value)}` };
};

function teamsOf(view: View): string[] {
  const teams = listOf(view.teams).map((team) => listOf(team).map((seat) => seatName(view, Number(seat))));
  return teams.length === 0 ? [] : [`Teams: ${teams.map((team) => team.join(' and ')).join(' against ')}`];
}

/** A draw and the tiles that it brought are one event; so are several tiles. */
function joinTiles(events: JsonObject[], event: JsonObject): JsonObject[] {
  const last = events[events.length - 1];
  const joins = event.type === 'tile' && (last?.type === 'draw' || last?.type === 'tile');
  if (joins) return [...events.slice(0, -1), { ...last, tiles: Number(last.tiles) + 1 }];
  return [...events, { ...event, tiles: event.type === 'tile' ? 1 : 0 }];
}

function clauseOf(event: JsonObject, you: boolean, known: readonly string[]): string {
  const tiles = drawn(Number(event.tiles), 'tile', known);
  switch (event.type) {
    case 'lay':
      return `${does(you, 'lay')} ${event.tile}${event.at === undefined ? '' : ` at ${event.at}`}`;
    case 'lock':
      return `${does(you, 'lock')} ${event.at} with ${event.tile}`;
    case 'draw':
      return `${does(you, 'draw')} ${tiles}`;
    case 'tile':
      return `${does(you, 'take')} ${tiles} from the stock`;
    case 'noFit':
      return `${you ? 'have' : 'has'} nothing that fits`;
    default:
      return does(you, String(event.type));
  }
}
