import type { Book, GameId } from '@tischrunde/rulebook';
import type { ComponentChildren } from 'preact';
import { pathOf } from '../../site.ts';
import { titleInWords } from '../../ui/title-in-words.tsx';
import { BarButtons } from './bar-buttons.tsx';

interface TableBarProps {
  readonly book: Book;
  readonly game: GameId;
  /** Which round it is; empty where that goes without saying. */
  readonly round: string;
  /** Buttons that are always in sight. */
  readonly always: ComponentChildren;
  /** The other buttons. */
  readonly children: ComponentChildren;
}

/** Above the table: the way back, the game, the round, and the buttons that are no part of the game. */
export const TableBar = ({ book, game, round, always, children }: TableBarProps) => (
  <header class="table-bar">
    <a class="button" href={pathOf('/')} aria-label="Tischrunde">
      ←
    </a>
    <h1>
      <span>{titleInWords(book.name(game), book)}</span>
      {round !== '' && (
        <>
          <span class="unseen"> · </span>
          <span class="round-number quiet">{inParts(round)}</span>
        </>
      )}
    </h1>
    {always}
    <BarButtons book={book}>{children}</BarButtons>
  </header>
);

/** The parts of a short text, none of which is broken over two lines. */
const inParts = (text: string): ComponentChildren =>
  text.split(/(?<= · )/).map((part) => [<span key={part}>{part.trim()}</span>, ' ']);
