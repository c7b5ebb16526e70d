import { type Signal, signal } from '@preact/signals';
import {
  type Connection,
  isTemporary,
  pauseBefore,
  type RequestErrorCode,
  requestErrorCode,
  type Visit,
} from '@tischrunde/client';
import type { Scene, SharedPad } from '@tischrunde/protocol';
import { changePad, type PadSharing, pads, type SavedPad, savePad } from '../../../storage/pad-store.ts';
import { alone, asJson, caughtUp, padFrom } from '../pad-writes.ts';

/** What somebody else has written. */
export interface Wrote {
  readonly name: string;
  /** The pad after it, and how many entries it had before. */
  readonly pad: SharedPad;
  readonly before: number;
}

/** Refusals of a look after which the pad is shared no more. All others may pass. */
const final: ReadonlySet<RequestErrorCode> = new Set<RequestErrorCode>([
  'table.none',
  'table.ended',
  'table.kicked',
  'table.closed',
]);

/** Keeps a pad on this phone the same as the one at the table: sends what is written here, and takes over what others write. */
export class PadLink {
  /** Why the last thing that was written here was not taken. */
  readonly failed: Signal<RequestErrorCode | null> = signal(null);
  readonly wrote: Signal<Wrote | null> = signal(null);
  private readonly id: string;
  private readonly connection: Connection;
  private readonly visit: Visit;
  private readonly moved: (pad: SavedPad) => void;
  private isSending = false;
  private isJoining = false;
  private hasEnded = false;
  /** How often this phone could not join for now, and when it tries again. */
  private refusals = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly endings: readonly (() => void)[];

  /** `moved` is called when the next match has begun on another pad, and `over` when this one is shared no more. */
  constructor(
    id: string,
    connection: Connection,
    visit: Visit,
    moved: (pad: SavedPad) => void,
    over: () => void,
  ) {
    this.id = id;
    this.connection = connection;
    this.visit = visit;
    this.moved = moved;
    let before: SharedPad | undefined;
    this.endings = [
      visit.scene.subscribe((scene) => {
        if (scene !== null) this.follow(scene);
      }),
      visit.turnedAway.subscribe((why) => {
        this.failed.value = why;
        if (why === null || !final.has(why)) return;
        changePad(id, alone);
        over();
      }),
      pads.subscribe(() => void this.send()),
      connection.listen((tell) => {
        if (tell.tell !== 'change' || tell.table !== visit.id || tell.event.kind !== 'noted') return;
        const pad = visit.scene.peek()?.table.pad;
        const isOwn = tell.event.guest === connection.guest.peek()?.id;
        if (pad !== undefined)
          this.wrote.value = isOwn
            ? null
            : { name: tell.event.name, pad, before: before?.entries.length ?? 0 };
        before = pad;
      }),
    ];
    before = visit.scene.peek()?.table.pad;
  }

  end(): void {
    this.hasEnded = true;
    clearTimeout(this.timer);
    for (const end of this.endings) end();
  }

  private get sharing(): PadSharing | undefined {
    return pads.peek().find(({ id }) => id === this.id)?.sharing;
  }

  private follow(scene: Scene): void {
    const { sharing } = this;
    const { id: table, game, options, pad } = scene.table;
    if (sharing === undefined || pad === undefined) return;
    if (pad.match > sharing.match) {
      const next = padFrom(table, game, options, pad);
      changePad(this.id, alone);
      savePad(next);
      this.moved(next);
      return;
    }
    changePad(this.id, (kept) => caughtUp(kept, sharing, pad));
    if (this.isAtPad(scene)) void this.send();
    else void this.join(table);
  }

  /** Only those on the bench may write. What was written before waits until this phone is there. */
  private async join(table: string): Promise<void> {
    if (this.isJoining || this.hasEnded) return;
    this.isJoining = true;
    clearTimeout(this.timer);
    try {
      await this.connection.ask('bench', { table });
      this.refusals = 0;
    } catch (error) {
      const why = requestErrorCode(error);
      if (isTemporary(why)) this.joinLater();
      else this.failed.value = why;
    }
    this.isJoining = false;
  }

  private joinLater(): void {
    if (!this.hasEnded)
      this.timer = setTimeout(() => this.tryAgain(), pauseBefore(this.refusals++, Math.random()));
  }

  /** Joins, if it could not before, and sends what waits. */
  tryAgain(): void {
    this.failed.value = null;
    const scene = this.visit.scene.peek();
    if (scene !== null) this.follow(scene);
  }

  /** One thing after the other. Without a connection it waits for one. */
  private async send(): Promise<void> {
    const scene = this.visit.scene.peek();
    if (this.isSending || scene === null || !this.isAtPad(scene)) return;
    this.isSending = true;
    try {
      while (await this.sendNext());
    } catch (error) {
      this.fail(error);
    }
    this.isSending = false;
  }

  private async sendNext(): Promise<boolean> {
    const pad = pads.peek().find(({ id }) => id === this.id);
    if (pad?.sharing === undefined) return false;
    const { table, match, waiting, next } = pad.sharing;
    if (waiting.length > 0) {
      const [{ entries, ...write }] = waiting;
      this.failed.value = null;
      await this.connection.ask('note', { table, match, ...write, entries: asJson(entries) });
      this.settle((sharing) => ({ ...sharing, waiting: sharing.waiting.slice(1) }));
      return true;
    }
    if (next === undefined) return false;
    const { game, options } = pad.match;
    await this.connection.ask('pad', {
      table,
      id: next,
      match: match + 1,
      game,
      options: { ...options },
      names: [...pad.names],
    });
    return false;
  }

  /** What was written here is not taken: the pad is again what the others see. */
  private fail(error: unknown): void {
    const why = requestErrorCode(error);
    // It stays on this phone, and is sent when the pad is open again.
    if (isTemporary(why)) return;
    this.settle(({ next: _, ...sharing }) => ({ ...sharing, waiting: [] }));
    this.failed.value = why;
    const pad = this.visit.scene.peek()?.table.pad;
    const { sharing } = this;
    if (pad !== undefined && sharing !== undefined)
      changePad(this.id, (kept) => caughtUp(kept, sharing, pad));
  }

  private settle(change: (sharing: PadSharing) => PadSharing): void {
    changePad(this.id, (pad) => (pad.sharing === undefined ? pad : { ...pad, sharing: change(pad.sharing) }));
  }

  private isAtPad({ table: { host, bench } }: Scene): boolean {
    const guest = this.connection.guest.peek()?.id;
    return guest === host || bench.some((one) => one.guest === guest);
  }
}
