import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { connectOnce } from '../../session/remote/connect-once.ts';
import { identity, saveIdentity } from '../../session/remote/identity.ts';
import { type RequestErrorCode, requestErrorCode } from '../../session/remote/request-error.ts';
import { connection } from '../../session/remote/server-connection.ts';
import { currentBook } from '../../ui/current-language.ts';
import { Notice } from '../common/broken-page.tsx';

type State =
  | { readonly as: 'asking' | 'taking' | 'bad' | 'stayed' }
  | { readonly as: 'done'; readonly name: string }
  | { readonly as: 'failed'; readonly why: RequestErrorCode };

/** Takes over an identity from another device. */
export function IdentityImportScreen() {
  const book = currentBook();
  const token = useSignal('');
  const before = useSignal(identity.peek());
  const state = useSignal<State>({ as: 'asking' });
  const take = async (): Promise<void> => {
    state.value = { as: 'taking' };
    // The server knows the name; until it answers, there is only the token.
    saveIdentity({ token: token.value, name: '?' });
    connection.close();
    try {
      await connectOnce(connection);
      state.value = { as: 'done', name: connection.guest.peek()?.name ?? '' };
    } catch (error) {
      const why = requestErrorCode(error);
      saveIdentity(before.value);
      state.value = why.startsWith('token.') ? { as: 'bad' } : { as: 'failed', why };
    } finally {
      connection.close();
    }
  };
  useEffect(() => {
    token.value = decodeURIComponent(location.hash.slice(1));
    // Removes the token from the address bar and the history.
    history.replaceState(null, '', '/carry');
    if (token.value === '') state.value = { as: 'bad' };
    else if (before.value === null || before.value.token === token.value) void take();
  }, []);
  const { value } = state;
  const name = before.value?.name ?? '';
  switch (value.as) {
    case 'taking':
      return <main class="notice" aria-busy="true" />;
    case 'bad':
      return <Notice title={book.say('carry.bad')} />;
    case 'failed':
      return (
        <Notice title={book.say(`whyNot.${value.why}`)}>
          <button type="button" onClick={() => void take()}>
            {book.say('broken.again')}
          </button>
        </Notice>
      );
    case 'done':
      return <Notice title={book.say('carry.done', { name: value.name })} />;
    case 'stayed':
      return <Notice title={book.say('who.known', { name })} />;
    case 'asking':
      return (
        <Notice title={book.say('carry.title')}>
          {before.value !== null && (
            <>
              <p>{book.say('carry.ask', { name })}</p>
              <div class="notice-buttons">
                <button type="button" class="primary" onClick={() => void take()}>
                  {book.say('carry.take')}
                </button>
                <button
                  type="button"
                  onClick={() => {
                    state.value = { as: 'stayed' };
                  }}
                >
                  {book.say('carry.stay', { name })}
                </button>
              </div>
            </>
          )}
        </Notice>
      );
  }
}
