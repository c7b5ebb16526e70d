import { useEffect } from 'preact/hooks';

/** What keys do, by their name; letters in either case. */
export type Keys = Readonly<Record<string, (() => void) | undefined>>;

/** Listens to keys while nobody is typing. */
export function useKeys(keys: Keys): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const { target, key, ctrlKey, metaKey, altKey } = event;
      if (
        ctrlKey ||
        metaKey ||
        altKey ||
        (target instanceof Element && target.closest('input, select, textarea, dialog'))
      )
        return;
      const act = keys[key.length === 1 ? key.toLowerCase() : key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  });
}

/** Moves the focus to the next piece of the rack, or the one before. */
export function focusPiece(step: 1 | -1): void {
  const pieces = [...document.querySelectorAll<HTMLElement>('.rack-piece')];
  const at = pieces.findIndex((piece) => piece.matches(':focus'));
  pieces[(at + step + pieces.length) % pieces.length]?.focus();
}

/** Moves the focus to the next place on the board where the chosen piece may go, or the one before. */
export function focusPlace(step: 1 | -1): void {
  const places = [...document.querySelectorAll<HTMLElement>('.felt [role="button"]')];
  const at = places.findIndex((place) => place.matches(':focus'));
  places[(at + step + places.length) % places.length]?.focus();
}
