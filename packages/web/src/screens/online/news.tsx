import type { Visit } from '@tischrunde/client';
import type { Happening } from '@tischrunde/protocol';
import type { Book } from '@tischrunde/rulebook';
import { currentBook } from '../../ui/current-language.ts';

/** What happens beside the match, for screen readers: who comes, who goes, for whom a bot plays. */
export function News({ visit }: { readonly visit: Visit }) {
  const book = currentBook();
  return (
    <p class="unseen" role="log">
      {visit.news.value.map(({ number, event, name }) => (
        <span key={number}>{inWords(event, name, book)}</span>
      ))}
    </p>
  );
}

function inWords(event: Happening, name: string, book: Book): string {
  switch (event.kind) {
    case 'sat':
      return book.say('told.sat', { name });
    case 'stood':
      return book.say('told.stood', { name });
    case 'bot':
      return book.say(event.level === null ? 'told.back' : 'told.bot', { name });
    case 'kicked':
      return book.say('told.kicked', { name });
    case 'host':
      return book.say('told.host', { name });
    default:
      return '';
  }
}
