import type { Options } from '@tischrunde/engine';
import { type PadGameId, readPadMatch } from '@tischrunde/engine/pad';
import type { SavedPad } from '../../storage/pad-store.ts';

/** A clean pad, with the options that were not chosen as the game has them. */
export function newPad(game: PadGameId, names: readonly string[], options: Options): SavedPad {
  const now = Date.now();
  return {
    id: `${game}-${now.toString(36)}`,
    names: distinct(names),
    match: readPadMatch({ game, players: names.length, options, entries: [] }),
    began: now,
    touched: now,
  };
}

/** Two people with the same name are told apart by a number. */
function distinct(names: readonly string[]): string[] {
  return names.map((name, seat) => {
    const before = names.slice(0, seat).filter((other) => other === name).length;
    return before === 0 ? name : `${name} ${before + 1}`;
  });
}
