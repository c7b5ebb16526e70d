import { useSignal } from '@preact/signals';
import type { Book } from '@tischrunde/rulebook';
import { currentBook } from '../reading.ts';
import { type Checked, check } from '../remote/fairness.ts';
import { fileOf } from '../remote/far-table.ts';
import { connection } from '../remote/here.ts';
import { type WhyNot, whyNot } from '../remote/not-done.ts';
import { Dialog } from './dialog.tsx';

/** What the table promises before the match, in small print. */
export function FairPrint({ commitment }: { readonly commitment: string }) {
  const book = currentBook();
  return (
    <details class="fair-print">
      <summary>{book.say('fair.title')}</summary>
      <p class="quiet">{book.say('fair.about')}</p>
      <p class="quiet">
        <code>{commitment}</code>
      </p>
    </details>
  );
}

type State =
  | { readonly as: 'asked' | 'unasked' }
  | { readonly as: 'failed'; readonly why: WhyNot }
  | { readonly as: 'checked'; readonly checked: Checked };

/** After a match: was it dealt fairly? The page itself deals and plays everything again. */
export function FairQuestion({ table, match }: { readonly table: string; readonly match: number }) {
  const book = currentBook();
  const state = useSignal<State>({ as: 'unasked' });
  const ask = async (): Promise<void> => {
    state.value = { as: 'asked' };
    try {
      state.value = { as: 'checked', checked: await check(await fileOf(connection, table, match)) };
    } catch (error) {
      state.value = { as: 'failed', why: whyNot(error) };
    }
  };
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => void ask()}>
        {book.say('fair.ask')}
      </button>
      {state.value.as !== 'unasked' && (
        <Dialog
          title={book.say('fair.ask')}
          onClose={() => {
            state.value = { as: 'unasked' };
          }}
        >
          <p role="status">{inWords(state.value, book)}</p>
        </Dialog>
      )}
    </>
  );
}

function inWords(state: State, book: Book): string {
  switch (state.as) {
    case 'unasked':
      return '';
    case 'asked':
      return book.say('fair.checking');
    case 'failed':
      return book.say(`whyNot.${state.why}`);
    case 'checked': {
      const { verdict, compared } = state.checked;
      return verdict.fair
        ? book.say(`fair.yes.${compared}`)
        : book.say('fair.no', { why: book.say(`fault.${verdict.fault}`) });
    }
  }
}
