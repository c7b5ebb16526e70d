import { randomUUID } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import {
  type AnyGame,
  BadInput,
  chanceOf,
  type JsonObject,
  type Match,
  openMatch,
  replay,
  type Seat,
  seatAt,
  seedOf,
} from '@tischrunde/engine';
import { FileTrouble, fileTrouble, wholeOf } from './files.ts';
import { readCount, readGame, readTable } from './input.ts';
import { readJson } from './json-text.ts';
import { type Listener, listen } from './listen.ts';
import { tellMatchEnd, tellMove, tellRoundEnd } from './narrate.ts';
import { bold, dim, red, say } from './output.ts';
import { help, understand } from './spoken.ts';
import { describeMove, showTable } from './table.ts';

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
  const table = new TerminalTable(opened, seat, save ?? null);
  const listener = listen();
  try {
    await table.play(listener);
  } finally {
    listener.close();
  }
}

interface Opened {
  readonly match: Match;
  readonly seed: string;
  /** How many moves have been made. */
  readonly moves: number;
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

function replaySaved(file: string, text: string): { match: Match; moves: number } {
  try {
    const { match, moves } = replay(readJson(text));
    const wrong = moves.findIndex(({ ok }) => ok !== true);
    if (wrong >= 0) throw new BadInput(`moves[${wrong}]`, `${moves[wrong].rule}: ${moves[wrong].error}`);
    return { match, moves: moves.length };
  } catch (error) {
    if (error instanceof BadInput) throw new FileTrouble(file, error.message);
    throw error;
  }
}

/** What is shown comes from the own seat's view and its legal moves alone. */
class TerminalTable {
  private readonly match: Match;
  private readonly seed: string;
  private readonly seat: Seat;
  private readonly file: string | null;
  private moves: number;

  constructor({ match, seed, moves }: Opened, seat: Seat, file: string | null) {
    this.match = match;
    this.seed = seed;
    this.moves = moves;
    this.seat = seat;
    this.file = file;
  }

  async play(listener: Listener): Promise<void> {
    const { match, seat } = this;
    this.save();
    this.greet(match.game);
    if (match.phase === 'play') this.announceRound();
    else tellRoundEnd(match.view(seat)).forEach(say);
    while (match.phase !== 'matchOver') {
      if (match.turn !== null && match.turn !== seat) this.playForTheMachine(match.turn);
      else if (!(await this.letThePlayerMove(listener))) return this.leave();
    }
    tellMatchEnd(match.view(seat)).forEach(say);
    if (this.file !== null) say(`The whole match is in ${this.file}.`);
  }

  private greet({ title }: AnyGame): void {
    const { players } = this.match;
    say(`${bold(title)} for ${players} players, seed ${this.seed || '""'}. You are seat ${this.seat}.`);
    say(dim('Type the number of a move, or a tile; help says more, quit leaves.'));
  }

  private announceRound(): void {
    say();
    say(bold(`Round ${this.match.round}`));
  }

  /** Its chance follows from the seed and the number of the move, so a loaded match goes on as it would have. */
  private playForTheMachine(seat: Seat): void {
    const moves = this.match.legal(seat);
    const chance = chanceOf(seedOf(`${this.seed}/machine`), this.moves);
    this.attempt(seat, moves[chance.below(moves.length)]);
  }

  /** Asks until a move was made; false when the player leaves. */
  private async letThePlayerMove(listener: Listener): Promise<boolean> {
    const { match, seat } = this;
    const legal = match.legal(seat);
    const show = (): void => {
      if (match.phase === 'play') showTable(match.view(seat)).forEach(say);
      legal.forEach((move, index) => {
        say(`${`${index + 1}`.padStart(4)}  ${describeMove(move)}`);
      });
    };
    show();
    for (;;) {
      const text = await listener.ask();
      if (text === null) return false;
      const understood = understand(text, legal, match.view(seat));
      switch (understood.wish) {
        case 'quit':
          return false;
        case 'help':
          help.forEach(say);
          break;
        case 'rules':
          rulesByPage(match.game).forEach(say);
          break;
        case 'table':
          show();
          break;
        case 'unclear':
          say(red(understood.why));
          break;
        case 'move':
          if (this.attemptAny(understood.tries)) return true;
      }
    }
  }

  /** Tries one move after the other until one is accepted, and says why the others were not. */
  private attemptAny(tries: readonly JsonObject[]): boolean {
    const refusals = new Set<string>();
    for (const move of tries) {
      const refusal = this.attempt(this.seat, move);
      if (refusal === null) return true;
      refusals.add(refusal);
    }
    for (const refusal of refusals) say(red(refusal));
    return false;
  }

  /** Makes a move and tells of it; answers with the refusal, if any. */
  private attempt(seat: Seat, move: JsonObject): string | null {
    const before = this.match.view(this.seat);
    const refusal = this.match.attempt(seat, move);
    if (refusal !== null) return `Not allowed by ${refusal.rule}: ${refusal.error}.`;
    this.moves++;
    this.save();
    const after = this.match.view(this.seat);
    if (after.round !== before.round) this.announceRound();
    else tellMove(before, after).forEach(say);
    if (after.phase !== 'play') tellRoundEnd(after).forEach(say);
    return null;
  }

  private save(): void {
    if (this.file === null) return;
    try {
      writeFileSync(this.file, `${JSON.stringify(this.match.transcript())}\n`);
    } catch (error) {
      throw fileTrouble(this.file, error);
    }
  }

  private leave(): void {
    say();
    say('You leave the table. Thank you for playing!');
    if (this.file === null) return;
    const seat = this.seat === 0 ? '' : ` --seat ${this.seat}`;
    say(`Go on with: tischrunde play --load ${this.file} --save ${this.file}${seat}`);
  }
}

/** A line for each page of the rulebook: its rules have its name before their first dot. */
function rulesByPage({ rules }: AnyGame): string[] {
  const pages = Map.groupBy(rules, (rule) => rule.split('.')[0]);
  return [...pages.values()].map((page) => page.join('  '));
}
