import type { View } from '@tischrunde/engine';
import type { Book } from '@tischrunde/rulebook';
import type { ComponentChildren } from 'preact';
import { Back } from '../pieces/back.tsx';
import { extents, type Kind } from '../pieces/piece.tsx';
import type { Sitter } from '../session/sitter.ts';
import { Bubble } from './calls/bubble.tsx';
import type { ShownCall } from './calls/use-shown-call.ts';
import { isOfCards, kindIn } from './card-games.ts';

interface PlatesProps {
  readonly view: View;
  /** The seat in front of the screen, whose plate comes last; null for a spectator. */
  readonly seat: number | null;
  readonly sitters: readonly Sitter[];
  readonly book: Book;
  /** What was just called. */
  readonly called?: ShownCall | null;
  /** Players who may take the screen by tapping their plate. */
  readonly callers?: readonly number[];
  /** Additional content for a seat. */
  extra?(seat: number): ComponentChildren;
  onCall?(seat: number): void;
}

const colours = [
  '#2b7f95',
  '#8f5db7',
  '#ad5f1a',
  '#4a7d3a',
  '#b04a6f',
  '#5a6b8c',
  '#7d641f',
  '#3c7f77',
  '#9a4a3a',
  '#6b5aa8',
  '#4d6f4a',
];

/** The colour of a seat, wherever it is drawn. */
export const colourOf = (seat: number): string => colours[seat % colours.length];

/** The players clockwise, starting after the front seat: name, pieces, points, whose turn it is. */
export function Plates({
  view,
  seat,
  sitters,
  book,
  called = null,
  callers = [],
  extra,
  onCall,
}: PlatesProps) {
  const first = seat === null ? 0 : seat + 1;
  const around = sitters.map((_, step) => (first + step) % sitters.length);
  const across = acrossOf(sitters.length);
  return (
    <ul
      class="plates"
      aria-label={book.say('table.players')}
      data-many={sitters.length > 4}
      data-crowd={sitters.length > 7}
      style={{ '--across': across }}
    >
      {around.map((other, index) => (
        <li
          key={other}
          class="plate"
          aria-current={view.turn === other}
          data-seat={other}
          data-turn={view.turn === other}
          data-front={other === seat}
          data-edge={edgeOf(index, across)}
        >
          <span class="plate-face" style={{ background: colourOf(other) }} aria-hidden="true">
            {Array.from(sitters[other].name)[0]}
          </span>
          <span class="plate-text">
            {extra === undefined ? (
              <b>{sitters[other].name}</b>
            ) : (
              <span class="plate-name">
                <b>{sitters[other].name}</b>
                {extra(other)}
              </span>
            )}
            <span class="quiet plate-words">
              {[piecesOf(view, other, book), scoreOf(view, other, book)].filter(Boolean).join(' · ')}
            </span>
            <span class="quiet plate-figures" aria-hidden="true">
              {hasPieces(view, other) && (
                <span>
                  <BackSign isCard={isOfCards(view.game)} />
                  {countOf(view, other)}
                </span>
              )}
              <span>{across > 2 ? (view.scores?.[other] ?? '?') : scoreOf(view, other, book)}</span>
            </span>
          </span>
          {other !== seat && <Backs count={countOf(view, other)} kind={kindIn(view.game)} />}
          {callers.includes(other) && (
            <button
              type="button"
              class="plate-call"
              aria-label={book.say('device.uncover', { name: sitters[other].name })}
              onClick={() => onCall?.(other)}
            />
          )}
          {called?.seat === other && <Bubble key={called.number} shown={called} book={book} />}
        </li>
      ))}
    </ul>
  );
}

/** The number of plates per row on a narrow screen. */
const acrossOf = (players: number): number => (players > 6 ? 4 : players === 2 || players === 4 ? 2 : 3);

/** Whether a plate is the first or the last of its row on a narrow screen. */
function edgeOf(index: number, across: number): 'start' | 'end' | undefined {
  const column = index % across;
  if (column === 0) return 'start';
  return column === across - 1 ? 'end' : undefined;
}

function countOf({ hands }: View, seat: number): number {
  const hand = hands[seat];
  return typeof hand === 'number' ? hand : hand.length;
}

const hasPieces = (view: View, seat: number): boolean => countOf(view, seat) > 0 || view.stock !== 0;

const piecesOf = (view: View, seat: number, book: Book): string =>
  hasPieces(view, seat)
    ? book.say(isOfCards(view.game) ? 'seat.cards' : 'seat.hand', { count: countOf(view, seat) })
    : '';

/** A piece face down, in place of the word if there is no room for it. */
const BackSign = ({ isCard }: { readonly isCard: boolean }) => (
  <svg class="plate-back" viewBox="0 0 10 14" aria-hidden="true">
    <rect x={isCard ? 1 : 2} y={1} width={isCard ? 8 : 6} height={12} rx={1.6} />
    {!isCard && <path d="M3.5 7h3" />}
  </svg>
);

/** Larger hands are indistinguishable anyway. */
const mostBacks = 12;

/** The pieces of another player, from behind. */
function Backs({ count, kind }: { readonly count: number; readonly kind: Kind }) {
  const { width, height } = extents[kind];
  const step = width * 0.34;
  const shown = Math.min(count, mostBacks);
  if (count === 0) return null;
  const wide = width + (shown - 1) * step + 6;
  return (
    <svg
      class="plate-backs"
      viewBox={`${-width / 2 - 2} ${-height / 2 - 2} ${wide} ${height + 8}`}
      height={28}
      aria-hidden="true"
    >
      {Array.from({ length: shown }, (_, index) => (
        <g key={index} transform={`translate(${index * step} 0)`}>
          <Back kind={kind} />
        </g>
      ))}
    </svg>
  );
}

const scoreOf = (view: View, seat: number, book: Book): string =>
  view.scores === null ? book.say('score.secret') : book.say('score.points', { count: view.scores[seat] });
