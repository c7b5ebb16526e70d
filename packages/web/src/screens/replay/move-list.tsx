import type { Book } from '@tischrunde/rulebook';
import { useEffect, useRef } from 'preact/hooks';
import { unbroken } from '../../ui/unbroken.tsx';

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
  const list = useRef<HTMLOListElement>(null);
  // Scrolls the list, but not the page.
  useEffect(() => {
    const item = list.current?.children[at];
    if (list.current === null || !(item instanceof HTMLElement)) return;
    list.current.scrollTop = item.offsetTop - list.current.clientHeight / 2;
  }, [at]);
  return (
    <section class="moves">
      <h2>{book.say('look.moves')}</h2>
      <ol ref={list} start={0}>
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
