import type { Book } from '@tischrunde/rulebook';

interface CoverProps {
  readonly name: string;
  readonly book: Book;
  onUncover(): void;
}

/** Lies over the table between turns where several people share a screen, until the next one takes it off. */
export function Cover({ name, book, onUncover }: CoverProps) {
  return (
    <section class="cover">
      <h2>{book.say('device.hand', { name })}</h2>
      <button type="button" class="primary" onClick={onUncover}>
        {book.say('device.uncover', { name })}
      </button>
    </section>
  );
}
