import { dominoGames } from '@tischrunde/engine/inside';
import type { Bot } from './bot.ts';
import { burgBot } from './families/burg.ts';
import { concentrationBot } from './families/concentration.ts';
import { dominanzBot } from './families/dominanz.ts';
import { dominoBot } from './families/domino/bot.ts';
import { hektikBot } from './families/hektik.ts';
import { dominosaBot, quadrilleBot } from './families/solitaires-covering.ts';
import { fortuneBot } from './families/solitaires-fortune.ts';
import { solo1Bot, solo2Bot } from './families/solitaires-line.ts';
import { soloBot } from './families/solo.ts';
import { solominoBot } from './families/solomino.ts';

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
