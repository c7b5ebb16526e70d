import type { AnyGame, JsonObject, Match, MoveText, Refusal, Seat, View } from '@tischrunde/engine';
import { goalText } from '@tischrunde/rulebook';
import type { TerminalBook } from '@tischrunde/rulebook/terminal';
import type { Keyboard } from '../io/keyboard.ts';
import { bold, dim, red } from '../io/output.ts';
import type { Face } from './faces/face.ts';
import { nameWithin, peopleAt } from './names.ts';
import { helpText, movesText, type Position, tableText } from './table-text.ts';
import { onlyMove, understand, type Wish } from './typed-line.ts';

/** What the player is asked for. Only on turn there is no way around a move. */
type Occasion = 'turn' | 'interjection' | 'race';

export type Answer = 'moved' | 'waits' | 'leaves';

/** What the player needs to sit at a table. */
export interface PlayerSeat {
  readonly seat: Seat;
  readonly match: Match;
  readonly face: Face<View>;
  readonly book: TerminalBook;
  readonly keyboard: Keyboard;
  readonly print: (line: string) => void;
  /** Makes a move; a refused one changes nothing. */
  attempt(seat: Seat, move: JsonObject): Refusal | null;
}

/** The person at the keyboard. Everything shown comes from their own view and legal moves. */
export class Player {
  private readonly at: PlayerSeat;

  constructor(at: PlayerSeat) {
    this.at = at;
  }

  canAct(): boolean {
    const { match, seat } = this.at;
    return match.legal(seat).length > 0;
  }

  /** Asks until a move was made, or none is wanted. */
  async ask(occasion: Occasion): Promise<Answer> {
    const { book, keyboard } = this.at;
    const position = this.position();
    if (occasion !== 'interjection') this.showTable();
    this.showGoal(position);
    this.showMoves(position);
    for (;;) {
      if (occasion === 'interjection') this.at.print(dim(book.phrase('ask.interject')));
      if (occasion === 'race') this.at.print(dim(book.phrase('ask.race')));
      const text = await keyboard.ask();
      if (text === null) return 'leaves';
      const wish = understand(text, position);
      if (wish.wish === 'quit') return 'leaves';
      if (wish.wish === 'nothing' && occasion !== 'turn') return 'waits';
      if (this.grant(wish, position, text.trim())) return 'moved';
    }
  }

  private position(): Position {
    const { match, seat, face, book } = this.at;
    const view = match.view(seat);
    // Calls are not listed: remembering them is up to the player.
    const moves = match.legal(seat).map(({ call: _call, ...move }): MoveText => move);
    const legal = face.inOrder?.(moves, view) ?? moves;
    return { legal, view, events: match.events(seat), face, book };
  }

  private showTable(): void {
    const { match, seat, face, book } = this.at;
    if (match.phase === 'play') tableText(face, match.view(seat), book).forEach(this.at.print);
  }

  private showGoal(position: Position): void {
    const { view, book } = position;
    const goal = goalText(position, book, peopleAt(view, book));
    if (goal !== '') this.at.print(bold(goal));
  }

  private showMoves(position: Position): void {
    movesText(position).forEach(this.at.print);
  }

  /** Does what was understood; true where it was a move, and legal. */
  private grant(wish: Wish, position: Position, typed: string): boolean {
    const { match, face, book } = this.at;
    switch (wish.wish) {
      case 'nothing':
        return this.grant(onlyMove(position), position, typed);
      case 'move':
        return this.attemptAny(wish.tries, typed);
      case 'unclear':
        this.at.print(red(wish.why));
        return false;
      case 'table':
        this.showTable();
        this.showGoal(position);
        this.showMoves(position);
        return false;
      case 'rules':
        rulesByPage(match.game).forEach(this.at.print);
        return false;
      default:
        helpText(face, book).forEach(this.at.print);
        return false;
    }
  }

  /** Tries one move after the other until one is accepted, and says why the others were not. */
  private attemptAny(tries: readonly JsonObject[], typed: string): boolean {
    const { seat, match, book } = this.at;
    const refusals = new Set<string>();
    for (const move of tries) {
      const refusal = this.at.attempt(seat, move);
      if (refusal === null) return true;
      const why = book.refusal(asTyped(refusal, typed), (other) => nameWithin(match.view(seat), other, book));
      refusals.add(book.phrase('refused', { why, rule: refusal.rule }));
    }
    for (const refusal of refusals) this.at.print(red(refusal));
    return false;
  }
}

/** The referee names a move or a field of it that it cannot read as transcripts do, in English; the player reads what was typed. */
const asTyped = (refusal: Refusal, typed: string): Refusal =>
  refusal.reason === 'noSuchMove' || refusal.reason === 'badField'
    ? { ...refusal, facts: { ...refusal.facts, found: typed, field: typed } }
    : refusal;

/** A line for each page of the rulebook: its rules have its name before their first dot. */
function rulesByPage({ rules }: AnyGame): string[] {
  const pages = Map.groupBy(rules, (rule) => rule.split('.')[0]);
  return [...pages.values()].map((page) => page.join('  '));
}
