import type { Board } from './board.ts';

const line = async (): Promise<Board> => (await import('./line-board.tsx')).LineBoard;

/** The board of every game; its code is loaded when the game is opened. */
const boards: Readonly<Record<string, () => Promise<Board>>> = {
  block: line,
  carlit: line,
  peruvian: line,
  team: line,
  tiddlewink: line,
  hungarian: line,
  sperr: line,
  fives: line,
  sevens: line,
  matador: line,
  bergen: line,
  french: async () => (await import('./layers-board.tsx')).LayersBoard,
  sebastopol: async () => (await import('./cross-board.tsx')).CrossBoard,
  cyprus: async () => (await import('./star-board.tsx')).StarBoard,
  chickenfoot: async () => (await import('./feet-board.tsx')).FeetBoard,
  italian: async () => (await import('./pile-board.tsx')).PileBoard,
  concentration: async () => (await import('./memory-board.tsx')).MemoryBoard,
  hektik: async () => (await import('./hektik-board.tsx')).HektikBoard,
  burg: async () => (await import('./burg-board.tsx')).BurgBoard,
  dominanz: async () => (await import('./dominanz-board.tsx')).DominanzBoard,
  solo: async () => (await import('./solo-board.tsx')).SoloBoard,
  solomino: async () => (await import('./snake-board.tsx')).SnakeBoard,
  solo1: async () => (await import('./solo1-board.tsx')).Solo1Board,
  solo2: async () => (await import('./solo2-board.tsx')).Solo2Board,
  fortune: async () => (await import('./fortune-board.tsx')).FortuneBoard,
  dominosa: async () => (await import('./dominosa-board.tsx')).DominosaBoard,
  quadrille: async () => (await import('./quadrille-board.tsx')).QuadrilleBoard,
};

export function loadBoard(game: string): Promise<Board> {
  const load = boards[game];
  if (load === undefined) throw new Error(`nobody has drawn a board for ${game}`);
  return load();
}
