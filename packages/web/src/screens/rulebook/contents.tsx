import { catalogue } from '../../games/catalogue.ts';
import { currentBook } from '../../ui/current-language.ts';
import { useTitle } from '../../ui/use-title.ts';
import './rulebook.css';
import { Picture } from '../../games/picture.tsx';
import { Bar } from '../common/bar.tsx';

/** The rulebook's table of contents. */
export function RulebookContents() {
  const book = currentBook();
  const title = book.say('book.title');
  useTitle(title);
  return (
    <>
      <Bar />
      <main class="contents">
        <h1>{title}</h1>
        <ul>
          {catalogue.map(({ id }) => (
            <li key={id}>
              <a href={`/rules/${id}`}>
                <Picture game={id} />
                <span>
                  <b>{book.name(id)}</b>
                  <span class="quiet">{book.blurb(id)}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </main>
    </>
  );
}
