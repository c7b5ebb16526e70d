import type { Book } from '@tischrunde/rulebook';

interface CoverProps {
  readonly name: string;
  readonly book: Book;
  onUncover(): void;
}

/** Covers a shared screen between turns until the next player uncovers it. */
export function Cover({ name, book, onUncover }: CoverProps) {
  return (
    <section class="cover cloth">
      <h2>{book.say('device.hand', { name })}</h2>
      <button type="button" class="primary" onClick={onUncover}>
        {book.say('device.uncover', { name })}
      </button>
    </section>
  );
}
