import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { currentBook } from './current-language.ts';
import './dialog.css';

interface DialogProps {
  readonly title: string;
  readonly children: ComponentChildren;
  onClose(): void;
}

/** A modal dialog. Esc and the cross close it. */
export function Dialog({ title, children, onClose }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const book = currentBook();
  useEffect(() => {
    ref.current?.showModal();
  }, []);
  return (
    <dialog ref={ref} class="dialog" aria-label={title} onClose={onClose}>
      <header class="dialog-head">
        <h2>{title}</h2>
        <button
          type="button"
          class="round"
          aria-label={book.say('page.close')}
          onClick={() => ref.current?.close()}
        >
          ✕
        </button>
      </header>
      {children}
    </dialog>
  );
}

/** Options that are hidden at first. */
export function More({ children }: { readonly children: ComponentChildren }) {
  return (
    <details>
      <summary>{currentBook().say('setUp.more')}</summary>
      <div class="dialog-body">{children}</div>
    </details>
  );
}

interface ChoiceProps<Value> {
  readonly title: string;
  readonly about?: string;
  readonly values: readonly Value[];
  readonly chosen: Value;
  nameOf(value: Value): string;
  /** A picture in front of the name. */
  pictureOf?(value: Value): ComponentChildren;
  /** The language of a name, if it differs from the current one. */
  langOf?(value: Value): string;
  onChoose(value: Value): void;
}

let groups = 0;

/** A choice with all of its values visible. */
export function Choice<Value extends string | number | boolean>(props: ChoiceProps<Value>) {
  const { title, about, values, chosen, nameOf, pictureOf, langOf, onChoose } = props;
  const name = useRef('');
  if (name.current === '') name.current = `choice-${groups++}`;
  return (
    <fieldset class="choice">
      <legend>{title}</legend>
      {about !== undefined && <p class="quiet">{about}</p>}
      <div class="choice-row">
        {values.map((value) => (
          <label key={String(value)} class="chip" lang={langOf?.(value)}>
            <input
              type="radio"
              name={name.current}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            {pictureOf?.(value)}
            {nameOf(value)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SwitchProps {
  readonly title: string;
  readonly about?: string;
  readonly on: boolean;
  onChange(on: boolean): void;
}

export function Switch({ title, about, on, onChange }: SwitchProps) {
  return (
    <label class="switch">
      <span>
        {title}
        {about !== undefined && <span class="quiet">{about}</span>}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        checked={on}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </label>
  );
}
