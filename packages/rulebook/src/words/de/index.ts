import type { Words } from '../words.ts';
import { labels } from './labels.ts';
import { cardNames } from './table/card-names.ts';
import { events } from './table/events.ts';
import { gameNames } from './table/game-names.ts';
import { optionNames } from './table/option-names.ts';
import { refusals } from './table/refusals.ts';
import { tileNames } from './table/tile-names.ts';

export const words: Words = { gameNames, optionNames, tileNames, cardNames, labels, events, refusals };
