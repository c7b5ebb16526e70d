import { batch, type Signal, signal } from '@preact/signals-core';
import type { Answers, Change, Scene, SeatView, Tell } from '@tischrunde/protocol';
import type { Connection } from './connection.ts';
import { isTemporary, RequestError, type RequestErrorCode, requestErrorCode } from './request-error.ts';
import { applyChanges, type KnownTable, shownMatchNumber } from './scene-updates.ts';
import { addNews, type TableNews } from './table-news.ts';
import { mayTakeBack } from './take-back.ts';
import { pauseBefore } from './timeouts.ts';
import { withAllMoves } from './unlisted-moves.ts';

/** The match shown at the table, for the table screen. */
export interface ShownMatch {
  readonly match: number;
  readonly seen: Signal<SeatView | null>;
}

/** From where a table is visited, where that is not obvious. */
export interface VisitOptions {
  /** One of several seats of the guest. Every seat is a visit of its own. */
  readonly seat?: number;
  /** The short code of a closed table, for a board. */
  readonly code?: string;
}

/** A visit to a table: its state, kept up to date across reconnects. */
export class Visit {
  readonly id: string;
  readonly seat: number | undefined;
  readonly scene = signal<Scene | null>(null);
  /** The guests who are connected to the table now. */
  readonly here = signal<readonly string[]>([]);
  /** How many boards show the table, and how many of them play its sounds. */
  readonly boards = signal(0);
  readonly loud = signal(0);
  /** Every match has its own signal, so that events of one are not taken for events of another. */
  readonly played = signal<ShownMatch | null>(null);
  /** What happened beside the match. */
  readonly news = signal<readonly TableNews[]>([]);
  /** Why the table cannot be visited. Refusals that pass by themselves do not count: it looks again. */
  readonly turnedAway = signal<RequestErrorCode | null>(null);
  /** Why the table is not shown for now, or perhaps not as it stands. */
  readonly notYet = signal<RequestErrorCode | null>(null);
  /** Whether it makes sense to ask for the last move back. */
  readonly canTakeBack = signal(false);
  /** Own moves without a reply. */
  readonly movesOnTheirWay = signal(0);
  private readonly connection: Connection;
  private readonly code: string | undefined;
  /** What a board says instead of the code when it comes back. */
  private pass: string | undefined;
  private sounds = false;
  /** When guests were here last, as far as this visit has seen; others not since it began. */
  private readonly leftAt = new Map<string, number>();
  private readonly began = Date.now();
  private told: KnownTable | null = null;
  private isLooking = false;
  /** How often a look was refused for now, and when the next one is due. */
  private refusals = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private hasLeft = false;
  /** Changes that arrived while a request was pending. */
  private meanwhile: Change[] = [];
  private readonly endings: readonly (() => void)[];

  constructor(connection: Connection, id: string, { seat, code }: VisitOptions = {}) {
    this.connection = connection;
    this.id = id;
    this.seat = seat;
    this.code = code;
    this.endings = [
      connection.listen((tell) => this.hear(tell)),
      connection.keepLooking(() => void this.look()),
    ];
  }

  leave(): void {
    this.hasLeft = true;
    clearTimeout(this.timer);
    for (const end of this.endings) end();
    this.connection.ask('leave', { table: this.id, seat: this.seat }).catch(requestErrorCode);
  }

  /** Says whether this board plays the sounds of the table, so that phones in the room need not. */
  tellLoud(isLoud: boolean): void {
    if (isLoud === this.sounds) return;
    this.sounds = isLoud;
    if (this.told !== null) void this.look();
  }

  private async look(): Promise<void> {
    clearTimeout(this.timer);
    this.isLooking = true;
    const { told } = this;
    try {
      const answer = await this.connection.ask('look', {
        table: this.id,
        seat: this.seat,
        ...(this.pass === undefined ? { code: this.code } : { pass: this.pass }),
        ...(this.sounds ? { sounds: true } : {}),
        ...(told === null ? {} : { after: told.number, epoch: told.epoch }),
      });
      this.turnedAway.value = null;
      this.notYet.value = null;
      this.refusals = 0;
      this.isLooking = false;
      this.answered(answer);
    } catch (error) {
      this.isLooking = false;
      this.refused(requestErrorCode(error));
    }
  }

  private refused(why: RequestErrorCode): void {
    // It looks again after the reconnect.
    if (why === 'connection.lost' || this.hasLeft) return;
    const passes = isTemporary(why);
    this.notYet.value = passes ? why : null;
    if (passes) this.timer = setTimeout(() => void this.look(), pauseBefore(this.refusals++, Math.random()));
    else this.turnedAway.value = why;
  }

  /** How long a guest has certainly been away, in milliseconds; 0 for one who is here. */
  awayFor(guest: string): number {
    return this.here.peek().includes(guest) ? 0 : Date.now() - (this.leftAt.get(guest) ?? this.began);
  }

  private setHere(now: readonly string[]): void {
    for (const guest of this.here.peek()) if (!now.includes(guest)) this.leftAt.set(guest, Date.now());
    this.here.value = now;
  }

  private answered(answer: Answers['look']): void {
    const meanwhile = this.meanwhile;
    this.meanwhile = [];
    this.setHere(answer.here);
    this.boards.value = answer.boards;
    this.loud.value = answer.loud;
    if ('scene' in answer) {
      this.canTakeBack.value = false;
      this.pass = answer.pass ?? this.pass;
      this.show(answer);
    } else this.follow(answer.changes, true);
    if (meanwhile.length > 0) this.follow(meanwhile);
  }

  private hear(tell: Tell): void {
    if (tell.tell === 'closing' || tell.table !== this.id || tell.seat !== this.seat) return;
    if (tell.tell === 'here') {
      this.setHere(tell.here);
      this.boards.value = tell.boards;
      this.loud.value = tell.loud;
    } else if (tell.tell === 'gone') this.turnedAway.value = tell.code;
    else if (this.isLooking) this.meanwhile.push(tell);
    else this.follow([tell]);
  }

  private follow(changes: readonly Change[], isAnswer = false): void {
    const before = this.told;
    const told = before === null ? null : applyChanges(before, changes);
    if (before === null || told === null) {
      // Missing changes are requested; if they still do not fit, the whole table is.
      if (isAnswer) this.told = null;
      void this.look();
    } else if (told.number !== before.number) {
      const news = changes.filter(({ number }) => number > before.number);
      this.news.value = addNews(this.news.peek(), news, before.scene);
      this.canTakeBack.value = mayTakeBack(this.canTakeBack.peek(), news, told.scene);
      this.show(told);
    }
  }

  private show(told: KnownTable): void {
    this.told = told;
    const again = (): void => {
      if (this.told === told) this.show(told);
    };
    const seen = told.scene.seen === null ? null : withAllMoves(told.scene.seen, again);
    if (seen === null && told.scene.seen !== null) return;
    batch(() => {
      this.scene.value = told.scene;
      const match = shownMatchNumber(told.scene);
      const shown = this.played.value;
      if (seen === null) this.played.value = null;
      else if (shown?.match !== match) this.played.value = { match, seen: signal<SeatView | null>(seen) };
      else shown.seen.value = seen;
    });
  }
}

/** The error code of a failed request; null if it succeeded. */
export async function errorCodeOf(doing: Promise<unknown>): Promise<RequestErrorCode | null> {
  try {
    await doing;
    return null;
  } catch (error) {
    if (error instanceof RequestError) return error.code;
    throw error;
  }
}
