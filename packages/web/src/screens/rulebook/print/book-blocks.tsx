import type { Book, GamePages } from '@tischrunde/rulebook';
import { catalogue } from '../../../games/catalogue.ts';
import { Picture } from '../../../games/picture.tsx';
import { marksText } from '../rule.tsx';
import { type Block, chapterAnchor, type Setting } from './block.ts';
import { chapterBlocks, sharedBlocks } from './chapter-blocks.tsx';

/** The whole book: title, contents, the rules that games share, and every game. */
export function bookBlocks(all: readonly GamePages[], book: Book, across: number): Block[] {
  // Block plays by all of the basic rules.
  const plain = all.find(({ game }) => game === 'block') ?? all[0];
  const title = book.say('book.title');
  return [
    {
      key: 'title',
      chapter: title,
      draw: () => (
        <div class="printed-title">
          <p>Tischrunde</p>
          <h1>{title}</h1>
          <div class="printed-pictures">
            {catalogue.slice(0, 12).map(({ id }) => (
              <Picture key={id} game={id} />
            ))}
          </div>
          <p class="printed-marks">{marksText(book)}</p>
        </div>
      ),
    },
    {
      key: 'contents',
      chapter: book.say('print.contents'),
      draw: (setting) => <Contents {...{ all, book, setting }} />,
    },
    ...sharedBlocks('domino', plain, book),
    ...all.flatMap((pages) => chapterBlocks(pages, book, { isInBook: true, across })),
    ...sharedBlocks('table', plain, book),
  ];
}

interface ContentsProps {
  readonly all: readonly GamePages[];
  readonly book: Book;
  readonly setting: Setting;
}

function Contents({ all, book, setting: { pageOf } }: ContentsProps) {
  const chapters = [
    { anchor: chapterAnchor('domino'), name: book.say('book.shared') },
    ...all.map(({ game }) => ({ anchor: chapterAnchor(game), name: book.name(game) })),
    { anchor: chapterAnchor('table'), name: book.say('book.table') },
  ];
  return (
    <nav class="printed-contents">
      <h1>{book.say('print.contents')}</h1>
      <ol>
        {chapters.map(({ anchor, name }) => (
          <li key={anchor}>
            <a href={`#chapter-${anchor}`}>{name}</a>
            <span>{pageOf(anchor)}</span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
