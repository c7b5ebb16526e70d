import { writeFileSync } from 'node:fs';
import { defaultWork, type Pairing } from '@tischrunde/bots';
import type { Match } from '@tischrunde/engine';
import type { TerminalBook } from '@tischrunde/rulebook/terminal';
import { fileTrouble } from '../io/files.ts';
import { bold, interrupted, say } from '../io/output.ts';
import { type ProgramWatch, playWithPrograms } from '../programs/program-match.ts';
import { ProgramPool } from '../programs/program-pool.ts';
import { faceOf } from './faces/index.ts';
import { MatchStory } from './match-story.ts';
import { seatName } from './names.ts';

/** A match between programs and bots, and what is shown of it. */
export interface ProgramTable {
  readonly pairing: Omit<Pairing<string>, 'work'>;
  /** Of an answer, in seconds; null for none. */
  readonly timeLimit: number | null;
  readonly book: TerminalBook;
  /** Where the match is saved at its end; null: nowhere. */
  readonly file: string | null;
  /** Whether only the result is printed, as JSON. */
  readonly json: boolean;
}

/** Plays the match and tells it as a spectator sees it. Throws a `ProgramFailure` if a program cannot go on. */
export async function playPrograms(table: ProgramTable): Promise<void> {
  const { pairing, timeLimit, file, json } = table;
  const pool = new ProgramPool(timeLimit);
  let moves = 0;
  const story: ProgramWatch = json ? {} : storyOf(table);
  // They are not in the terminal's group, and would not hear of it.
  const interrupt = (): void => void pool.stop().then(() => process.exit(interrupted));
  process.once('SIGINT', interrupt);
  try {
    const { match, forfeit } = await playWithPrograms({ ...pairing, work: defaultWork }, pool, {
      ...story,
      moved() {
        moves++;
      },
    });
    if (file !== null) save(match, file);
    if (forfeit !== null) throw forfeit.failure;
    if (json) say(JSON.stringify(resultOf(table, match, moves)));
  } finally {
    process.off('SIGINT', interrupt);
    await pool.stop();
  }
}

function storyOf({ pairing, book }: ProgramTable): ProgramWatch {
  const { game, players, seats, seed } = pairing;
  let story: MatchStory;
  let current: Match;
  return {
    began(match) {
      current = match;
      story = new MatchStory(match, null, { face: faceOf(game.id), book, print: say });
      const people = book.say('book.players', { count: players });
      const matches = book.phrase('matches.count', { count: 1 });
      say(bold(book.phrase('matches.title', { game: book.name(game.id), players: people, matches, seed })));
      for (const [seat, entry] of seats.entries()) say(`${seatName({ seat: null }, seat, book)}: ${entry}`);
      story.show(match.latest(null));
    },
    changed() {
      story.show(current.latest(null));
      if (current.phase === 'matchOver') story.showEnd();
    },
  };
}

function resultOf({ pairing }: ProgramTable, match: Match, moves: number): object {
  const { game, players, options, seed, seats } = pairing;
  const { winners, scores, round } = match.view(null);
  return { game: game.id, players, options, seed, seats, winners, scores, rounds: round, moves };
}

function save(match: Match, file: string): void {
  try {
    writeFileSync(file, `${JSON.stringify(match.transcript())}\n`);
  } catch (error) {
    throw fileTrouble(file, error);
  }
}
