import type { BreaksOf } from './change.ts';

export const solo1: BreaksOf<'solo1'> = {
  'solo1.layout': [
    'solitaire/solo1-solver.ts',
    'grid.slice(row * rowLength, (row + 1) * rowLength)',
    'grid.filter((_, index) => index % rowCount === row)',
  ],
  'solo1.take': ['solitaire/solo1.ts', 'row.slice(-1)', 'row'],
  'solo1.start': [
    'solitaire/line.ts',
    'if (line.laid.length === 0) into[',
    'if (line.laid.length === 0 && count === 0) into[',
  ],
  'solo1.line': ['solitaire/line.ts', 'return fits(line, tile, end) ?', 'return tile >= 0 ?'],
  'solo1.win': [
    'solitaire/solo1.ts',
    "else if (isStuck(state.line, left)) endRound(state, oneRound, 'blocked', []);",
    '',
  ],
};
