import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { renameGuest } from '../../session/remote/rename.ts';
import { connection } from '../../session/remote/server-connection.ts';
import { currentBook } from '../../ui/current-language.ts';
import { NameField } from './name-field.tsx';
import { useAsks } from './use-asks.ts';

interface AnotherNameProps {
  /** What the guest wanted to do is done under the new name. */
  onRenamed(): void;
}

/** Somebody at the table has a name like that of the guest: another one is asked for on the spot. */
export function AnotherName({ onRenamed }: AnotherNameProps) {
  const book = currentBook();
  const name = useSignal('');
  const { failed, act } = useAsks();
  const form = useRef<HTMLFormElement>(null);
  // What was tapped may be far above or below.
  useEffect(() => {
    form.current?.querySelector('input')?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <form
      ref={form}
      class="name-form another-name"
      onSubmit={(event) => {
        event.preventDefault();
        act(renameGuest(connection, name.value.trim()).then(onRenamed));
      }}
    >
      <p role="alert">{book.say('invited.nameTaken')}</p>
      <NameField name={name} label={book.say('invite.name')} />
      <button type="submit" class="primary">
        {book.say('who.rename')}
      </button>
      <p class="far-word" role="alert">
        {failed.value !== null && book.say(`whyNot.${failed.value}`)}
      </p>
    </form>
  );
}
