import type { GameId } from '@tischrunde/engine';
import type { BotOf } from './bot.ts';
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

/** The bot of every game. This is where a new one is registered. */
const bots: { readonly [Id in GameId]: BotOf<Id> } = {
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
};

/** The bot of a game; for a game that is only known at run time, one that takes the questions of any. */
export const botFor = <Id extends GameId>(game: Id): BotOf<Id> => bots[game];
