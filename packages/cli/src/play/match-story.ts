import type { Event, Match, Seat, View } from '@tischrunde/engine';
import type { TerminalBook } from '@tischrunde/rulebook/terminal';
import { bold } from '../io/output.ts';
import type { Face } from './faces/face.ts';
import { linesAbout } from './narration.ts';
import { matchResult, roundResult } from './results.ts';

/** Where a story is told. */
export interface StoryPrint {
  readonly face: Face<View>;
  readonly book: TerminalBook;
  /** Shows a line; without one, an empty line. */
  readonly print: (line?: string) => void;
}

/** Tells a match in lines, as a seat or a spectator (null) hears of it. */
export class MatchStory {
  private readonly match: Match;
  private readonly seat: Seat | null;
  private readonly to: StoryPrint;

  constructor(match: Match, seat: Seat | null, to: StoryPrint) {
    this.match = match;
    this.seat = seat;
    this.to = to;
  }

  announceRound(): void {
    const { book, print } = this.to;
    print();
    print(bold(book.say('score.roundNumber', { number: this.match.round })));
  }

  /** Shows what a move came to, or a deal. A move may end a round and deal the next one. */
  show(events: readonly Event[]): void {
    const deal = events.findIndex(({ type }) => type === 'dealt');
    this.tell(deal < 0 ? events : events.slice(0, deal));
    if (deal >= 0) {
      this.announceRound();
      this.tell(events.slice(deal));
    }
    if (this.match.phase !== 'play') this.showResult();
  }

  showResult(): void {
    const { face, book } = this.to;
    const { view, events } = this.match.known(this.seat);
    this.printAll([...(face.ending?.(view, book) ?? []), ...roundResult(face, view, events, book)]);
  }

  /** Who has won the match. */
  showEnd(): void {
    this.printAll(matchResult(this.match.view(this.seat), this.to.book));
  }

  private tell(events: readonly Event[]): void {
    this.printAll(linesAbout(events, this.match.view(this.seat), this.to.book));
  }

  private printAll(lines: readonly string[]): void {
    for (const line of lines) this.to.print(line);
  }
}
