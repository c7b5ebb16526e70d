import type { AnyGame, JsonObject, Match, MoveText, Refusal, Seat } from '@tischrunde/engine';
import type { Listener } from '../io/keyboard.ts';
import { dim, red, say } from '../io/output.ts';
import type { Face } from './faces/face.ts';
import { showMoves, showTable } from './table-text.ts';
import { helpFor, onlyMove, type Understood, understand } from './typed-line.ts';

/** What the player is asked for. Only on turn there is no way around a move. */
type Occasion = 'turn' | 'interjection' | 'race';

const questions: Readonly<Record<Occasion, string | null>> = {
  turn: null,
  interjection: 'Interject? (number, or Enter to let it pass)',
  race: 'Act or give up, or press Enter to let the others act.',
};

export type Answer = 'moved' | 'waits' | 'leaves';

/** The one at the keyboard. What is shown comes from the own seat's view and its legal moves alone. */
export class Player {
  readonly seat: Seat;
  private readonly match: Match;
  private readonly face: Face;
  private readonly listener: Listener;
  private readonly attempt: (seat: Seat, move: JsonObject) => Refusal | null;

  constructor(
    seat: Seat,
    match: Match,
    face: Face,
    listener: Listener,
    attempt: (seat: Seat, move: JsonObject) => Refusal | null,
  ) {
    this.seat = seat;
    this.match = match;
    this.face = face;
    this.listener = listener;
    this.attempt = attempt;
  }

  canAct(): boolean {
    return this.match.legal(this.seat).length > 0;
  }

  /** Asks until a move was made, or none is wanted. */
  async ask(occasion: Occasion): Promise<Answer> {
    const { match, seat, face } = this;
    const legal = this.listedMoves();
    if (occasion !== 'interjection') this.showTable();
    showMoves(face, match.view(seat), legal).forEach(say);
    for (;;) {
      const question = questions[occasion];
      if (question !== null) say(dim(question));
      const text = await this.listener.ask();
      if (text === null) return 'leaves';
      const understood = understand(text, legal, match.view(seat), face);
      if (understood.wish === 'quit') return 'leaves';
      if (understood.wish === 'nothing' && occasion !== 'turn') return 'waits';
      if (this.grant(understood, legal)) return 'moved';
    }
  }

  private showTable(): void {
    if (this.match.phase === 'play') showTable(this.face, this.match.view(this.seat)).forEach(say);
  }

  /** Calls are not listed: to think of them is up to the player. */
  private listedMoves(): MoveText[] {
    const moves = this.match.legal(this.seat).map(({ call: _call, ...move }) => move);
    return this.face.inOrder?.(moves, this.match.view(this.seat)) ?? moves;
  }

  /** Does what was understood; true where it was a move, and legal. */
  private grant(understood: Understood, legal: readonly MoveText[]): boolean {
    switch (understood.wish) {
      case 'nothing':
        return this.grant(onlyMove(legal), legal);
      case 'move':
        return this.attemptAny(understood.tries);
      case 'unclear':
        say(red(understood.why));
        return false;
      case 'table':
        this.showTable();
        showMoves(this.face, this.match.view(this.seat), legal).forEach(say);
        return false;
      case 'rules':
        rulesByPage(this.match.game).forEach(say);
        return false;
      default:
        helpFor(this.face).forEach(say);
        return false;
    }
  }

  /** Tries one move after the other until one is accepted, and says why the others were not. */
  private attemptAny(tries: readonly JsonObject[]): boolean {
    const refusals = new Set<string>();
    for (const move of tries) {
      const refusal = this.attempt(this.seat, move);
      if (refusal === null) return true;
      refusals.add(`Not allowed by ${refusal.rule}: ${refusal.error}.`);
    }
    for (const refusal of refusals) say(red(refusal));
    return false;
  }
}

/** A line for each page of the rulebook: its rules have its name before their first dot. */
function rulesByPage({ rules }: AnyGame): string[] {
  const pages = Map.groupBy(rules, (rule) => rule.split('.')[0]);
  return [...pages.values()].map((page) => page.join('  '));
}
