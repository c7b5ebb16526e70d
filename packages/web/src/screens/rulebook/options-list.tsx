import type { Book, GameId } from '@tischrunde/rulebook';
import { agreementsFor } from '../../games/catalogue.ts';
import type { Agreement, GameDescriptor } from '../../games/descriptor.ts';

/** The options of a game. */
export function Agreements({ entry, book }: { readonly entry: GameDescriptor; readonly book: Book }) {
  const { id, least, most, options } = entry;
  const counts = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  const offered = options.filter((option) =>
    counts.some((players) => agreementsFor(entry, players).includes(option)),
  );
  if (offered.length === 0) return null;
  return (
    <section>
      <h2>{book.say('book.options')}</h2>
      <dl class="agreements">
        {offered.map((option) => {
          const { name, about } = book.option(id, option.name);
          return (
            <div key={option.name}>
              <dt>{name}</dt>
              <dd>
                {about} {usually(book, id, option)}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

function usually(book: Book, _game: GameId, { name, kind, standard }: Agreement): string {
  if (standard === undefined || kind === 'seat') return '';
  const value = name === 'set' ? book.say('score.set', { value: Number(standard) }) : book.choice(standard);
  return book.say('book.usually', { value });
}
