import { type Match, openMatch, readTranscript, type Seat } from '@tischrunde/engine';
import type { Level, Notes, Sight } from '../bot.ts';
import { botFor } from '../games.ts';

interface Entry {
  readonly match: Match;
  readonly moves: number;
  readonly notes: Notes;
}

/** What bots remember of a match. It follows from the match alone, so it can be rebuilt at any time. */
export class Notebook {
  private readonly entries = new Map<string, Entry>();

  /**
   * What a bot of this level remembers after `moves` moves. Asked after every move it takes one look; asked
   * later it replays the match.
   */
  notesFor(match: Match, moves: number, seat: Seat, level: Level): Notes {
    const key = `${seat} ${level}`;
    const last = this.entries.get(key);
    const missed = last?.match === match ? moves - last.moves : Number.POSITIVE_INFINITY;
    if (last !== undefined && missed === 0) return last.notes;
    const notes =
      last !== undefined && missed === 1
        ? look(last.notes, match, seat, level)
        : notesFrom(match, seat, level);
    this.entries.set(key, { match, moves, notes });
    return notes;
  }
}

export const sightOf = (match: Match, seat: Seat): Sight => ({ view: match.view(seat), seat });

/** What a bot remembers that has watched a match from its first deal. */
export function notesFrom(match: Match, seat: Seat, level: Level): Notes {
  if (botFor(match.game.id).look === undefined) return {};
  const transcript = readTranscript(match.transcript());
  const replay = openMatch(transcript);
  let notes = look({}, replay, seat, level);
  for (const { seat: mover, move } of transcript.moves) {
    if (replay.attempt(mover, move) === null) notes = look(notes, replay, seat, level);
  }
  return notes;
}

function look(notes: Notes, match: Match, seat: Seat, level: Level): Notes {
  const bot = botFor(match.game.id);
  if (match.phase !== 'play' || bot.look === undefined) return notes;
  return bot.look(notes, sightOf(match, seat), level);
}
