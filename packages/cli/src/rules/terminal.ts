import type { Book, RuleText, TableText } from '@tischrunde/rulebook';
import { typeset, widthOf } from '../io/line-breaks.ts';
import { bold, columns, dim } from '../io/output.ts';
import type { Block } from './blocks.ts';

const widest = 100;
const indent = '  ';

/** A line may end with the dot, but not begin with it. */
const between = '\u00a0· ';

/** Sets a game's rules for a terminal. */
export function inTerminal(book: Book, blocks: readonly Block[], columns: number | undefined): string[] {
  const width = Math.max(30, Math.min(columns ?? widest, widest));
  return blocks.flatMap((block) => linesOf(book, block, width));
}

function linesOf(book: Book, block: Block, width: number): string[] {
  switch (block.kind) {
    case 'title':
      return [
        bold(block.text),
        '═'.repeat(Math.min(width, widthOf(block.text))),
        ...(block.below === '' ? [] : typeset(block.below, width)),
      ];
    case 'references':
      return indented(`→ ${block.to.map(({ text }) => text).join(between)}`, width, '  ');
    case 'folded':
      return indented(`+ ${block.titles.join(between)}`, width, '  ');
    case 'foldedSections': {
      const texts = block.sections.map(({ heading, titles }) =>
        titles.length === 0 ? heading : `${heading} (${titles.join(between)})`,
      );
      return ['', ...typeset(`+ ${texts.join(between)}`, width, '  ')];
    }
    case 'heading':
      return ['', bold(block.text)];
    case 'paragraph':
      return typeset(block.text, width);
    case 'line':
      return indented(`• ${block.text}`, width, '  ');
    case 'table':
      return tableLines(book, block.table, width);
    case 'rule':
      return ruleLines(book, block.rule, width);
    case 'step':
      return indented(`${block.number}. ${block.text}`, width, '   ');
    case 'option':
      return [...indented(block.name, width).map((line) => bold(line)), ...indented(block.text, width)];
  }
}

/** The title stands in front of its first paragraph. */
function ruleLines(book: Book, { title, text, sheets, ruling, example }: RuleText, width: number): string[] {
  const said = [
    ...(text === null ? [] : [book.say('book.printed', { number: sheets.join(', '), text })]),
    ...(ruling === null ? [] : [book.say('book.ruled', { text: ruling })]),
  ];
  const [first, ...others] = said.map((paragraph, index) =>
    indented(index === 0 ? `${title} – ${paragraph}` : paragraph, width),
  );
  return [
    ...first.map((line) => line.replace(title, bold(title))),
    ...others.flat(),
    ...(example === null ? [] : indented(`→ ${example.sentence}`, width, '  ').map((line) => dim(line))),
  ];
}

/** The second column takes what the first leaves, and goes on below itself. */
function tableLines(book: Book, { head, rows, sheets }: TableText, width: number): string[] {
  const all = [head, ...rows.map(([first, second]) => [first.text, second.text] as const)];
  const first = Math.max(...all.map(([text]) => widthOf(text)));
  const left = Math.max(20, width - indent.length - first - 2);
  const lines = all.flatMap(([one, other]) =>
    typeset(other, left).map((line, index) => [index === 0 ? one : '', line] as const),
  );
  return [
    ...columns('ll', lines).map((line, index) => indent + (index === 0 ? bold(line) : line)),
    ...indented(`(${book.say('book.sheet', { number: sheets.join(', ') })})`, width),
  ];
}

const indented = (text: string, width: number, hanging = ''): string[] =>
  typeset(text, width - indent.length, hanging).map((line) => indent + line);
