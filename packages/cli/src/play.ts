import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { BadInput, openMatch, seatAt } from '@tischrunde/engine';
import { FileTrouble, wholeOf } from './files.ts';
import { readCount, readGame, readTable } from './input.ts';
import { readJson } from './json-text.ts';
import { listen } from './listen.ts';
import { type Replayed, replayLegal } from './replaying.ts';
import { type Opened, TerminalTable } from './terminal-table.ts';

export interface PlayGiven {
  readonly players?: string;
  readonly options?: string;
  readonly seed?: string;
  readonly seat: string;
  readonly save?: string;
  readonly load?: string;
}

/** A match in the terminal: one seat is the player's, the machine plays the others. */
export async function play(name: string | undefined, given: PlayGiven): Promise<void> {
  const { save, load } = given;
  if (save !== undefined && save !== load && existsSync(save)) {
    throw new BadInput('save', `${save} is there already; go on with --load ${save}, or choose another name`);
  }
  const opened = load === undefined ? begin(name, given) : await goOn(name, load);
  const seat = seatAt(readCount('seat', given.seat, 0, opened.match.players - 1));
  const listener = listen();
  try {
    await new TerminalTable(opened, seat, listener, save ?? null).play();
  } finally {
    listener.close();
  }
}

function begin(name: string | undefined, given: PlayGiven): Opened {
  if (name === undefined)
    throw new BadInput('', 'name a game (tischrunde games lists them), or --load a saved match');
  const seed = given.seed ?? randomUUID().slice(0, 8);
  return { match: openMatch({ ...readTable(name, given), seed, deals: [] }), seed, moves: 0 };
}

async function goOn(name: string | undefined, file: string): Promise<Opened> {
  const { match, moves } = replaySaved(file, await wholeOf(file));
  if (name !== undefined && readGame(name) !== match.game) {
    throw new BadInput('load', `${file} is a match of ${match.game.id}, not of ${name}`);
  }
  const { seed } = match.transcript();
  return { match, seed: String(seed), moves };
}

function replaySaved(file: string, text: string): Replayed {
  try {
    return replayLegal(readJson(text));
  } catch (error) {
    if (error instanceof BadInput) throw new FileTrouble(file, error.message);
    throw error;
  }
}
