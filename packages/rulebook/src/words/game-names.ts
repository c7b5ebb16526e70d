import type { GameId } from '../games/game-id.ts';

/** What the shelf says of every game: its name, and a sentence that makes players want to try it. */
export type GameNames = { readonly [Game in GameId]: { readonly name: string; readonly blurb: string } };
