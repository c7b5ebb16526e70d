import type { Evening } from '@tischrunde/protocol';
import { currentBook } from '../../ui/current-language.ts';
import './evening-score.css';

/** Who has won how often at a table, and been second, third and so on, whatever was played; nothing before the first match has ended. */
export function EveningScore({ evening: { matches, people } }: { readonly evening: Evening }) {
  const book = currentBook();
  if (matches === 0) return null;
  const places = Array.from(
    { length: Math.max(...people.map((person) => person.places.length)) },
    (_, at) => at,
  );
  return (
    <section class="evening" aria-labelledby="evening-score">
      <table>
        <thead>
          <tr>
            <td>
              <h3 id="evening-score">{book.say('board.tonight')}</h3>
            </td>
            {places.map((at) => (
              <th key={at} scope="col">
                {at === 0 && <Cup />}
                <span class="unseen">
                  {at === 0 ? book.say('evening.wins') : book.say('evening.place', { number: at + 1 })}
                </span>
                {at > 0 && <span aria-hidden="true">{at + 1}.</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <tr key={`${person.guest} ${person.name}`}>
              <th scope="row">{person.name}</th>
              {places.map((at) => (
                <td key={at} data-none={(person.places[at] ?? 0) === 0}>
                  {person.places[at] ?? 0}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const Cup = () => (
  <svg class="cup" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M7 3h10v6a5 5 0 0 1-10 0ZM7 5H3c0 4 1.500 6 4.500 6M17 5h4c0 4-1.500 6-4.500 6M12 14v4M8 21h8M9.500 21c0-2 1-3 2.500-3s2.500 1 2.500 3" />
  </svg>
);
