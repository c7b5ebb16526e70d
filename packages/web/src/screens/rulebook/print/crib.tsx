import type { Book, GamePages, Part, RuleText } from '@tischrunde/rulebook';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Picture } from '../../../games/picture.tsx';
import { nonBreaking } from '../../../ui/non-breaking.ts';
import { Box, InShort } from '../box.tsx';
import { SheetMark } from '../rule.tsx';
import { RuleTable } from '../rule-table.tsx';

interface CribProps {
  readonly pages: GamePages;
  readonly book: Book;
}

/** The letters are made smaller in these steps until everything is on the page. */
const step = 0.025;
const smallest = 0.5;

/** A game on one page: the box, a turn, the tables, how a round ends, what counts, and how the match ends. */
export function Crib({ pages, book }: CribProps) {
  const { game, parts } = pages;
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    let left = false;
    void document.fonts.ready.then(() => {
      if (!left && ref.current !== null) fit(ref.current);
    });
    return () => {
      left = true;
    };
  });
  return (
    <section class="sheet crib" ref={ref} data-game={game}>
      <header class="printed-head">
        <div>
          <h1>{book.name(game)}</h1>
          <Box {...{ pages, book }} />
        </div>
        <Picture game={game} />
      </header>
      <InShort {...{ pages, book }} />
      <div class="crib-columns">
        {parts.map((part) => (
          <CribPart key={part.section} {...{ part, book, game }} />
        ))}
      </div>
    </section>
  );
}

/** All rules of these sections are on the page. */
const inFull: readonly Part['section'][] = ['end', 'scoring', 'match'];

function CribPart({ part, book, game }: { readonly part: Part; readonly book: Book; readonly game: string }) {
  const { section, heading, table, rules } = part;
  const title = book.say(heading);
  const shown = inFull.includes(section)
    ? rules
    : section === 'setup'
      ? rules.filter(({ page }) => page === game)
      : [];
  if (table === null && shown.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      {table !== null && <RuleTable {...{ table, title, book }} base={null} />}
      {shown.map((rule) => (
        <CribRule key={rule.id} {...{ rule, book }} />
      ))}
    </section>
  );
}

const CribRule = ({ rule, book }: { readonly rule: RuleText; readonly book: Book }) => {
  const { title, text, sheets, ruling } = rule;
  return (
    <p>
      <b>{title}</b>{' '}
      {text !== null && (
        <>
          {nonBreaking(text)} <SheetMark sheets={sheets} book={book} />{' '}
        </>
      )}
      {ruling !== null && (
        <>
          {nonBreaking(ruling)}{' '}
          <span class="badge" data-kind="house">
            {book.say('book.ruling')}
          </span>
        </>
      )}
    </p>
  );
};

/** Makes the letters as large as they can be. What does not fit into the columns is in a further one, beside the page. */
function fit(sheet: HTMLElement): void {
  const columns = sheet.querySelector('.crib-columns');
  const isWhole = (): boolean => {
    const edge = columns?.getBoundingClientRect().right ?? 0;
    const last = [...(columns?.lastElementChild?.getClientRects() ?? [])].at(-1);
    return last === undefined || last.right <= edge + 1;
  };
  for (let size = 1; size >= smallest; size -= step) {
    sheet.style.setProperty('--fit', size.toFixed(3));
    sheet.dataset.fit = size.toFixed(3);
    if (isWhole()) return;
  }
}
