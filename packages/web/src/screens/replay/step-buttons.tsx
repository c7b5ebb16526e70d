import type { Book } from '@tischrunde/rulebook';

interface StepsProps {
  readonly at: number;
  readonly last: number;
  readonly book: Book;
  onGo(to: number): void;
}

const signs = {
  first: 'M6 5v14M19 5L9 12l10 7z',
  before: 'M17 5L7 12l10 7z',
  next: 'M7 5l10 7L7 19z',
  last: 'M18 5v14M5 5l10 7L5 19z',
} as const;

/** The buttons to step through a match. They stay in place at both ends, so that the focus is not lost. */
export function StepButtons({ at, last, book, onGo }: StepsProps) {
  const steps = [
    ['first', 0],
    ['before', at - 1],
    ['next', at + 1],
    ['last', last],
  ] as const;
  return (
    <div class="steps">
      {steps.map(([name, to]) => (
        <button
          key={name}
          type="button"
          aria-label={book.say(`look.${name}`)}
          aria-disabled={to < 0 || to > last || to === at}
          onClick={() => onGo(to)}
        >
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d={signs[name]} />
          </svg>
        </button>
      ))}
    </div>
  );
}
