import { dominoGames } from '@tischrunde/engine/internals';
import type { Bot } from './bot.ts';
import { burgBot } from './games/burg/bot.ts';
import { concentrationBot } from './games/concentration/bot.ts';
import { dominanzBot } from './games/dominanz/bot.ts';
import { dominoBot } from './games/domino/bot.ts';
import { hektikBot } from './games/hektik/bot.ts';
import { dominosaBot, quadrilleBot } from './games/puzzles/covering-bot.ts';
import { fortuneBot } from './games/solitaire/fortune.ts';
import { solo1Bot, solo2Bot } from './games/solitaire/lines.ts';
import { soloBot } from './games/solo/bot.ts';
import { solominoBot } from './games/solomino/bot.ts';

const bots: ReadonlyMap<string, Bot> = new Map([
  ...dominoGames.map((game) => [game.id, dominoBot(game)] as const),
  ['burg', burgBot],
  ['concentration', concentrationBot],
  ['dominanz', dominanzBot],
  ['hektik', hektikBot],
  ['dominosa', dominosaBot],
  ['fortune', fortuneBot],
  ['quadrille', quadrilleBot],
  ['solo', soloBot],
  ['solo1', solo1Bot],
  ['solo2', solo2Bot],
  ['solomino', solominoBot],
]);

/** The machine's way to play a game. */
export function botFor(game: string): Bot {
  const bot = bots.get(game);
  if (bot === undefined) throw new Error(`no bot plays ${game}`);
  return bot;
}
