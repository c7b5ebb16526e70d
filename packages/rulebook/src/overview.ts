import { type Box, boxes } from './games/boxes.ts';
import type { GameId } from './games/game-id.ts';
import { games } from './games/index.ts';
import type { Language } from './languages.ts';
import type { GameChapterText } from './words/chapter.ts';

/** The head of a game's chapter, enough to begin. It needs no engine, so that readers have it before the rules are loaded. */
export interface Overview {
  readonly game: GameId;
  readonly box: Box & { readonly needs: string };
  readonly aim: string;
  /** A turn in three lines. */
  readonly turn: readonly [string, string, string];
}

export async function overviewOf(language: Language, game: GameId): Promise<Overview> {
  const { chapter } = await games[game].chapters[language]();
  return overviewIn(game, chapter);
}

export const overviewIn = (
  game: GameId,
  { needs, aim, turn }: Pick<GameChapterText, 'needs' | 'aim' | 'turn'>,
): Overview => ({ game, box: { ...boxes[game], needs }, aim, turn });
