import type { Board } from './board.ts';

/** Every board by its name; its code is loaded when a game needs it. */
const boards = {
  line: async () => (await import('./chain/line-board.tsx')).LineBoard,
  layers: async () => (await import('./chain/layers-board.tsx')).LayersBoard,
  cross: async () => (await import('./chain/cross-board.tsx')).CrossBoard,
  star: async () => (await import('./chain/star-board.tsx')).StarBoard,
  feet: async () => (await import('./chain/feet-board.tsx')).FeetBoard,
  pile: async () => (await import('./chain/pile-board.tsx')).PileBoard,
  concentration: async () => (await import('./concentration/concentration-board.tsx')).ConcentrationBoard,
  hektik: async () => (await import('./hektik/hektik-board.tsx')).HektikBoard,
  burg: async () => (await import('./burg/burg-board.tsx')).BurgBoard,
  dominanz: async () => (await import('./dominanz/dominanz-board.tsx')).DominanzBoard,
  solo: async () => (await import('./cards/solo-board.tsx')).SoloBoard,
  solomino: async () => (await import('./cards/solomino-board.tsx')).SolominoBoard,
  solo1: async () => (await import('./solitaire/solo1-board.tsx')).Solo1Board,
  solo2: async () => (await import('./solitaire/solo2-board.tsx')).Solo2Board,
  fortune: async () => (await import('./solitaire/fortune-board.tsx')).FortuneBoard,
  dominosa: async () => (await import('./dominosa/dominosa-board.tsx')).DominosaBoard,
  quadrille: async () => (await import('./quadrille/quadrille-board.tsx')).QuadrilleBoard,
} satisfies Readonly<Record<string, () => Promise<Board>>>;

export type BoardName = keyof typeof boards;

export const loadBoard = (name: BoardName): Promise<Board> => boards[name]();
