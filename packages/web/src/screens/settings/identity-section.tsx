import { useSignal } from '@preact/signals';
import { type Connection, connectOnce, errorCodeOf, type RequestErrorCode } from '@tischrunde/client';
import { identity, saveIdentity } from '../../session/remote/identity.ts';
import { renameGuest } from '../../session/remote/rename.ts';
import { connection } from '../../session/remote/server-connection.ts';
import { currentBook } from '../../ui/current-language.ts';
import { NameField } from '../online/name-field.tsx';
import { ShareLink } from '../online/share-link.tsx';
import '../online/online.css';

/** The settings for the name at online tables, and its transfer to another device. */
export function IdentitySection() {
  const book = currentBook();
  const known = identity.value;
  const shows = useSignal<'nothing' | 'rename' | 'carry'>('nothing');
  const name = useSignal(known?.name ?? '');
  const isSignedOut = useSignal(false);
  const code = useSignal('');
  const failed = useSignal<RequestErrorCode | null>(null);
  if (known?.token == null) return null;
  const act = async (doing: (line: Connection) => Promise<void>): Promise<void> => {
    failed.value = await errorCodeOf(asked(doing));
  };
  const rename = async (line: Connection): Promise<void> => {
    await renameGuest(line, name.value.trim());
    shows.value = 'nothing';
  };
  const showCode = async (line: Connection): Promise<void> => {
    code.value = (await line.ask('carry', {})).code;
    shows.value = 'carry';
  };
  const signOutOthers = async (line: Connection): Promise<void> => {
    const { token } = await line.ask('renew', {});
    saveIdentity({ token, name: known.name });
    isSignedOut.value = true;
    // The link is void, too.
    shows.value = 'nothing';
  };
  return (
    <section class="carry" aria-labelledby="carry-title">
      <h3 id="carry-title">{book.say('who.section')}</h3>
      <p>{book.say('who.known', { name: known.name })}</p>
      <div class="carry-buttons">
        <button
          type="button"
          aria-expanded={shows.value === 'rename'}
          onClick={() => {
            shows.value = shows.value === 'rename' ? 'nothing' : 'rename';
          }}
        >
          {book.say('who.rename')}
        </button>
        <button
          type="button"
          aria-expanded={shows.value === 'carry'}
          onClick={() => {
            if (shows.value === 'carry') shows.value = 'nothing';
            else void act(showCode);
          }}
        >
          {book.say('who.carry')}
        </button>
      </div>
      {shows.value === 'rename' && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void act(rename);
          }}
        >
          <NameField name={name} label={book.say('invite.name')} />
          <button type="submit" class="primary">
            {book.say('who.save')}
          </button>
        </form>
      )}
      {shows.value === 'carry' && (
        <>
          <p>{book.say('who.carryAbout')}</p>
          <ShareLink path={`/carry#${code.value}`} label={book.say('who.carryLink')} shareAs={null} />
          <button type="button" onClick={() => void act(signOutOthers)}>
            {book.say('who.signOut')}
          </button>
        </>
      )}
      <p class="far-word" role="status">
        {isSignedOut.value && book.say('who.signedOut')}
      </p>
      <p class="far-word" role="alert">
        {failed.value !== null && book.say(`whyNot.${failed.value}`)}
      </p>
    </section>
  );
}

/** Sends one request; an open table stays connected. */
async function asked(doing: (line: Connection) => Promise<void>): Promise<void> {
  const wasOpen = connection.standing.peek() === 'open';
  if (!wasOpen) await connectOnce(connection);
  try {
    await doing(connection);
  } finally {
    if (!wasOpen) connection.close();
  }
}
