import type { Book, RuleText, TableText } from '@tischrunde/rulebook';
import type { Block } from './blocks.ts';

/** A rulebook to print: one file that needs nothing else. */
export function inHtml(book: Book, games: readonly (readonly Block[])[]): string {
  const title = book.say('book.title');
  return [
    '<!doctype html>',
    `<html lang="${book.language}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>Tischrunde · ${escaped(title)}</title>`,
    `<style>${style}</style>`,
    '</head>',
    '<body>',
    `<header><p class="house">Tischrunde</p><h1>${escaped(title)}</h1></header>`,
    ...(games.length > 1 ? contentsOf(book, games) : []),
    '<main>',
    ...games.map(
      (blocks) => `<article>\n${blocks.map((block) => blockOf(book, block)).join('\n')}\n</article>`,
    ),
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

function contentsOf(book: Book, games: readonly (readonly Block[])[]): string[] {
  const titles = games.flatMap((blocks) => blocks.filter((block) => block.kind === 'title'));
  return [
    `<nav><h2>${escaped(book.say('book.contents'))}</h2><ol>`,
    ...titles.map(({ page, text }) => `<li><a href="#${page}">${escaped(text)}</a></li>`),
    '</ol></nav>',
  ];
}

function blockOf(book: Book, block: Block): string {
  switch (block.kind) {
    case 'title':
      return `<h2 id="${block.page}">${escaped(block.text)}</h2>\n<p class="below">${escaped(block.below)}</p>`;
    case 'references':
      return `<p class="reference">→ ${block.to
        .map(({ to, text }) => `<a href="#${to}">${escaped(text)}</a>`)
        .join(' · ')}</p>`;
    case 'folded':
      return `<p>${escaped(block.titles.join(' · '))}</p>`;
    case 'foldedSections':
      return block.sections.map(({ heading }) => `<p>${escaped(heading)}</p>`).join('\n');
    case 'heading':
      return `<h3>${escaped(block.text)}</h3>`;
    case 'paragraph':
      return `<p>${escaped(block.text)}</p>`;
    case 'line':
      return `<p class="line">${escaped(block.text)}</p>`;
    case 'table':
      return tableOf(book, block.table);
    case 'rule':
      return ruleOf(book, block.rule, block.elsewhere);
    case 'step':
      return `<p class="step"><b>${block.number}</b> ${escaped(block.text)}</p>`;
    case 'option':
      return `<section class="rule"><h4>${escaped(block.name)}</h4><p>${escaped(block.text)}</p></section>`;
  }
}

/** A rule, with its marks: what a sheet prints, what the house rules. Its own chapter has its address. */
function ruleOf(
  book: Book,
  { id, title, text, sheets, ruling, example }: RuleText,
  elsewhere: boolean,
): string {
  const place = elsewhere ? '' : ` id="${id}"`;
  return [
    `<section class="rule"${place}>`,
    `<h4>${escaped(title)} <small>${id}</small></h4>`,
    ...(text === null ? [] : [`<p>${sheetMark(book, sheets)} ${escaped(text)}</p>`]),
    ...(ruling === null
      ? []
      : [`<p><b class="mark house">${escaped(book.say('book.ruling'))}</b> ${escaped(ruling)}</p>`]),
    ...(example === null ? [] : [`<p class="example">${escaped(example.sentence)}</p>`]),
    '</section>',
  ].join('\n');
}

function tableOf(book: Book, { head, rows, sheets }: TableText): string {
  return [
    '<table>',
    `<caption>${sheetMark(book, sheets)}</caption>`,
    `<tr>${head.map((text) => `<th>${escaped(text)}</th>`).join('')}</tr>`,
    ...rows.map((row) => `<tr>${row.map(({ text }) => `<td>${escaped(text)}</td>`).join('')}</tr>`),
    '</table>',
  ].join('\n');
}

const sheetMark = (book: Book, sheets: readonly string[]): string =>
  `<b class="mark">${escaped(book.say('book.sheet', { number: sheets.join(', ') }))}</b>`;

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

const style = `
  :root { --ink: #2b2622; --soft: #7a6f66; --line: #d9cfc2; --mark: #9a4a2f; --paper: #fffdf9; }
  * { box-sizing: border-box; }
  body { margin: 0 auto; padding: 2rem 1.25rem 4rem; max-width: 46rem; background: var(--paper); color: var(--ink);
    font: 1rem/1.5 system-ui, sans-serif; text-wrap: pretty; hyphens: auto; }
  :lang(ja) { line-break: strict; word-break: normal; }
  header { border-bottom: 2px solid var(--ink); margin-bottom: 2rem; }
  .house { margin: 0; letter-spacing: 0.12em; text-transform: uppercase; font-size: 0.8rem; color: var(--soft); }
  h1 { margin: 0 0 0.75rem; font-size: 2.4rem; line-height: 1.1; }
  h2 { margin: 0; font-size: 1.7rem; line-height: 1.2; }
  h3 { margin: 2rem 0 0.5rem; padding-top: 0.5rem; border-top: 1px solid var(--line); font-size: 1.2rem; }
  h4 { margin: 0; font-size: 1rem; }
  small { font-weight: normal; font-size: 0.75rem; color: var(--soft); white-space: nowrap; }
  p { margin: 0.2rem 0 0.4rem; }
  .below { color: var(--soft); }
  nav ol { columns: 3 12rem; padding-left: 1.5rem; }
  a { color: inherit; }
  article { margin-top: 3.5rem; }
  .rule { margin: 0.75rem 0; break-inside: avoid; }
  .mark { font-size: 0.8rem; color: var(--soft); border: 1px solid currentColor; border-radius: 0.25rem; padding: 0 0.3rem; }
  .house { color: var(--mark); }
  .line { padding-left: 1rem; }
  table { border-collapse: collapse; margin: 0.5rem 0; break-inside: avoid; }
  caption { caption-side: bottom; text-align: left; }
  th, td { padding: 0.15rem 1rem 0.15rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
  .example { border-left: 3px solid var(--line); padding-left: 0.75rem; color: var(--soft); }
  .reference { margin-top: 1.25rem; }
  .step b { display: inline-block; min-width: 1.6rem; color: var(--mark); }
  h2, h3, h4 { break-after: avoid; }
  @media print {
    @page { size: A4; margin: 18mm 20mm; @bottom-center { content: counter(page); font: 9pt system-ui, sans-serif; } }
    body { max-width: none; padding: 0; font-size: 10.5pt; background: none; }
    article { break-before: page; margin: 0; }
    a { text-decoration: none; }
  }
`;
