import type { Book } from '@tischrunde/rulebook';
import type { Autoplay } from './use-autoplay.ts';

interface StepsProps {
  readonly at: number;
  readonly last: number;
  readonly book: Book;
  readonly autoplay: Autoplay;
  onGo(to: number): void;
}

const signs = {
  first: 'M6 5v14M19 5L9 12l10 7z',
  before: 'M17 5L7 12l10 7z',
  next: 'M7 5l10 7L7 19z',
  last: 'M18 5v14M5 5l10 7L5 19z',
  run: 'M8 4l12 8-12 8z',
  pause: 'M8 5v14M16 5v14',
} as const;

/** The buttons to step through a match. They stay in place at both ends, so that the focus is not lost. */
export function StepButtons({ at, last, book, autoplay, onGo }: StepsProps) {
  const step = (name: 'first' | 'before' | 'next' | 'last', to: number) => (
    <button
      type="button"
      aria-label={book.say(`look.${name}`)}
      aria-disabled={to < 0 || to > last || to === at}
      onClick={() => onGo(to)}
    >
      <Sign name={name} />
    </button>
  );
  const name = autoplay.isRunning ? 'pause' : 'run';
  return (
    <div class="steps">
      {step('first', 0)}
      {step('before', at - 1)}
      <button type="button" class="primary" aria-label={book.say(`look.${name}`)} onClick={autoplay.toggle}>
        <Sign name={name} />
      </button>
      {step('next', at + 1)}
      {step('last', last)}
      <button
        type="button"
        class="speed"
        aria-label={book.say('look.speed', { value: autoplay.speed })}
        onClick={autoplay.faster}
      >
        {autoplay.speed}×
      </button>
    </div>
  );
}

const Sign = ({ name }: { readonly name: keyof typeof signs }) => (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path d={signs[name]} />
  </svg>
);
