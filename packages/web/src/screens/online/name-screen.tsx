import { type Signal, useSignal } from '@preact/signals';
import type { Connection } from '@tischrunde/client';
import { saveIdentity } from '../../session/remote/identity.ts';
import { currentBook } from '../../ui/current-language.ts';
import { useTitle } from '../../ui/use-title.ts';
import { Bar } from '../common/bar.tsx';
import '../../ui/dialog.css';
import '../shelf/shelf.css';

/** The maximum length of a name. */
const longest = 24;

export function NameField({ name, label }: { readonly name: Signal<string>; readonly label: string }) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        type="text"
        required
        maxLength={longest}
        // Not only spaces.
        pattern=".*\S.*"
        autoComplete="nickname"
        enterKeyHint="go"
        value={name.value}
        onInput={({ currentTarget }) => {
          name.value = currentTarget.value;
        }}
      />
    </label>
  );
}

/** Guests who follow a link only enter a name. */
export function NameScreen({ connection }: { readonly connection: Connection }) {
  const book = currentBook();
  const name = useSignal(connection.lastName);
  const because = connection.unknownBecause.value;
  useTitle(book.say('who.ask'));
  return (
    <>
      <Bar />
      <main class="notice">
        <h1>{book.say('who.ask')}</h1>
        {because !== null && <p role="alert">{book.say(`whyNot.${because}`)}</p>}
        <form
          class="name-form"
          onSubmit={(event) => {
            event.preventDefault();
            saveIdentity({ token: null, name: name.value.trim() });
            connection.openAnew();
          }}
        >
          <NameField name={name} label={book.say('invite.name')} />
          <p class="quiet">{book.say('who.about')}</p>
          <button type="submit" class="primary">
            {book.say('who.go')}
          </button>
        </form>
      </main>
    </>
  );
}
