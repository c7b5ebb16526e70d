import { storedValue } from './local-storage.ts';

/** The games whose introduction has been offered on this device. */
const stored = storedValue<readonly string[]>('tischrunde.introduced', (found) =>
  Array.isArray(found) ? found.filter((game) => typeof game === 'string') : [],
);

/** Whether a game has not been played on this device before. */
export const isNewGame = (game: string): boolean => !stored.read().includes(game);

export function noteIntroduced(game: string): void {
  if (isNewGame(game)) stored.write([...stored.read(), game]);
}
