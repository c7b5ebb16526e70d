import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { Level } from '@tischrunde/bots';
import { BadInput, readTranscript, seatAt, type Transcript } from '@tischrunde/engine';
import { readCount, readGame, readTable } from '../io/arguments.ts';
import { FileTrouble, wholeOf } from '../io/files.ts';
import { readJson } from '../io/json-text.ts';
import { listen } from '../io/keyboard.ts';
import { replayLegal } from '../io/legal-match.ts';
import { TerminalTable } from '../play/terminal-table.ts';

export interface PlayGiven {
  readonly players?: string;
  readonly options?: string;
  readonly seed?: string;
  readonly seat: string;
  readonly bots: Level;
  readonly save?: string;
  readonly load?: string;
}

/** A match in the terminal: one seat is the player's, bots play the others. */
export async function play(name: string | undefined, given: PlayGiven): Promise<void> {
  const { save, load } = given;
  if (save !== undefined && save !== load && existsSync(save)) {
    throw new BadInput('save', `${save} is there already; go on with --load ${save}, or choose another name`);
  }
  const transcript = load === undefined ? begin(name, given) : await goOn(name, load);
  const seat = seatAt(readCount('seat', given.seat, 0, transcript.players - 1));
  const seated = { seat, bots: given.bots };
  const listener = listen();
  try {
    await new TerminalTable(transcript, seated, listener, save ?? null).play();
  } finally {
    listener.close();
  }
}

function begin(name: string | undefined, given: PlayGiven): Transcript {
  if (name === undefined)
    throw new BadInput('', 'name a game (tischrunde games lists them), or --load a saved match');
  const seed = given.seed ?? randomUUID().slice(0, 8);
  return { ...readTable(name, given), seed, deals: [], moves: [] };
}

async function goOn(name: string | undefined, file: string): Promise<Transcript> {
  const transcript = readSaved(file, await wholeOf(file));
  if (name !== undefined && readGame(name) !== transcript.game) {
    throw new BadInput('load', `${file} is a match of ${transcript.game.id}, not of ${name}`);
  }
  return transcript;
}

function readSaved(file: string, text: string): Transcript {
  try {
    const value = readJson(text);
    replayLegal(value);
    return readTranscript(value);
  } catch (error) {
    if (error instanceof BadInput) throw new FileTrouble(file, error.message);
    throw error;
  }
}
