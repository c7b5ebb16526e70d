import type { DominoGame } from '@tischrunde/engine/inside';
import type { Bot } from '../../bot.ts';
import { sensingBot } from '../../sensing.ts';
import { bergen, fives, italian, type Points } from './points.ts';
import { rating } from './rating.ts';
import { weightsFor } from './weights.ts';

const points: Readonly<Record<string, Points>> = { fives, bergen, italian };

export const dominoBot = (game: DominoGame): Bot =>
  sensingBot(game, rating(25, weightsFor(game.id), points[game.id] ?? null));
