import type { ToldWords } from '../words.ts';
import { events } from './table/events.ts';
import { refusals } from './table/refusals.ts';

export const told: ToldWords = { events, refusals };
