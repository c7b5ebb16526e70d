import type { Connection } from '@tischrunde/client';
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

/** Shown until the table is known. */
export function Connecting({ connection }: { readonly connection: Connection }) {
  return (
    <>
      <Bar />
      <main class="notice" aria-busy="true">
        <ConnectionLost connection={connection} />
      </main>
    </>
  );
}

/** A line shown while the connection is lost. */
export function ConnectionLost({ connection }: { readonly connection: Connection }) {
  const book = currentBook();
  const { value } = connection.standing;
  return (
    <p class="lost-line" role="status" data-lost={value !== 'open'}>
      {value !== 'open' &&
        book.say(value === 'lost' || connection.guest.value !== null ? 'net.lost' : 'net.connecting')}
    </p>
  );
}
