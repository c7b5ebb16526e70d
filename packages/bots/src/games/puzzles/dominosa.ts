import { hintDominosa } from '@tischrunde/engine';
import { coverOf, covers, dominosa, tilings } from '@tischrunde/engine/internals';
import type { BotOf } from '../../bot.ts';
import { coveringBot, firstTile } from './covering-bot.ts';

const { placeIn, placeOf, placingAt } = tilings;

/** Dominosa: an exact cover, with a row for every two neighbouring numbers. */
export const dominosaBot: BotOf<'dominosa'> = coveringBot(dominosa, {
  *solutions({ numbers, tileAt }, lying) {
    const { columns, rows } = coverOf(numbers);
    const places = new Set([...lying.values()].map(placeIn));
    const taken = new Set([...places].flatMap((place) => rows[place]));
    const open = rows.map((row, place) =>
      places.has(place) || !row.some((column) => taken.has(column)) ? row : [],
    );
    for (const cover of covers({ columns, rows: open }))
      yield new Map(cover.map((place) => [tileAt[place], placingAt(place, false)]));
  },
  next(puzzle, lying, missing) {
    const { numbers, places, tileAt } = puzzle;
    const cells = [...lying.values()].map((placing) => places[placeIn(placing)]);
    const { lay } = hintDominosa(numbers, cells);
    const hinted = lay === null ? undefined : tileAt[placeOf(puzzle, lay)];
    return hinted !== undefined && missing.has(hinted) ? hinted : firstTile(missing);
  },
});
