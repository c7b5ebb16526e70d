import type { Book, Overview } from '@tischrunde/rulebook';
import { descriptorOf } from '../../games/catalogue.ts';
import { nonBreaking } from '../../ui/non-breaking.ts';

interface BoxProps {
  readonly pages: Overview;
  readonly book: Book;
}

/** What stands on a box: for how many, from which age, for how long, and what is in it. */
export function Box({ pages: { game, box }, book }: BoxProps) {
  return (
    <div class="box">
      <ul>
        <li>{playersText(game, book)}</li>
        <li>{book.say('book.age', { age: box.age })}</li>
        <li>{book.say('shelf.minutes', { count: box.minutes })}</li>
      </ul>
      <p>
        <b>{book.say('book.needs')}</b> {nonBreaking(box.needs)}
      </p>
    </div>
  );
}

function playersText(game: Overview['game'], book: Book): string {
  const { least, most } = descriptorOf(game);
  return least === most
    ? book.say('book.players', { count: least })
    : book.say('book.playersFrom', { least, most });
}

/** The aim, and a turn in three lines: enough to begin. */
export function InShort({ pages: { aim, turn }, book }: BoxProps) {
  return (
    <div class="in-short">
      <section class="aim">
        <h2>{book.say('book.aim')}</h2>
        <p>{nonBreaking(aim)}</p>
      </section>
      <section class="turn">
        <h2>{book.say('book.yourTurn')}</h2>
        <ol>
          {turn.map((line) => (
            <li key={line}>{nonBreaking(line)}</li>
          ))}
        </ol>
      </section>
    </div>
  );
}
