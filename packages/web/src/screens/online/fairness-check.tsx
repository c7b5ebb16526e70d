import { useSignal } from '@preact/signals';
import { type RequestErrorCode, requestErrorCode } from '@tischrunde/client';
import type { MatchFile } from '@tischrunde/protocol';
import type { Book } from '@tischrunde/rulebook';
import { checkFairMatch, type FairnessReport } from '../../session/remote/fairness.ts';
import { fileOf } from '../../session/remote/online-table.ts';
import { connection } from '../../session/remote/server-connection.ts';
import { currentBook } from '../../ui/current-language.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { saveTextFile } from '../../ui/save-file.ts';

/** The table's commitment before the match, in small print. */
export function FairnessCommitment({ commitment }: { readonly commitment: string }) {
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
  | { readonly as: 'failed'; readonly why: RequestErrorCode }
  | { readonly as: 'checked'; readonly checked: FairnessReport; readonly file: MatchFile };

/** After a match: was it dealt fairly? The page deals and replays everything itself. */
export function FairnessCheck({ table, match }: { readonly table: string; readonly match: number }) {
  const book = currentBook();
  const state = useSignal<State>({ as: 'unasked' });
  const ask = async (): Promise<void> => {
    state.value = { as: 'asked' };
    try {
      const file = await fileOf(connection, table, match);
      state.value = { as: 'checked', checked: await checkFairMatch(file), file };
    } catch (error) {
      state.value = { as: 'failed', why: requestErrorCode(error) };
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
          <div class="dialog-body">
            <p role="status">{inWords(state.value, book)}</p>
            {state.value.as === 'checked' && <SaveButton file={state.value.file} />}
          </div>
        </Dialog>
      )}
    </>
  );
}

/** A download for checking it elsewhere, or as proof. */
const SaveButton = ({ file }: { readonly file: MatchFile }) => (
  <div class="dialog-foot">
    <button
      type="button"
      onClick={() => saveTextFile(`${JSON.stringify(file)}\n`, `tischrunde-${file.table}-${file.match}.json`)}
    >
      {currentBook().say('kept.toFile')}
    </button>
  </div>
);

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
