import type { View } from '@tischrunde/engine';
import type { Book, Note } from '@tischrunde/rulebook';
import type { ComponentChildren } from 'preact';
import { Back } from '../pieces/back.tsx';
import { memo } from '../pieces/memo.ts';
import { extents, type Kind } from '../pieces/piece.tsx';
import type { Sitter } from '../session/sitter.ts';
import { Avatar } from './avatar.tsx';
import { Bubble } from './calls/bubble.tsx';
import type { ShownCall } from './calls/use-shown-call.ts';
import { isOfCards, kindIn } from './card-games.ts';
import { PlateNote } from './plate-note.tsx';
import { nextSeat, seatingAround, seatingOf } from './seating.ts';
import { TeamMark, teamText } from './team-mark.tsx';

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
  /** What the others have done since the player's last move, by seat. */
  readonly notes?: ReadonlyMap<number, readonly Note[]>;
  /** All sit around the board, because nobody is in front of the screen. */
  readonly isAround?: boolean;
  /** All play at once: nobody sits to the left of anybody, and the board needs the whole width. */
  readonly isRealTime?: boolean | undefined;
  /** Additional content for a seat. */
  extra?(seat: number): ComponentChildren;
  onCall?(seat: number): void;
}

/**
 * The players clockwise, starting after the front seat: name, pieces, points, whose turn it is and who is next. A wide screen seats
 * them round the table.
 */
export function Plates({
  view,
  seat,
  sitters,
  book,
  called = null,
  callers = [],
  notes,
  isAround = false,
  isRealTime = false,
  extra,
  onCall,
}: PlatesProps) {
  const first = seat === null ? 0 : seat + 1;
  const around = sitters.map((_, step) => (first + step) % sitters.length);
  const across = acrossOf(sitters.length);
  const { top, sides, seats } = isAround
    ? seatingAround(sitters.length)
    : seatingOf(seat === null ? sitters.length : sitters.length - 1, !isRealTime);
  const next = nextSeat(view);
  return (
    <ul
      class="plates"
      aria-label={book.say('table.players')}
      data-many={sitters.length > 4}
      data-crowd={sitters.length > 7}
      data-across={across}
      data-sides={sides > 0}
      style={{ '--across': across, '--top': top, '--sides': sides }}
    >
      {around.map((other, index) => (
        <li
          key={other}
          class="plate"
          aria-current={view.turn === other}
          data-seat={other}
          data-turn={view.turn === other}
          data-next={next === other}
          data-front={other === seat}
          data-edge={edgeOf(index, across)}
          data-side={seats[index]?.side}
          style={{ '--column': seats[index]?.column, '--row': seats[index]?.row }}
        >
          <Avatar seat={other} />
          <span class="plate-text">
            <span class="plate-line">
              {extra === undefined ? (
                <b>
                  {sitters[other].name}
                  <TeamMark view={view} seat={other} />
                </b>
              ) : (
                <span class="plate-name">
                  <b>
                    {sitters[other].name}
                    <TeamMark view={view} seat={other} />
                  </b>
                  {extra(other)}
                </span>
              )}
              {other !== seat && called?.seat !== other && notes?.has(other) && (
                <PlateNote parts={notes.get(other) ?? []} />
              )}
            </span>
            <span class="quiet plate-words">
              {[
                piecesOf(view, other, book),
                scoreOf(view, other, book),
                teamText({ view, seat: other, sitters, book }),
              ]
                .filter(Boolean)
                .map((part, place) => (
                  <span key={place}>
                    {place > 0 && <span class="plate-dot"> · </span>}
                    {part}
                  </span>
                ))}
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
          {other !== seat && isFaceDown(view, other) && (
            <Backs count={countOf(view, other)} kind={kindIn(view.game)} />
          )}
          {next === other && <span class="plate-next">{book.say('turn.next')}</span>}
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
const acrossOf = (players: number): number => (players > 6 ? 4 : players > 4 ? 3 : players);

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

/** At the end of a round hands are turned up, and seen beside the table. */
const isFaceDown = (view: View, seat: number): boolean =>
  countOf(view, seat) > 0 && (view.phase === 'play' || typeof view.hands[seat] === 'number');

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
const Backs = memo(({ count, kind }: { readonly count: number; readonly kind: Kind }) => {
  const { width, height } = extents[kind];
  const step = width * 0.34;
  const shown = Math.min(count, mostBacks);
  const wide = width + (shown - 1) * step + 6;
  return (
    <svg
      class="plate-backs"
      viewBox={`${-width / 2 - 2} ${-height / 2 - 2} ${wide} ${height + 8}`}
      aria-hidden="true"
    >
      {Array.from({ length: shown }, (_, index) => (
        <g key={index} transform={`translate(${index * step} 0)`}>
          <Back kind={kind} />
        </g>
      ))}
    </svg>
  );
});

const scoreOf = (view: View, seat: number, book: Book): string =>
  view.scores === null ? book.say('score.secret') : book.say('score.points', { count: view.scores[seat] });
