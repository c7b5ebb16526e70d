import type { GameId } from '../games/game-id.ts';

/** What stands under a game on the shelf: its name, and one sentence that makes one want to play it. */
export type Shelf = { readonly [Game in GameId]: { readonly name: string; readonly blurb: string } };
