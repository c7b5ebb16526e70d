import type { Book, GameId, GamePages } from '@tischrunde/rulebook';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useLocation, useRoute } from 'preact-iso/router';
import { catalogue, findDescriptor } from '../../../games/catalogue.ts';
import { currentBook } from '../../../ui/current-language.ts';
import { Choice } from '../../../ui/dialog.tsx';
import { useTitle } from '../../../ui/use-title.ts';
import { Bar } from '../../common/bar.tsx';
import { Notice } from '../../common/broken-page.tsx';
import { bookBlocks } from './book-blocks.tsx';
import { chapterBlocks } from './chapter-blocks.tsx';
import { Crib } from './crib.tsx';
import { type Paper, pageSize, paperFrom, paperRule, papers } from './paper.ts';
import '../rulebook.css';
import './print.css';
import { OnPaper, Sheets } from './sheets.tsx';

/** The rulebook on paper: the whole book or one game, in full or one page for each game. */
export function PrintScreen() {
  const book = currentBook();
  const { game } = useRoute().params;
  const entry = findDescriptor(game ?? '');
  if (game !== undefined && entry === undefined) return <Notice title={book.say('page.lost')} />;
  return <Printing key={game} game={entry?.id ?? null} book={book} />;
}

interface PrintingProps {
  /** Null for the whole book. */
  readonly game: GameId | null;
  readonly book: Book;
}

function Printing({ game, book }: PrintingProps) {
  const { query, path, route } = useLocation();
  const paper = paperFrom(query.paper);
  const isCrib = query.as === 'crib';
  const all = useAllPages(game, book);
  const [count, setCount] = useState(0);
  const room = useRef<HTMLDivElement>(null);
  const isReady = useReady(room, `${book.language} ${paper} ${isCrib}`);
  usePaper(paper);
  const title = game === null ? book.say('book.title') : book.name(game);
  useTitle(`${title} · ${book.say('print.title')}`);
  const wish = (more: Readonly<Record<string, string>>): void => {
    const wishes = new URLSearchParams({ as: isCrib ? 'crib' : 'whole', paper, ...more });
    route(`${path}?${wishes}`, true);
  };
  return (
    <>
      <Bar />
      <main class="printing" data-ready={isReady}>
        <header class="print-tools">
          <h1>{title}</h1>
          <Choice
            title={book.say('print.what')}
            values={['whole', 'crib'] as const}
            chosen={isCrib ? 'crib' : 'whole'}
            nameOf={(what) => whatText(what, game, book)}
            onChoose={(as) => wish({ as })}
          />
          <Choice
            title={book.say('print.paper')}
            values={papers}
            chosen={paper}
            nameOf={(one) => book.say(`print.${one}`)}
            onChoose={(one) => wish({ paper: one })}
          />
          {paper === 'booklet' && <p>{book.say('print.bookletHow')}</p>}
          <p class="print-now">
            <button type="button" class="primary" disabled={!isReady} onClick={() => print()}>
              {book.say('print.now')}
            </button>
            <span class="quiet" role="status">
              {isReady ? count > 0 && book.say('print.pages', { count }) : book.say('print.wait')}
            </span>
          </p>
        </header>
        <div class="print-room" ref={room}>
          {all !== null &&
            (isCrib ? (
              <Cribs {...{ all, book, paper }} onPages={setCount} />
            ) : (
              <Whole {...{ all, book, paper, game }} onPages={setCount} />
            ))}
        </div>
      </main>
    </>
  );
}

function whatText(what: 'whole' | 'crib', game: GameId | null, book: Book): string {
  if (what === 'crib') return book.say(game === null ? 'print.cribs' : 'print.crib');
  return book.say(game === null ? 'print.book' : 'print.chapter');
}

interface ShownProps {
  readonly all: readonly GamePages[];
  readonly book: Book;
  readonly paper: Paper;
  onPages(count: number): void;
}

function Whole({ all, book, paper, game, onPages }: ShownProps & { readonly game: GameId | null }) {
  const across = pageSize(paper) === 'a4' ? 3 : 2;
  const blocks = useMemo(
    () =>
      game === null
        ? bookBlocks(all, book, across)
        : chapterBlocks(all[0], book, { isInBook: false, across }),
    [all, book, game, across],
  );
  return <Sheets {...{ blocks, paper, onPages }} />;
}

function Cribs({ all, book, paper, onPages }: ShownProps) {
  useEffect(() => onPages(all.length), [all]);
  const sheets = all.map((pages) => <Crib key={`${pages.game} ${paper}`} {...{ pages, book }} />);
  return <OnPaper {...{ paper, sheets }} />;
}

/** The chapter of a game, or of all games; null until they are loaded in the current language. */
function useAllPages(game: GameId | null, book: Book): readonly GamePages[] | null {
  const [loaded, setLoaded] = useState<{ readonly book: Book; readonly all: readonly GamePages[] } | null>(
    null,
  );
  const [failed, setFailed] = useState<unknown>(null);
  useEffect(() => {
    let left = false;
    const games = game === null ? catalogue.map(({ id }) => id) : [game];
    Promise.all(games.map((id) => book.pages(id))).then((all) => {
      if (!left) setLoaded({ book, all });
    }, setFailed);
    return () => {
      left = true;
    };
  }, [game, book]);
  // The error boundary handles it.
  if (failed !== null) throw failed;
  return loaded?.book === book ? loaded.all : null;
}

/** Whether all pages are laid out and all boards are drawn. */
function useReady(room: { readonly current: HTMLElement | null }, wish: string): boolean {
  const [ready, setReady] = useState('');
  useEffect(() => {
    let asked = 0;
    const look = (): void => {
      const waits = room.current?.querySelector(
        '[data-draft], [data-board="coming"], .little-board:empty, .crib:not([data-fit])',
      );
      if (waits === null && room.current?.querySelector('.sheet') !== null) setReady(wish);
      else asked = requestAnimationFrame(look);
    };
    asked = requestAnimationFrame(look);
    return () => cancelAnimationFrame(asked);
  }, [wish]);
  return ready === wish;
}

/** The size of the paper, as long as the page is shown. */
function usePaper(paper: Paper): void {
  useEffect(() => {
    // A server may forbid inline styles, but not constructed style sheets.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(paperRule[paper]);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [paper]);
}
