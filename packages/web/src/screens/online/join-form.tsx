import { useSignal } from '@preact/signals';
import { codeFrom } from '../../session/remote/table-code.ts';
import { currentBook } from '../../ui/current-language.ts';
import '../../ui/dialog.css';
import './join-form.css';

interface JoinFormProps {
  readonly isLarge?: boolean;
  onCode(code: string): void;
}

/** Asks for the short code of a table. Case and spaces do not matter. */
export function JoinForm({ isLarge = false, onCode }: JoinFormProps) {
  const book = currentBook();
  const text = useSignal('');
  return (
    <form
      class="join-form"
      data-large={isLarge}
      onSubmit={(event) => {
        event.preventDefault();
        onCode(codeFrom(text.value));
      }}
    >
      <label class="field">
        <span>{book.say(isLarge ? 'join.code' : 'join.title')}</span>
        <input
          type="text"
          required
          // Five letters, with or without spaces.
          pattern="\s*([A-Za-z]\s*){5}"
          maxLength={12}
          size={7}
          autoComplete="off"
          autoCapitalize="characters"
          spellcheck={false}
          enterKeyHint="go"
          placeholder={book.say('join.code')}
          title={book.say('join.about')}
          value={text.value}
          onInput={({ currentTarget }) => {
            text.value = currentTarget.value;
          }}
        />
      </label>
      <button type="submit">{book.say('join.go')}</button>
    </form>
  );
}
