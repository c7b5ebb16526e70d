import { type Signal, signal } from '@preact/signals';
import { type RequestErrorCode, requestErrorCode, type Visit } from '@tischrunde/client';
import type { Scene, SharedPad } from '@tischrunde/protocol';
import { connection } from '../../../session/remote/server-connection.ts';
import { changePad, type PadSharing, pads, type SavedPad, savePad } from '../../../storage/pad-store.ts';
import { alone, asJson, caughtUp, padFrom } from '../pad-writes.ts';

/** What somebody else has written. */
export interface Wrote {
  readonly name: string;
  /** The pad after it, and how many entries it had before. */
  readonly pad: SharedPad;
  readonly before: number;
}

/** Keeps a pad on this phone the same as the one at the table: sends what is written here, and takes over what others write. */
export class PadLink {
  /** Why the last thing that was written here was not taken. */
  readonly failed: Signal<RequestErrorCode | null> = signal(null);
  readonly wrote: Signal<Wrote | null> = signal(null);
  private readonly id: string;
  private readonly visit: Visit;
  private isSending = false;
  private readonly endings: readonly (() => void)[];

  /** `moved` is called when the next match has begun on another pad, and `over` when this one is shared no more. */
  constructor(id: string, visit: Visit, moved: (pad: SavedPad) => void, over: () => void) {
    this.id = id;
    this.visit = visit;
    let before: SharedPad | undefined;
    this.endings = [
      visit.scene.subscribe((scene) => {
        if (scene !== null) this.follow(scene, moved);
      }),
      visit.turnedAway.subscribe((why) => {
        if (why === null) return;
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
    for (const end of this.endings) end();
  }

  private get sharing(): PadSharing | undefined {
    return pads.peek().find(({ id }) => id === this.id)?.sharing;
  }

  private follow(scene: Scene, moved: (pad: SavedPad) => void): void {
    const { sharing } = this;
    const { id: table, game, options, pad } = scene.table;
    if (sharing === undefined || pad === undefined) return;
    if (pad.match > sharing.match) {
      const next = padFrom(table, game, options, pad);
      changePad(this.id, alone);
      savePad(next);
      moved(next);
      return;
    }
    changePad(this.id, (kept) => caughtUp(kept, sharing, pad));
    if (isAtPad(scene)) void this.send();
    else connection.ask('bench', { table }).catch((error: unknown) => this.fail(error));
  }

  /** One thing after the other. Without a connection it waits for one. */
  private async send(): Promise<void> {
    const scene = this.visit.scene.peek();
    if (this.isSending || scene === null || !isAtPad(scene)) return;
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
      await connection.ask('note', { table, match, ...write, entries: asJson(entries) });
      this.settle((sharing) => ({ ...sharing, waiting: sharing.waiting.slice(1) }));
      return true;
    }
    if (next === undefined) return false;
    const { game, options } = pad.match;
    await connection.ask('pad', {
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
    if (why === 'connection.lost') return;
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
}

const isAtPad = ({ table: { host, bench } }: Scene): boolean => {
  const guest = connection.guest.peek()?.id;
  return guest === host || bench.some((one) => one.guest === guest);
};
