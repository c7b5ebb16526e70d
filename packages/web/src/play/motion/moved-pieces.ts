import type { Event } from '@tischrunde/engine';

/** A hand that one player passes to another. */
export interface PassedHand {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** A piece that a seat laid; without a seat it was turned up. */
export interface LaidPiece {
  readonly seat: number | null;
  readonly key: string;
}

/** The same key for both ways to write a piece: `3-6` and `6-3` are the same tile. */
export function pieceKey(piece: string): string {
  const between = piece.includes('|') ? '|' : '-';
  return piece.split(between).toSorted().join(between);
}

/** The events of the round on the table: those after the last deal. */
export const sinceDeal = (events: readonly Event[]): readonly Event[] =>
  events.slice(events.findLastIndex(({ type }) => type === 'dealt') + 1);

/** The pieces that were laid, wherever the game lays them. */
export const laidPieces = (events: readonly Event[]): LaidPiece[] =>
  events.flatMap((event) => {
    const pieces = piecesIn(event);
    return 'seat' in event ? pieces.map((piece) => ({ seat: event.seat, key: pieceKey(piece) })) : [];
  });

function piecesIn(event: Event): readonly string[] {
  switch (event.type) {
    case 'laid':
      return ['card' in event ? event.card : event.tile];
    case 'answered':
      return [event.card];
    case 'locked':
    case 'placed':
    case 'wrote':
    case 'prescribed':
      return [event.tile];
    case 'took':
    case 'lifted':
      return 'tile' in event ? [event.tile] : [];
    case 'chained':
      return event.tiles.map(({ tile }) => tile);
    default:
      return [];
  }
}

/** How many pieces each seat drew from the stock on its turn. Debts and penalties are moments. */
export function drawnPieces(events: readonly Event[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const event of events) {
    if (event.type !== 'drew' || ('cause' in event && event.cause !== 'turn')) continue;
    const count = 'count' in event ? event.count : 1;
    counts.set(event.seat, (counts.get(event.seat) ?? 0) + count);
  }
  return counts;
}

/** The hands that were swapped or passed on (solo.swap, solo.rotate). */
export const passedHands = (events: readonly Event[]): PassedHand[] =>
  events.flatMap((event) => {
    if (event.type === 'swapped') {
      const { seat, partner, hands } = event;
      return [handTo(partner, seat, hands), handTo(seat, partner, hands)];
    }
    if (event.type !== 'rotated') return [];
    const { direction, hands } = event;
    return hands.map((_, from) => handTo((from + direction + hands.length) % hands.length, from, hands));
  });

type Hands = Extract<Event, { readonly type: 'swapped' }>['hands'];

function handTo(to: number, from: number, hands: Hands): PassedHand {
  const hand = hands[to];
  return { from, to, count: typeof hand === 'number' ? hand : hand.length };
}
