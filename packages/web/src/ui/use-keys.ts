import { useLayoutEffect, useRef } from 'preact/hooks';

/** Actions by key name; letters match in either case. */
export type Keys = Readonly<Record<string, (() => void) | undefined>>;

/** Listens to keys while nobody is typing. */
export function useKeys(keys: Keys): void {
  // A key right after another must see the state that the first one left.
  const latest = useRef(keys);
  latest.current = keys;
  // Before the page is painted: a key pressed as soon as something is seen must not be lost.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const { target, key, ctrlKey, metaKey, altKey } = event;
      if (
        ctrlKey ||
        metaKey ||
        altKey ||
        (target instanceof Element && target.closest('input, select, textarea')) ||
        // What has the focus in a dialog may go away; its keys are still the dialog's.
        document.querySelector('dialog:modal') !== null
      )
        return;
      const act = latest.current[key.length === 1 ? key.toLowerCase() : key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
