import { arrange } from './arrangement.ts';
import { boxOf, valuesOf } from './pieces.ts';
import type { Happening, Situation } from './situation.ts';

/** Games in which tiles are laid in a line with two ends. Others have more ends, or none. */
export const hasTwoEnds = ({ game, options }: Pick<Situation, 'game' | 'options'>): boolean =>
  valuesOf(game, options).length > 0 && twoEnded.includes(game);

const twoEnded: readonly string[] = [
  'carlit',
  'block',
  'peruvian',
  'team',
  'tiddlewink',
  'hungarian',
  'french',
  'sperr',
  'fives',
  'sevens',
  'matador',
  'bergen',
];

/** Tiles that were laid so that the line ends with these numbers; null if the referee finds no way. */
export function layoutWithEnds(
  situation: Situation,
  ends: readonly [number, number],
): readonly Happening[] | null {
  const held = new Set([...situation.hands.flatMap((hand) => hand ?? []), String(situation.question.tile)]);
  const box = boxOf(situation.game, situation.options).filter((tile) => !held.has(tile));
  const doubles = valuesOf(situation.game, situation.options)
    .toReversed()
    .map((value) => `${value}-${value}`)
    .filter((tile) => box.includes(tile));
  const single = tileWith(box, ends[0], ends[1]);
  const alone = single === undefined ? [] : [lay(single)];
  // A double shows its number on both sides. Any other two ends rather come from a double with a tile at either side.
  if (ends[0] === ends[1]) return isSame(endsAfter(situation, alone), ends) ? alone : null;
  for (const double of doubles) {
    const [value = ''] = double.split('-');
    const end = `${double}:${value}`;
    for (const one of box) {
      if (!shows(one, ends[0]) || one === double) continue;
      const first = [lay(double), lay(one, end)];
      if (endsAfter(situation, first) === null) continue;
      for (const other of box) {
        if (!shows(other, ends[1]) || other === double || other === one) continue;
        const all = [...first, lay(other, end)];
        if (isSame(endsAfter(situation, all), ends)) return all;
      }
    }
  }
  return isSame(endsAfter(situation, alone), ends) ? alone : null;
}

const lay = (tile: string, at?: string): Happening => ({
  move: at === undefined ? { type: 'lay', tile } : { type: 'lay', tile, at },
});

const shows = (tile: string, value: number): boolean => tile.split('-').includes(String(value));

const tileWith = (box: readonly string[], one: number, other: number): string | undefined =>
  box.find((tile) => tile === `${Math.max(one, other)}-${Math.min(one, other)}`);

/** The numbers at the ends after what happened; null if it cannot have happened. */
function endsAfter(situation: Situation, before: readonly Happening[]): number[] | null {
  const arranged = arrange({ ...situation, before });
  if (!('match' in arranged)) return null;
  const { ends } = arranged.match.position();
  return Array.isArray(ends) ? ends.map((end) => Number(String(end).split(':')[1])) : null;
}

const isSame = (found: readonly number[] | null, wanted: readonly number[]): boolean =>
  [...new Set(found)].toSorted().join() === [...new Set(wanted)].toSorted().join();
