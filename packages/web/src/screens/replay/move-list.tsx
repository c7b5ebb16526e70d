import type { Book } from '@tischrunde/rulebook';
import { useEffect } from 'preact/hooks';
import { unbroken } from '../../ui/unbroken.tsx';
import { useSize } from '../../ui/use-size.ts';

interface MoveListProps {
  /** A caption for each position. */
  readonly told: readonly string[];
  readonly at: number;
  /** The positions after the moves that cost most, the costliest first. */
  readonly costly: readonly number[];
  readonly book: Book;
  onGo(to: number): void;
}

/** All moves in words; each leads to its position. */
export function MoveList({ told, at, costly, book, onGo }: MoveListProps) {
  const { ref, element: list, width, height } = useSize();
  // Scrolls the list, but not the page; again when the list has another size, or other words.
  useEffect(() => {
    const item = list?.children[at];
    if (list === null || !(item instanceof HTMLElement)) return;
    list.scrollTop = item.offsetTop - (list.clientHeight - item.offsetHeight) / 2;
  }, [at, list, width, height, told]);
  return (
    <section class="moves">
      <h2>{book.say('look.moves')}</h2>
      <ol ref={ref} start={0}>
        {told.map((sentence, index) => (
          <li key={index}>
            <button
              type="button"
              aria-current={index === at ? 'step' : undefined}
              onClick={() => onGo(index)}
            >
              <span class="quiet">{index > 0 && index}</span>
              <span>{unbroken(sentence)}</span>
              {costly.includes(index) && <b class="costly-number">{costly.indexOf(index) + 1}</b>}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
