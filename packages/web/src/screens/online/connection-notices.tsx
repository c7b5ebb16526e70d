import type { Connection, RequestErrorCode } from '@tischrunde/client';
import { currentBook } from '../../ui/current-language.ts';
import { Bar } from '../common/bar.tsx';
import { Notice } from '../common/broken-page.tsx';
import '../shelf/shelf.css';

/** Page and server have different versions. */
export function OutdatedPage() {
  const book = currentBook();
  return (
    <Notice title={book.say('net.outdated')}>
      <button type="button" onClick={() => location.reload()}>
        {book.say('net.reload')}
      </button>
    </Notice>
  );
}

interface ConnectingProps {
  readonly connection: Connection;
  /** Why the table is not shown for now. */
  readonly notYet?: RequestErrorCode | null | undefined;
}

/** Shown until the table is known. */
export function Connecting({ connection, notYet = null }: ConnectingProps) {
  return (
    <>
      <Bar />
      <main class="notice" aria-busy="true">
        <ConnectionLost {...{ connection, notYet }} />
      </main>
    </>
  );
}

/** A line shown while the connection is lost, or the server cannot do what it is asked again and again. */
export function ConnectionLost({ connection, notYet = null }: ConnectingProps) {
  const book = currentBook();
  const { value } = connection.standing;
  const trouble = connection.trouble.value ?? notYet;
  return (
    <p class="lost-line" role="status" data-lost={value !== 'open' || trouble !== null}>
      {value !== 'open'
        ? book.say(value === 'lost' || connection.guest.value !== null ? 'net.lost' : 'net.connecting')
        : trouble !== null && book.say(trouble === 'message.often' ? `whyNot.${trouble}` : 'net.trouble')}
    </p>
  );
}
