import { type JsonObject, openMatch, readTranscript } from '../../src/index.ts';
import { Table } from './table.ts';

/** Opens a match of a game without hands; `deals` are as a transcript writes them. */
export const lay = (
  game: string,
  players: number,
  deals: readonly JsonObject[] = [],
  options: JsonObject = {},
): Table => new Table(openMatch(readTranscript({ game, players, options, deals, seed: 'a test' })));

/** A list of tiles from text: '6-6 6-1'. */
export const tiles = (text: string): string[] => text.split(' ').filter((tile) => tile !== '');
