import { useSignal } from '@preact/signals';
import { askAsNobody, type RequestErrorCode, requestErrorCode } from '@tischrunde/client';
import { useEffect } from 'preact/hooks';
import { identity, saveIdentity } from '../../session/remote/identity.ts';
import { connection, serverAddress } from '../../session/remote/server-connection.ts';
import { pathOf } from '../../site.ts';
import { currentBook } from '../../ui/current-language.ts';
import { Notice } from '../common/broken-page.tsx';

type State =
  | { readonly as: 'waiting' | 'bad' | 'stayed' }
  | { readonly as: 'asking' | 'done'; readonly name: string }
  | { readonly as: 'failed'; readonly why: RequestErrorCode; again(): Promise<void> };

/** Takes over an identity from another device. It always asks first: the link may be somebody else's. */
export function IdentityImportScreen() {
  const book = currentBook();
  const code = useSignal('');
  const before = identity.peek();
  const state = useSignal<State>({ as: 'waiting' });
  const orSayWhy = async (doing: () => Promise<void>): Promise<void> => {
    state.value = { as: 'waiting' };
    try {
      await doing();
    } catch (error) {
      const why = requestErrorCode(error);
      state.value =
        why === 'carry.void' ? { as: 'bad' } : { as: 'failed', why, again: () => orSayWhy(doing) };
    }
  };
  const ask = async (): Promise<void> => {
    const { name } = await askAsNobody(serverAddress, 'whose', { code: code.value });
    state.value = { as: 'asking', name };
  };
  const take = async (): Promise<void> => {
    const { token, name } = await askAsNobody(serverAddress, 'redeem', { code: code.value });
    connection.close();
    saveIdentity({ token, name });
    state.value = { as: 'done', name };
  };
  useEffect(() => {
    const read = (): void => {
      code.value = location.hash.slice(1);
      // Removes the code from the address bar and the history.
      history.replaceState(null, '', pathOf('/carry'));
      if (code.value === '') state.value = { as: 'bad' };
      else void orSayWhy(ask);
    };
    read();
    // Another link that is opened in the same tab.
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  const { value } = state;
  switch (value.as) {
    case 'waiting':
      return <main class="notice" aria-busy="true" />;
    case 'bad':
      return <Notice title={book.say('carry.bad')} />;
    case 'failed':
      return (
        <Notice title={book.say(`whyNot.${value.why}`)}>
          <button type="button" onClick={() => void value.again()}>
            {book.say('broken.again')}
          </button>
        </Notice>
      );
    case 'done':
      return <Notice title={book.say('carry.done', { name: value.name })} />;
    case 'stayed':
      return <Notice title={book.say('carry.stayed')} />;
    case 'asking':
      return (
        <Notice title={book.say('carry.title', { name: value.name })}>
          <p>{book.say('carry.about')}</p>
          {before !== null && <p>{book.say('carry.ask', { name: before.name })}</p>}
          <div class="notice-buttons">
            <button type="button" class="primary" onClick={() => void orSayWhy(take)}>
              {book.say('carry.take', { name: value.name })}
            </button>
            <button
              type="button"
              onClick={() => {
                state.value = { as: 'stayed' };
              }}
            >
              {before === null ? book.say('carry.no') : book.say('carry.stay', { name: before.name })}
            </button>
          </div>
        </Notice>
      );
  }
}
