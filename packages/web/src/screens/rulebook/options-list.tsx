import type { Book } from '@tischrunde/rulebook';
import { agreementsFor } from '../../games/catalogue.ts';
import type { Agreement, GameDescriptor } from '../../games/descriptor.ts';
import { Fold } from './fold.tsx';

/** The options of a game. */
export function Agreements({ entry, book }: { readonly entry: GameDescriptor; readonly book: Book }) {
  const offered = offeredBy(entry);
  if (offered.length === 0) return null;
  return (
    <Fold title={book.say('book.options')}>
      <dl class="agreements">
        {offered.map((option) => {
          const { name, about } = book.option(entry.id, option.name);
          return (
            <div key={option.name}>
              <dt>{name}</dt>
              <dd>
                {about} {usually(book, option)}
              </dd>
            </div>
          );
        })}
      </dl>
    </Fold>
  );
}

/** The options that some number of players can choose from. */
export function offeredBy(entry: GameDescriptor): readonly Agreement[] {
  const { least, most, options } = entry;
  const counts = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  return options.filter((option) => counts.some((players) => agreementsFor(entry, players).includes(option)));
}

/** What holds if nothing else is agreed. */
export function usually(book: Book, { name, kind, standard }: Agreement): string {
  if (standard === undefined || kind === 'seat') return '';
  const value = name === 'set' ? book.say('score.set', { value: Number(standard) }) : book.choice(standard);
  return book.say('book.usually', { value });
}
