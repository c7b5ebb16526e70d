import type { Connection, Visit } from '@tischrunde/client';
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

interface ConnectionProps {
  readonly connection: Connection;
  /** To the table that is shown, or is to be. */
  readonly visit?: Visit | null;
  /** Whether something is shown already, which may be old: usually once the table was told. */
  readonly isShown?: boolean;
}

/** Shown until the table is known. */
export function Connecting(props: ConnectionProps) {
  return (
    <>
      <Bar />
      <main class="notice" aria-busy="true">
        <ConnectionLost {...props} />
      </main>
    </>
  );
}

/** A line shown while the connection is lost, the table may have moved on, or the server cannot do what it is asked again and again. */
export function ConnectionLost({
  connection,
  visit = null,
  isShown = visit?.scene.value != null,
}: ConnectionProps) {
  const book = currentBook();
  const trouble = troubleOf(connection, visit, isShown);
  return (
    <p class="lost-line" role="status" data-lost={trouble !== null}>
      {trouble !== null && book.say(trouble)}
      {trouble === 'net.displaced' && (
        <button type="button" onClick={() => connection.hurry()}>
          {book.say('net.comeBack')}
        </button>
      )}
    </p>
  );
}

type Trouble = `net.${'connecting' | 'displaced' | 'lost' | 'stale' | 'trouble'}` | 'whyNot.message.often';

function troubleOf(connection: Connection, visit: Visit | null, isShown: boolean): Trouble | null {
  const standing = connection.standing.value;
  if (standing === 'lost' && connection.isDisplaced.value) return 'net.displaced';
  if (standing !== 'open')
    return standing === 'lost' || connection.guest.value !== null ? 'net.lost' : 'net.connecting';
  const notYet = visit?.notYet.value ?? null;
  if (notYet !== null && isShown) return 'net.stale';
  const why = connection.trouble.value ?? notYet;
  if (why === null) return null;
  return why === 'message.often' ? `whyNot.${why}` : 'net.trouble';
}
