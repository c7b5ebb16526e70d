import { playsFair } from './support/fair-play.ts';
import { fewestAndMost } from './support/tables.ts';

playsFair(fewestAndMost, { seeds: ['fair'], few: 3 });
