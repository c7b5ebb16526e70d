import { useSignal } from '@preact/signals';
import type { Book } from '@tischrunde/rulebook';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useMedia } from '../../ui/use-media.ts';

/** A phone held sideways. */
export const sideways = '(max-height: 540px) and (min-width: 560px)';

interface BarButtonsProps {
  readonly book: Book;
  readonly children: ComponentChildren;
}

/** The buttons of the bar. On a phone held sideways, where the table needs the room, they are a menu. */
export function BarButtons({ book, children }: BarButtonsProps) {
  const isSideways = useMedia(sideways);
  const isOpen = useSignal(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen.value) return;
    const isIn = (place: HTMLElement | null, { target }: Event): boolean =>
      target instanceof Node && place?.contains(target) === true;
    const close = (): void => {
      isOpen.value = false;
    };
    const closeElsewhere = (event: Event): void => {
      if (!isIn(buttons.current, event) && !isIn(toggle.current, event)) close();
    };
    // What a button opens gives the focus back to what had it, and the button is hidden by then.
    const closeAfterChoice = (event: Event): void => {
      if (!isIn(buttons.current, event)) return;
      toggle.current?.focus();
      close();
    };
    const closeByKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      toggle.current?.focus();
      close();
    };
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    addEventListener('pointerdown', closeElsewhere, options);
    addEventListener('click', closeAfterChoice, options);
    addEventListener('keydown', closeByKey, options);
    return () => listening.abort();
  }, [isOpen.value]);
  // The same elements in both cases: what a button has opened stays when the phone is turned.
  return (
    <div class="bar-menu">
      {isSideways && (
        <button
          type="button"
          class="round"
          ref={toggle}
          aria-label={book.say('page.menu')}
          aria-expanded={isOpen.value}
          onClick={() => {
            isOpen.value = !isOpen.value;
          }}
        >
          <svg class="line-icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d="M4 6h16M4 12h16M4 18h16" />
          </svg>
        </button>
      )}
      <div class="bar-buttons" ref={buttons} data-open={isOpen.value}>
        {children}
      </div>
    </div>
  );
}
