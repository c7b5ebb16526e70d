import type { Book } from '@tischrunde/rulebook';
import type { PrintedPuzzle } from './printed-puzzles.ts';

/** Puzzles for paper side by side, followed by the solutions, small and on their own page. */
export function pagesOf(sheets: readonly PrintedPuzzle[], title: string, book: Book): string {
  const figures = (drawings: readonly (string | null)[]): string =>
    drawings
      .map((drawing, index) => {
        const number = drawings.length > 1 ? `<figcaption>${index + 1}</figcaption>` : '';
        return drawing === null ? '' : `<figure>${number}${drawing}</figure>`;
      })
      .join('');
  const solutions = figures(sheets.map(({ solution }) => solution));
  return [
    `<h1>${title}</h1><main data-count="${Math.min(sheets.length, 3)}">`,
    figures(sheets.map(({ puzzle }) => puzzle)),
    '</main>',
    solutions === ''
      ? ''
      : `<h1 class="next">${title} · ${book.say('puzzle.solution')}</h1><main data-count="many">${solutions}</main>`,
  ].join('');
}

/** The style of such pages. */
export const pagesStyle = [
  'h1{font:600 16pt Georgia,serif;margin:0 0 6mm}',
  '.next{break-before:page}',
  'main{display:grid;gap:8mm;grid-template-columns:1fr 1fr}',
  'main[data-count="1"]{grid-template-columns:1fr}',
  'figure{margin:0;break-inside:avoid}',
  'figcaption{font:600 12pt Georgia,serif}',
  'main[data-count="1"] svg{max-height:230mm}',
  'main[data-count="2"]{grid-template-columns:1fr}',
  'main[data-count="2"] svg{max-height:112mm}',
  'main[data-count="3"] svg{max-height:118mm}',
  'main[data-count="many"]{grid-template-columns:1fr 1fr 1fr}',
].join('');

/** The style of everything printed. */
const onPaper =
  '@page{margin:15mm}body{margin:0}svg{display:block;margin:auto;width:100%;height:auto;max-height:95vh}';

/** Opens the browser's print dialog for a document without leaving the page. */
export function printDocument(sheet: string, style: string, title: string): void {
  const frame = document.createElement('iframe');
  frame.className = 'unseen';
  frame.title = title;
  frame.addEventListener('load', () => {
    const inside = frame.contentWindow as (Window & typeof globalThis) | null;
    if (inside === null) return;
    // A server may forbid inline styles, but not constructed style sheets.
    const worn = new inside.CSSStyleSheet();
    worn.replaceSync(onPaper + style);
    inside.document.adoptedStyleSheets = [worn];
    inside.document.title = title;
    inside.addEventListener('afterprint', () => frame.remove());
    inside.print();
  });
  frame.srcdoc = `<!doctype html>${sheet}`;
  document.body.append(frame);
}
