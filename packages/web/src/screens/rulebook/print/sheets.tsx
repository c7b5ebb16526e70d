import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Block, Setting } from './block.ts';
import { bookletPlaces, paginate } from './paginate.ts';
import { type Paper, pageSize } from './paper.ts';

interface SheetsProps {
  readonly blocks: readonly Block[];
  readonly paper: Paper;
  /** How many pages there are. */
  onPages(count: number): void;
}

/** Blocks on pages. They are measured first, so that the contents and the feet can tell the numbers of the pages. */
export function Sheets({ blocks, paper, onPages }: SheetsProps) {
  const draft = useRef<HTMLDivElement>(null);
  const [laidOut, setLaidOut] = useState<{ readonly of: unknown; readonly pages: number[][] } | null>(null);
  const size = pageSize(paper);
  const of = useMemo(() => ({}), [blocks, size]);
  useLayoutEffect(() => {
    let left = false;
    // Letters of a font that comes later are of another width.
    void document.fonts.ready.then(() => {
      const body = draft.current;
      if (left || body === null) return;
      const heights = [...body.children].map((child) => child.getBoundingClientRect().height);
      const room = body.parentElement?.clientHeight ?? 0;
      const measured = blocks.map(({ isHeading = false, chapter }, index) => ({
        height: heights[index] ?? 0,
        isHeading,
        startsPage: chapter !== undefined,
      }));
      const pages = paginate(measured, room);
      setLaidOut({ of, pages });
      onPages(pages.length);
    });
    return () => {
      left = true;
    };
  }, [of]);
  if (laidOut === null || laidOut.of !== of) {
    return (
      <div class="paper" data-size={size} data-draft="true" aria-hidden="true">
        <section class="sheet">
          <div class="sheet-body">
            <div ref={draft}>
              {blocks.map((block) => (
                <div key={block.key} class="block">
                  {block.draw({ isDraft: true, pageOf: () => '000' })}
                </div>
              ))}
            </div>
          </div>
          <footer class="sheet-foot">
            <span>…</span>
          </footer>
        </section>
      </div>
    );
  }
  const { pages } = laidOut;
  const setting = settingOf(blocks, pages);
  const chapters = chaptersOf(blocks, pages);
  const sheets = pages.map((indexes, page) => (
    <section key={page} class="sheet">
      <div class="sheet-body">
        {indexes.map((index) => {
          const { key, chapter, anchor, draw } = blocks[index];
          return (
            <div
              key={key}
              class="block"
              {...(chapter === undefined || anchor === undefined ? {} : { id: `chapter-${anchor}` })}
            >
              {draw(setting)}
            </div>
          );
        })}
      </div>
      <footer class="sheet-foot">
        <span>{chapters[page]}</span>
        <span>{page + 1}</span>
      </footer>
    </section>
  ));
  return <OnPaper {...{ paper, sheets }} />;
}

interface OnPaperProps {
  readonly paper: Paper;
  readonly sheets: readonly ComponentChildren[];
}

/** Pages one after the other. Those of a booklet are read in their order, and printed so that one can fold them. */
export const OnPaper = ({ paper, sheets }: OnPaperProps) => (
  <div class="paper" data-size={pageSize(paper)} data-paper={paper}>
    {paper === 'booklet' ? <Booklet sheets={sheets} /> : sheets}
  </div>
);

function Booklet({ sheets }: Pick<OnPaperProps, 'sheets'>) {
  const places = bookletPlaces(sheets.length);
  return places.map((place, page) => (
    <div
      key={page}
      class="booklet-page"
      data-left={place % 2 === 0}
      data-empty={page >= sheets.length}
      style={{ '--place': place }}
    >
      {sheets[page] ?? <section class="sheet" />}
    </div>
  ));
}

function settingOf(blocks: readonly Block[], pages: readonly (readonly number[])[]): Setting {
  const numbers = new Map<string, number>();
  for (const [page, indexes] of pages.entries())
    for (const index of indexes) {
      const { anchor } = blocks[index];
      if (anchor !== undefined && !numbers.has(anchor)) numbers.set(anchor, page + 1);
    }
  return {
    isDraft: false,
    pageOf: (anchor) => {
      const number = numbers.get(anchor);
      if (number === undefined) throw new Error(`nothing is printed for ${anchor}`);
      return `${number}`;
    },
  };
}

/** The chapter that each page belongs to. */
function chaptersOf(blocks: readonly Block[], pages: readonly (readonly number[])[]): string[] {
  let chapter = '';
  return pages.map(([first]) => {
    chapter = blocks[first].chapter ?? chapter;
    return chapter;
  });
}
