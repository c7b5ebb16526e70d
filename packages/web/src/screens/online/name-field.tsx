import type { Signal } from '@preact/signals';
import '../../ui/dialog.css';

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
