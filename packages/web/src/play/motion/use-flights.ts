import type { Event } from '@tischrunde/engine';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Kind } from '../../pieces/piece.tsx';
import type { PlayedMove, SeatView, Table } from '../../session/table.ts';
import { prefersLessMotion } from '../../storage/settings.ts';
import { kindIn } from '../card-games.ts';
import { flyingBack } from './flying-back.tsx';
import { drawnPieces, laidPieces, passedHands, pieceKey, sinceDeal } from './moved-pieces.ts';
import './flights.css';

// Pieces fly from where they were to where they are. Positions are measured when an update arrives, before it is rendered;
// afterwards everything new on the board or in the rack is animated from its old position.

/** The start or end of a flight: a point on the screen, and the size of a piece there. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

interface Before {
  readonly seen: SeatView | null;
  readonly rack: readonly (HTMLElement | SVGElement)[];
  readonly board: readonly (HTMLElement | SVGElement)[];
  readonly stock: Spot | null;
  /** The pieces that are going to fly, by key: a long line has too many to measure all. */
  readonly spots: { readonly piece: HTMLElement | SVGElement; readonly key: string; readonly spot: Spot }[];
}

const flight: KeyframeAnimationOptions = {
  duration: 200,
  easing: 'ease-out',
  fill: 'backwards',
  id: 'flight',
};

/** The delay between several pieces. */
const apart = 40;

/** The size of a piece at the stock or at another player, in pixels. */
const small = 50;

/** How many backs stand for pieces that are drawn. */
const handful = 4;

export function useFlights({ seen }: Table): void {
  const before = useRef<Before | null>(null);
  const last = useRef<SeatView | null>(null);
  const moves = useRef<PlayedMove[]>([]);
  useLayoutEffect(
    () =>
      seen.subscribe((now) => {
        if (now === null) return;
        if (last.current !== now) moves.current.push(...now.latest);
        if (!prefersLessMotion()) {
          before.current ??= standing(last.current);
          measure(before.current, now.latest);
        }
        last.current = now;
      }),
    [seen],
  );
  useLayoutEffect(() => {
    const was = before.current;
    const made = moves.current.splice(0);
    before.current = null;
    if (was === null || seen.value === null) return;
    // No flights when a match is resumed or the device changes hands.
    if (was.seen === null ? seen.value.moves > 0 : was.seen.seat !== seen.value.seat) return;
    fly(was, { ...seen.value, latest: made });
  }, [seen.value]);
}

function standing(seen: SeatView | null): Before {
  // Before the first update there are no positions, even if something is already rendered.
  const [rack, board] = seen === null ? [[], []] : [all('.rack [data-piece]'), all('.board [data-piece]')];
  return { seen, rack, board, stock: spotAt('[data-stock]', small), spots: [] };
}

/** Where the pieces are now that these moves lay. */
function measure({ rack, board, spots }: Before, moves: readonly PlayedMove[]): void {
  const laid = new Set(laidPieces(moves.flatMap(({ events }) => events)).map(({ key }) => key));
  for (const piece of [...rack, ...board]) {
    const key = pieceOf(piece);
    if (laid.has(key)) spots.push({ piece, key, spot: spotOf(piece) });
  }
}

/** `latest` are all moves since the positions were measured. */
function fly(before: Before, now: SeatView): void {
  const { seat } = now;
  const events = sinceDeal(now.latest.flatMap((move) => move.events));
  const bundles = passedHands(events);
  const stock = spotAt('[data-stock]', small) ?? before.stock ?? spotAt('.board', small);
  const known = new Set([...before.rack, ...before.board]);
  for (const { seat: whose, key } of laidPieces(events)) {
    const piece = all('.board [data-piece]').find((laid) => !known.has(laid) && pieceOf(laid) === key);
    const stood = before.spots.filter((spot) => spot.key === key);
    // In some games players take pieces from the table, so they are no longer where they were.
    const taken = stood.find((spot) => before.board.includes(spot.piece) && !spot.piece.isConnected);
    const held = whose === seat ? stood.findLast((spot) => before.rack.includes(spot.piece)) : undefined;
    const from = (taken ?? held)?.spot ?? plateOf(whose);
    if (piece !== undefined && from !== null) flyToBoard(piece, from);
  }
  const giver = bundles.find(({ to }) => to === seat);
  const origin = giver === undefined ? stock : plateOf(giver.from);
  all('.rack [data-piece]')
    .filter((piece) => !known.has(piece))
    .forEach((piece, index) => {
      if (origin !== null) flyToRack(piece, origin, index * apart);
    });
  if (stock !== null) drawnByOthers(events, seat, stock, kindIn(now.view.game));
}

/** Animates a piece of the board, which is drawn around 0,0 of its parent. */
function flyToBoard(piece: HTMLElement | SVGElement, from: Spot): void {
  const matrix = (piece.parentElement as SVGGraphicsElement | null)?.getScreenCTM?.();
  const felt = piece.closest('.felt');
  if (matrix === null || matrix === undefined || felt === null) return;
  const { x, y } = new DOMPoint(from.x, from.y).matrixTransform(matrix.inverse());
  const scale = from.size / spotOf(piece).size;
  // Chromium moves it without drawing the whole board in every frame only if nothing else animates it, and by `transform`.
  piece.style.animation = 'none';
  const { transform } = getComputedStyle(piece);
  const own = transform === 'none' ? '' : transform;
  // It comes from beyond the edge of the table.
  felt.toggleAttribute('data-flying', true);
  piece.animate(
    [{ transform: `translate(${x}px, ${y}px) scale(${scale}) ${own}` }, { transform }],
    flight,
  ).onfinish = () => {
    const others = felt.getAnimations({ subtree: true }).some(({ id }) => id === flight.id);
    if (!others) felt.removeAttribute('data-flying');
  };
}

/** Animates a piece of the rack. */
function flyToRack(piece: Element, from: Spot, delay: number): void {
  const to = spotOf(piece);
  const transform = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.size / to.size})`;
  piece.animate([{ transform }, { transform: 'none' }], { ...flight, delay });
}

function drawnByOthers(events: readonly Event[], front: number | null, stock: Spot, kind: Kind): void {
  for (const [seat, count] of drawnPieces(events)) {
    const plate = plateOf(seat);
    if (seat === front || plate === null) continue;
    for (let index = 0; index < Math.min(count, handful); index++)
      flyFaceDown(stock, plate, index * apart, kind);
  }
}

/** The back of a piece that flies above everything else and then disappears. */
function flyFaceDown(from: Spot, to: Spot, delay: number, kind: Kind): void {
  const back = flyingBack(kind);
  document.body.append(back);
  const at = ({ x, y, size }: Spot): string => `translate(${x}px, ${y}px) scale(${size / small})`;
  back.animate([{ transform: at(from) }, { transform: at(to) }], { ...flight, delay }).onfinish = () =>
    back.remove();
}

const all = (selector: string): (HTMLElement | SVGElement)[] => [
  ...document.querySelectorAll<HTMLElement>(selector),
];

function spotOf(element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, size: Math.max(width, height) };
}

function spotAt(selector: string, size: number): Spot | null {
  const element = document.querySelector(selector);
  return element === null ? null : { ...spotOf(element), size };
}

const plateOf = (seat: number | null): Spot | null =>
  seat === null ? null : spotAt(`.plate[data-seat="${seat}"]`, small);

const pieceOf = (element: HTMLElement | SVGElement): string => pieceKey(element.dataset.piece ?? '');
