import { botFor, type Level, type Notes } from '@tischrunde/bots';
import { type Match, openMatch, readTranscript, seatAt } from '@tischrunde/engine';
import type { TableMatch } from '../table/table-match.ts';

interface Known {
  readonly level: Level;
  readonly running: TableMatch;
  readonly moves: number;
  readonly notes: Notes;
}

/** What the bots of a table remember. It follows from the match, so a process that comes to a table later knows it too. */
export class Memory {
  private readonly known = new Map<number, Known>();

  /** What a bot on a seat remembers of the match as it stands. */
  notesFor(running: TableMatch, seat: number, level: Level): Notes {
    const known = this.known.get(seat);
    const isTheSame = known?.running === running && known.level === level;
    const notes =
      isTheSame && known.moves === running.moves
        ? known.notes
        : isTheSame && known.moves === running.moves - 1
          ? looked(known.notes, running.match, seat, level)
          : fromTheBeginning(running, seat, level);
    this.known.set(seat, { level, running, moves: running.moves, notes });
    return notes;
  }
}

function looked(notes: Notes, match: Match, seat: number, level: Level): Notes {
  if (match.phase !== 'play') return notes;
  return botFor(match.game.id).look(notes, match.view(seatAt(seat)), seat, level);
}

function fromTheBeginning({ match }: TableMatch, seat: number, level: Level): Notes {
  const read = readTranscript(match.transcript());
  const again = openMatch(read);
  let notes = looked({}, again, seat, level);
  for (const { seat: mover, move } of read.moves) {
    if (again.attempt(mover, move) === null) notes = looked(notes, again, seat, level);
  }
  return notes;
}
