import { useSignal } from '@preact/signals';
import type { Scene } from '@tischrunde/protocol';
import { sitBeside } from '../../session/remote/extra-seats.ts';
import { connection } from '../../session/remote/server-connection.ts';
import { currentBook } from '../../ui/current-language.ts';
import { NameField } from './name-field.tsx';
import { useAsks } from './use-asks.ts';

/** Another person sits down at the same device, on the next free seat. */
export function AnotherPlayer({ scene: { table } }: { readonly scene: Scene }) {
  const book = currentBook();
  const name = useSignal('');
  const { failed, act } = useAsks();
  const free = table.places.findIndex(({ guest, bot }) => guest === null && bot === null);
  if (free < 0) return null;
  return (
    <details class="another-player">
      <summary>{book.say('seat.more')}</summary>
      <form
        class="name-form"
        onSubmit={(event) => {
          event.preventDefault();
          act(
            sitBeside(connection, table.id, free, name.value.trim()).then(() => {
              name.value = '';
            }),
          );
        }}
      >
        <NameField name={name} label={book.say('seat.moreName')} />
        <button type="submit" class="primary">
          {book.say('invited.sit')}
        </button>
        <p class="far-word" role="alert">
          {failed.value !== null &&
            book.say(failed.value === 'name.taken' ? 'invited.nameTaken' : `whyNot.${failed.value}`)}
        </p>
      </form>
    </details>
  );
}
