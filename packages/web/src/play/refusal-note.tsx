import type { Refusal } from '@tischrunde/engine';
import type { Book, SeatName } from '@tischrunde/rulebook';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { prefersLessMotion } from '../storage/settings.ts';
import { type Anchor, noteOffset } from './note-offset.ts';
import './refusal-note.css';

/** An attempt that the referee refused. */
export interface Tried {
  readonly refusal: Refusal;
  /** The piece that was tried; null for moves without one. */
  readonly piece: string | null;
}

interface RefusalNoteProps {
  readonly tried: Tried;
  readonly book: Book;
  readonly nameOf: SeatName;
  /** Opens the rule over the table. */
  onWhy(): void;
  /** Called with the next action. */
  onGone(): void;
}

/**
 * Why a move was refused, beside the piece that was tried, which shakes its head. It goes with the next action. The status line tells
 * screen readers.
 */
export function RefusalNote({ tried, book, nameOf, onWhy, onGone }: RefusalNoteProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const note = ref.current;
    const anchor = anchorOf(tried.piece);
    if (note === null || anchor === null) return;
    place(note, anchor);
    if (!prefersLessMotion()) shake(anchor);
  }, [tried, book]);
  // At once, not after the next frame: a quick key must not be missed.
  useLayoutEffect(() => {
    const leave = (event: Event): void => {
      if (event instanceof KeyboardEvent && isOnTheWay(event.key)) return;
      if (event.target instanceof Node && ref.current?.contains(event.target) === true) return;
      onGone();
    };
    const events = ['pointerdown', 'keydown', 'resize'] as const;
    for (const type of events) addEventListener(type, leave, { capture: true });
    return () => {
      for (const type of events) removeEventListener(type, leave, { capture: true });
    };
  }, []);
  return (
    <div class="refusal-note" ref={ref}>
      <p>{book.refusal(tried.refusal, nameOf)}</p>
      <button
        type="button"
        onClick={() => {
          onGone();
          onWhy();
        }}
      >
        {book.say('rules.why')}
      </button>
    </div>
  );
}

/** Keys that lead to “Why?”, or that do nothing alone. */
const isOnTheWay = (key: string): boolean => ['Tab', 'Shift', 'Control', 'Alt', 'Meta', '?'].includes(key);

/** The piece in the hand or on the board; moves without a piece are refused beside the buttons. */
function anchorOf(piece: string | null): Element | null {
  const marked = piece === null ? '' : `[data-piece="${CSS.escape(piece)}"]`;
  const places = piece === null ? [] : [`.rack-piece${marked}`, `.felt ${marked}`];
  for (const place of [...places, '.actions', '.status']) {
    const found = document.querySelector(place);
    if (found !== null) return found;
  }
  return null;
}

function place(note: HTMLElement, anchor: Element): void {
  const { left, top, width, height } = anchor.getBoundingClientRect();
  const around: Anchor = { left, top, width, height };
  const { offsetWidth, offsetHeight } = note;
  const { x, y } = noteOffset(
    around,
    { width: offsetWidth, height: offsetHeight },
    { width: innerWidth, height: innerHeight },
  );
  note.style.left = `${x}px`;
  note.style.top = `${y}px`;
}

/** Pieces on the board have a transform of their own, which `translate` leaves alone; those in the rack are raised by `translate`. */
function shake(anchor: Element): void {
  const property = anchor instanceof HTMLElement ? 'transform' : 'translate';
  const steps = [0, -6, 6, -4, 3, 0].map((x) => ({
    [property]: property === 'transform' ? `translateX(${x}px)` : `${x}px 0`,
  }));
  anchor.animate(steps, { duration: 320, easing: 'ease-out' });
}
