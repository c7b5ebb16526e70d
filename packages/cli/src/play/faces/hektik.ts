import type { JsonObject, MoveText, View } from '@tischrunde/engine';
import { listOf, objectsOf, textsOf } from '../../io/json-access.ts';
import { wrap } from '../../io/output.ts';
import { counted, does, nameWithin, seatName } from '../grammar.ts';
import { higherFirst, isTile, oneOf, readWords } from '../move-words.ts';
import type { Deed, Face } from './face.ts';

const sides = ['left', 'right'];

export const hektik: Face = {
  piece: null,
  listed: 12,
  help: [
    '  Enter             wait, and let the others act',
    '  9-4 left          take a tile from the middle to the left or the right of your chain',
    '  return left       put the tile at that side of your chain back',
    '  giveup            do nothing more for this double',
  ],

  table: (view) => [
    `The double ${view.double} is played for; ${counted(Number(view.faceDown), 'more double')} to come.`,
    ...wrap(['Middle:', ...textsOf(view.table)]),
  ],

  before: (view, seat) =>
    `${listOf(view.gaveUp).includes(seat) ? 'gave up: ' : ''}${chainOf(view, seat).join(' ')}`,

  tell: (deed) => [tellAction(deed), ...tellDouble(deed)],

  /** Tiles that show the value of the double first: a chain begins and ends with one. */
  inOrder(moves, view) {
    const [value] = String(view.double).split('-');
    const shows = ({ tile }: MoveText): boolean => String(tile).split('-').includes(value);
    return [...moves.filter(shows), ...moves.filter((move) => !shows(move))];
  },

  describe: ({ type, tile, side }) => [type, tile, side].filter((word) => word !== undefined).join(' '),

  read(words, view) {
    const fields = readWords(words, [
      oneOf('type', ['take', 'return', 'giveUp'], [['give', 'giveUp']]),
      (word) => (isTile(word) ? { tile: asTaken(word, view) } : null),
      oneOf('side', sides),
    ]);
    return fields === null ? null : { type: 'take', ...fields };
  },

  written: (spoken) =>
    spoken.side === undefined && spoken.type !== 'giveUp'
      ? sides.map((side) => ({ ...spoken, side }))
      : [spoken],
};

const chainOf = (view: View, seat: number | null): readonly string[] =>
  textsOf(listOf(view.chains)[seat ?? 0]);

/** The first tile of a chain lies as it is written; later ones are turned as they fit. */
const asTaken = (tile: string, view: View): string =>
  chainOf(view, view.seat).length === 0 ? tile : higherFirst(tile);

function tellAction({ seat, move, before, after }: Deed): string {
  const you = seat === after.seat;
  const name = seatName(after, seat);
  if (move.type === 'take') return `${name} ${does(you, 'take')} ${move.tile} on the ${move.side}.`;
  if (move.type === 'return') return `${name} ${does(you, 'put')} ${putBack(before, seat, move)} back.`;
  return `${name} ${does(you, 'give')} up.`;
}

const putBack = (before: View, seat: number, { side }: JsonObject): string =>
  chainOf(before, seat).at(side === 'left' ? 0 : -1) ?? '';

/** The next double comes up at once, so this is the only time to say who got the last one. */
function tellDouble({ before, after }: Deed): string[] {
  const [last] = objectsOf(after.past).slice(listOf(before.past).length);
  if (last === undefined) return [];
  if (last.owner === null) return [`Everybody has given up: nobody gets ${last.double}.`];
  const owner = Number(last.owner);
  const points = (after.scores?.[owner] ?? 0) - (before.scores?.[owner] ?? 0);
  const chain = owner === after.seat ? 'Your chain' : `The chain of ${nameWithin(after, owner)}`;
  return [`${chain} is complete: ${last.double} is worth ${counted(points, 'point')}.`];
}
