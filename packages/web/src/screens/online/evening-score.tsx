import type { Evening } from '@tischrunde/protocol';
import { currentBook } from '../../ui/current-language.ts';
import './evening-score.css';

/** Who has won how often at a table, whatever was played; nothing before the first match has ended. */
export function EveningScore({ evening }: { readonly evening: Evening }) {
  const book = currentBook();
  if (evening.matches === 0) return null;
  return (
    <section class="evening" aria-labelledby="evening-score">
      <h3 id="evening-score">{book.say('board.tonight')}</h3>
      <ol>
        {evening.people.map(({ guest, name, wins, matches }) => (
          <li key={`${guest} ${name}`}>
            <span class="evening-name">{name}</span>
            <span>
              <b>{book.say('evening.wins', { count: wins })}</b>{' '}
              <span class="quiet evening-of">{book.say('evening.matches', { count: matches })}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
