import type { Book } from '@tischrunde/rulebook';
import type { ShownCall } from './use-shown-call.ts';
import './bubble.css';

interface BubbleProps {
  readonly shown: ShownCall;
  readonly book: Book;
  /** Who called it, where the plate is out of sight. */
  readonly by?: string;
}

/** A called word, as it is seen at its seat. Screen readers hear it with the move that it belongs to. */
export const Bubble = ({ shown, book, by }: BubbleProps) => (
  <span class="bubble" aria-hidden="true">
    {by !== undefined && <span class="bubble-by">{by}</span>}
    {shown.text(book)}
  </span>
);

/** At the end of a round a small screen has no plates: the call is seen above the board. */
export const BoardBubble = (props: Required<BubbleProps>) => (
  <div class="board-bubble">
    <Bubble {...props} />
  </div>
);
