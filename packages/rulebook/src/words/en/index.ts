import type { ShelfWords } from '../words.ts';
import { shelfLabels } from './shelf-labels.ts';
import { cardNames } from './table/card-names.ts';
import { gameNames } from './table/game-names.ts';
import { optionNames } from './table/option-names.ts';
import { tileNames } from './table/tile-names.ts';

export const words: ShelfWords = { gameNames, optionNames, tileNames, cardNames, shelfLabels };
