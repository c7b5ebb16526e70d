import type { BreaksOf } from './change.ts';

export const hektik: BreaksOf<'hektik'> = {
  'hektik.layout': ['hektik/state.ts', 'allTiles.filter((tile) => !isDouble(tile))', 'allTiles'],
  'hektik.reveal': ['hektik/play.ts', "if (state.phase === 'roundOver') reveal(state, report);", ''],
  'hektik.race': ['hektik/judge.ts', 'high[tile] === end || low[tile] === end', 'tile >= 0'],
  'hektik.shared': ['hektik/state.ts', 'state.copies ? ', 'true ? '],
  'hektik.goal': ['hektik/play.ts', ' &&\n  chain.indexOf(value, 1) === chain.length - 1', ''],
  'hektik.stuck': ['hektik/play.ts', 'if (state.gaveUp !== (1 << state.players) - 1) return;', ''],
  'hektik.score': ['hektik/play.ts', 'value <= 3 ? 3 : value <= 6 ? 4 : 5', '3'],
};
