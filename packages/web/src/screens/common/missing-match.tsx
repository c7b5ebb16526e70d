import type { Book } from '@tischrunde/rulebook';
import { currentBook } from '../../ui/current-language.ts';
import { Notice } from './broken-page.tsx';

/** A match that cannot be shown: it is no longer there, or it is damaged, for a reason in the reader's language. */
export type Missing =
  | { readonly as: 'gone' }
  | { readonly as: 'damaged'; readonly why: (book: Book) => string };

/** Says what became of a match, and where to go on. */
export function MissingMatch({ missing }: { readonly missing: Missing }) {
  const book = currentBook();
  if (missing.as === 'gone')
    return (
      <Notice title={book.say('kept.gone')} leadsToMatches>
        <p>{book.say('kept.goneWhy')}</p>
      </Notice>
    );
  return (
    <Notice title={book.say('kept.isDamaged')} leadsToMatches>
      <p>{book.say('kept.whereAside', { place: book.say('page.matches') })}</p>
      <p class="quiet">{missing.why(book)}</p>
    </Notice>
  );
}
