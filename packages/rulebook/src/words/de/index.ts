import type { Words } from '../words.ts';
import { labels } from './labels.ts';
import { events } from './table/events.ts';
import { shelf } from './table/game-names.ts';
import { words as options } from './table/option-names.ts';
import { pieces } from './table/pieces.ts';
import { refusals } from './table/refusals.ts';

export const words: Words = {
  shelf,
  options,
  pieces,
  labels,
  events,
  refusals,
};
