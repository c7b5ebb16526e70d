// How the pieces of a hand are arranged. The engine's order is that of the deal; players arrange their pieces as they like.

/** Ways to sort a hand: as it was dealt, by value, or by kind. */
const handOrders = ['dealt', 'value', 'kind'] as const;

export type HandOrder = (typeof handOrders)[number];

export const nextOrder = (order: HandOrder): HandOrder =>
  handOrders[(handOrders.indexOf(order) + 1) % handOrders.length];

/**
 * The pieces in the order of `before`, as far as they are in it; new ones are at the end. A hand can hold the same card
 * twice.
 */
export function keptOrder(pieces: readonly string[], before: readonly string[]): string[] {
  const left = [...pieces];
  const kept = before.filter((piece) => {
    const at = left.indexOf(piece);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return [...kept, ...left];
}

/** The pieces with the one at an index moved to another. */
export function movedPiece(pieces: readonly string[], from: number, to: number): string[] {
  const moved = pieces.filter((_, index) => index !== from);
  moved.splice(Math.max(0, Math.min(moved.length, to)), 0, pieces[from]);
  return moved;
}

/** The hand in an order. */
export function sortedHand(pieces: readonly string[], order: HandOrder): string[] {
  if (order === 'dealt') return [...pieces];
  const keys = new Map(pieces.map((piece) => [piece, keysOf(piece, order)]));
  return pieces.toSorted((one, other) => compare(keys.get(one) ?? [], keys.get(other) ?? []));
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((key, index) => key !== other[index]);
  return at < 0 ? 0 : one[at] - other[at];
}

/** What a piece is sorted by, the most important first. */
function keysOf(piece: string, order: HandOrder): readonly number[] {
  if (/^\d+-\d+$/.test(piece)) {
    const [high, low] = piece
      .split('-')
      .map(Number)
      .toSorted((one, other) => other - one);
    // By value: the heaviest first. By kind: doubles, then by the higher half.
    return order === 'value' ? [-(high + low), -high] : [high === low ? 0 : 1, -high, -low];
  }
  const halves = piece.split('|').map(cardKeys);
  const keys = order === 'value' ? halves.map(([colour, value]) => [value, colour]) : halves;
  return keys.flat();
}

const colours = 'rgby';

/** The colour and the value of a card; actions come after numbers, and cards without a colour last. */
function cardKeys(card: string): [colour: number, value: number] {
  const [, colour, number, action = card] = /^([rgby])(?:(\d)|:(\w+))$/.exec(card) ?? [];
  return [
    colour === undefined ? colours.length : colours.indexOf(colour),
    number === undefined ? 10 + action.charCodeAt(0) : Number(number),
  ];
}
