import type { LaidTile, MoveText, View } from '@tischrunde/engine';
import type { Book } from '@tischrunde/rulebook';
import { sideAtFirst } from '../board/chain/line.ts';
import { type TileNode, tileTree } from '../board/chain/tile-tree.ts';
import type { MovePosition } from './action-label.ts';
import { describeMove } from './move-description.ts';

/** What is needed to name the places of a piece. */
interface PlaceContext {
  readonly position: MovePosition;
  readonly book: Book;
  /** The tiles lie in one line, which has a left and a right end. */
  readonly isLine: boolean;
  nameOf(seat: number): string;
}

/** The place of a move, named by what lies there; other places are named by the whole move. All places of a piece have different names. */
export function placeName(move: MoveText, places: readonly MoveText[], context: PlaceContext): string {
  const { position, book, isLine, nameOf } = context;
  const { view } = position;
  if (typeof move.card === 'string' && view.game === 'solomino' && isSide(move.at)) {
    const place = book.say(`place.${move.at}`, { what: book.written.card(view.ends[move.at]) });
    const isOnly = places.filter(({ at }) => at === move.at).length === 1;
    const half = book.written.card(move.card.split('|')[Number(move.half)]);
    return isOnly ? place : book.say('place.half', { place, half });
  }
  if (typeof move.tile === 'string' && typeof move.at === 'string') {
    const side = isLine && 'layout' in view ? sideOfEnd(layoutOf(view), move.at) : null;
    const [, value = ''] = move.at.split(':');
    return side === null
      ? book.say('place.at', { end: book.written.end(move.at) })
      : book.say(`place.${side}`, { what: value });
  }
  return describeMove(move, position, book, nameOf);
}

const isSide = (at: MoveText[string]): at is 'left' | 'right' => at === 'left' || at === 'right';

const layoutOf = (view: View): readonly LaidTile[] => ('drawable' in view ? view.layout : []);

/** Whether an end of a line (`6-3:3`) is the left or the right one, as a board that is wider than high shows it. */
export function sideOfEnd(layout: readonly LaidTile[], end: string): 'left' | 'right' | null {
  const root = tileTree(layout);
  const [owner, value] = end.split(':');
  if (root === null) return null;
  if (root.tile === owner) {
    if (root.inwards !== root.outwards) return Number(value) === root.outwards ? 'right' : 'left';
    // The two sides of a lone double are one end.
    return root.next.length === 1 ? 'left' : null;
  }
  const branch = root.next.find((next) => holds(next, owner));
  if (branch === undefined) return null;
  return sideAtFirst(branch, root) === 0 ? 'right' : 'left';
}

const holds = ({ tile, next }: TileNode, wanted: string): boolean =>
  tile === wanted || next.some((node) => holds(node, wanted));
