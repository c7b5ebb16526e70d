import { batch, signal } from '@preact/signals';
import type { Explained } from '@tischrunde/bots';
import type { GameId, JsonObject, Refusal } from '@tischrunde/engine';
import type { SeatView, Table } from '../table.ts';
import type { FromWorker, LocalTableSetup, ToWorker } from './worker-messages.ts';

/** Callbacks besides the table itself. */
export interface LocalTableEvents {
  /** The match after every move, to be saved. */
  changed(transcript: JsonObject): void;
  /** A bug, with the match as far as it is known. */
  broken(error: string, transcript: JsonObject | null): void;
}

type Reply<Kind extends FromWorker['kind']> = Extract<FromWorker, { readonly kind: Kind }>;

/** A table in this browser: the match and the bots run in a worker. */
export function openLocalTable(game: GameId, opening: LocalTableSetup, around: LocalTableEvents): Table {
  const worker = new Worker(new URL('./local-match-worker.ts', import.meta.url), { type: 'module' });
  const seen = signal<SeatView | null>(null);
  const canTakeBack = signal(false);
  const waiting = new Map<number, (message: FromWorker) => void>();
  let asked = 0;
  const post = (message: ToWorker): void => worker.postMessage(message);
  const ask = <Kind extends FromWorker['kind']>(
    message: (number: number) => ToWorker,
  ): Promise<Reply<Kind>> =>
    new Promise((resolve) => {
      const number = asked++;
      waiting.set(number, (answer) => resolve(answer as Reply<Kind>));
      post(message(number));
    });

  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === 'seen') {
      batch(() => {
        seen.value = data.seen;
        canTakeBack.value = data.canTakeBack;
      });
      around.changed(data.transcript);
    } else if (data.kind === 'broken') {
      around.broken(data.error, data.transcript);
    } else {
      waiting.get(data.number)?.(data);
      waiting.delete(data.number);
    }
  });
  // Errors that the worker could not report itself.
  worker.addEventListener('error', ({ message }) => around.broken(message ?? '', null));
  post({ kind: 'open', opening });

  return {
    game,
    sitters: opening.sitters,
    seen,
    send: async (move): Promise<Refusal | null> =>
      (await ask<'sent'>((number) => ({ kind: 'send', number, move }))).refusal,
    points: async (moves): Promise<readonly number[]> =>
      (await ask<'points'>((number) => ({ kind: 'points', number, moves }))).points,
    wait: (milliseconds) => post({ kind: 'wait', milliseconds }),
    turnTo: (seat) => post({ kind: 'turnTo', seat }),
    advice: async (): Promise<readonly Explained[]> =>
      (await ask<'advice'>((number) => ({ kind: 'advice', number }))).explained,
    hurry: () => post({ kind: 'hurry' }),
    ready: () => post({ kind: 'ready' }),
    takesBack: opening.takesBack ?? false,
    canTakeBack,
    takeBack: async (): Promise<JsonObject | null> =>
      (await ask<'tookBack'>((number) => ({ kind: 'takeBack', number }))).move,
    transcript: async () =>
      (await ask<'transcript'>((number) => ({ kind: 'transcript', number }))).transcript,
    leave: () => worker.terminate(),
  };
}
