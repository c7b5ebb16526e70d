import type { Bot } from './bot.ts';
import { burgBot } from './games/burg/bot.ts';
import { concentrationBot } from './games/concentration/bot.ts';
import { dominanzBot } from './games/dominanz/bot.ts';
import { dominoBots } from './games/domino/bots.ts';
import { hektikBot } from './games/hektik/bot.ts';
import { dominosaBot } from './games/puzzles/dominosa.ts';
import { quadrilleBot } from './games/puzzles/quadrille.ts';
import { fortuneBot } from './games/solitaire/fortune.ts';
import { solo1Bot } from './games/solitaire/solo1.ts';
import { solo2Bot } from './games/solitaire/solo2.ts';
import { soloBot } from './games/solo/bot.ts';
import { solominoBot } from './games/solomino/bot.ts';

/** The bot of every game. */
const bots = {
  ...dominoBots,
  burg: burgBot,
  concentration: concentrationBot,
  dominanz: dominanzBot,
  dominosa: dominosaBot,
  fortune: fortuneBot,
  hektik: hektikBot,
  quadrille: quadrilleBot,
  solo: soloBot,
  solo1: solo1Bot,
  solo2: solo2Bot,
  solomino: solominoBot,
} satisfies Readonly<Record<string, Bot>>;

export function botFor(game: string): Bot {
  if (!isPlayed(game)) throw new Error(`no bot plays ${game}`);
  return bots[game];
}

const isPlayed = (game: string): game is keyof typeof bots => Object.hasOwn(bots, game);
