import type { Book } from '@tischrunde/rulebook';
import { typeset, widthOf } from '../io/line-breaks.ts';
import { bold, dim } from '../io/output.ts';
import type { Block } from './blocks.ts';

const widest = 88;
const indent = '  ';

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
    case 'reference':
      return ['', ...typeset(`→ ${block.text}`, width, '  ')];
    case 'heading':
      return ['', '', bold(block.text), '─'.repeat(Math.min(width, widthOf(block.text)))];
    case 'part':
      return ['', bold(block.text)];
    case 'paragraph':
      return indented(block.text, width);
    case 'rule': {
      const { title, text, ruling, example } = block.rule;
      return [
        '',
        ...indented(title, width).map((line) => bold(line)),
        ...(text === null ? [] : indented(text, width)),
        ...(ruling === null ? [] : indented(book.say('book.ruled', { text: ruling }), width)),
        ...(example === null ? [] : indented(`→ ${example.sentence}`, width, '  ').map((line) => dim(line))),
      ];
    }
    case 'step':
      return indented(`${block.number}. ${block.text}`, width, '   ');
    case 'option':
      return ['', ...indented(block.name, width).map((line) => bold(line)), ...indented(block.text, width)];
  }
}

const indented = (text: string, width: number, hanging = ''): string[] =>
  typeset(text, width - indent.length, hanging).map((line) => indent + line);
