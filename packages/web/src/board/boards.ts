import type { Board } from './board.ts';

/** The board of every game; its code is loaded when the game is opened. */
const boards: Readonly<Record<string, () => Promise<Board>>> = {
  block: async () => (await import('./line-board.tsx')).LineBoard,
  carlit: async () => (await import('./line-board.tsx')).LineBoard,
};

export function loadBoard(game: string): Promise<Board> {
  const load = boards[game];
  if (load === undefined) throw new Error(`nobody has drawn a board for ${game}`);
  return load();
}
