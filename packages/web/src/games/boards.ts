import type { Board } from '../board/board.ts';

const line = async (): Promise<Board> => (await import('../board/chain/line-board.tsx')).LineBoard;

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
  french: async () => (await import('../board/chain/layers-board.tsx')).LayersBoard,
  sebastopol: async () => (await import('../board/chain/cross-board.tsx')).CrossBoard,
  cyprus: async () => (await import('../board/chain/star-board.tsx')).StarBoard,
  chickenfoot: async () => (await import('../board/chain/feet-board.tsx')).FeetBoard,
  italian: async () => (await import('../board/chain/pile-board.tsx')).PileBoard,
  concentration: async () =>
    (await import('../board/concentration/concentration-board.tsx')).ConcentrationBoard,
  hektik: async () => (await import('../board/hektik/hektik-board.tsx')).HektikBoard,
  burg: async () => (await import('../board/burg/burg-board.tsx')).BurgBoard,
  dominanz: async () => (await import('../board/dominanz/dominanz-board.tsx')).DominanzBoard,
  solo: async () => (await import('../board/cards/solo-board.tsx')).SoloBoard,
  solomino: async () => (await import('../board/cards/solomino-board.tsx')).SolominoBoard,
  solo1: async () => (await import('../board/solitaire/solo1-board.tsx')).Solo1Board,
  solo2: async () => (await import('../board/solitaire/solo2-board.tsx')).Solo2Board,
  fortune: async () => (await import('../board/solitaire/fortune-board.tsx')).FortuneBoard,
  dominosa: async () => (await import('../board/dominosa/dominosa-board.tsx')).DominosaBoard,
  quadrille: async () => (await import('../board/quadrille/quadrille-board.tsx')).QuadrilleBoard,
};

export function loadBoard(game: string): Promise<Board> {
  const load = boards[game];
  if (load === undefined) throw new Error(`nobody has drawn a board for ${game}`);
  return load();
}
