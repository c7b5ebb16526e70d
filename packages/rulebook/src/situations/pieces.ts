import { findGame, type GameId, type JsonObject } from '@tischrunde/engine';
import { isDouble, readTile, soloCards, solominoCards, tileName, tileOf } from '@tischrunde/engine/internals';
import { forms } from './forms.ts';

/** The numbers on the halves of the game's tiles, from the lowest to the highest. */
export function valuesOf(game: GameId, options: JsonObject): number[] {
  const standard = findGame(game)?.options.find(({ name }) => name === 'set')?.standard;
  const highest = Number(options.set ?? standard ?? 6);
  // Dominanz has no blanks: its halves show 1 to 7.
  const lowest = game === 'dominanz' ? 1 : 0;
  return Array.from({ length: highest + 1 }, (_, index) => index + lowest);
}

/** Every piece of the game, as often as the box has it. */
export function boxOf(game: GameId, options: JsonObject): string[] {
  switch (forms[game].pieces) {
    case 'soloCard':
      return soloCards.deck.map(soloCards.cardName);
    case 'solominoCard':
      return solominoCards.allCards.map(solominoCards.minoCardName);
    case 'tile': {
      const values = valuesOf(game, options);
      return values.flatMap((high) =>
        values.filter((low) => low <= high).map((low) => tileName(tileOf(high, low))),
      );
    }
  }
}

/** The pieces of the box that are not among `used`; those that change the least come first. */
export function spares(game: GameId, options: JsonObject, used: readonly string[]): string[] {
  const gone = used.map(asInBox);
  const left = boxOf(game, options).filter((piece) => {
    const index = gone.indexOf(piece);
    if (index >= 0) gone.splice(index, 1);
    return index < 0;
  });
  return left.toSorted((one, other) => weightOf(one) - weightOf(other));
}

/** A tile may be named with either half first. */
function asInBox(piece: string): string {
  const tile = readTile(piece);
  return tile === null ? piece : tileName(tile);
}

/** Doubles can decide who begins, and cards with a sign do something. */
function weightOf(piece: string): number {
  const tile = readTile(piece);
  if (tile !== null) return isDouble(tile) ? 1 : 0;
  return /^[rgby]\d(\|[rgby]\d)?$/.test(piece) ? 0 : 1;
}
