import type { JsonObject } from '@tischrunde/engine';
import { LocalMatch } from './local-match.ts';
import { withoutLast } from './take-back.ts';
import type { FromWorker, LocalTableSetup, ToWorker } from './worker-messages.ts';

const tell = (message: FromWorker): void => postMessage(message);

const clock = {
  now: () => performance.now(),
  after(milliseconds: number, then: () => void): () => void {
    const timer = setTimeout(() => guarded(then), milliseconds);
    return () => clearTimeout(timer);
  },
};

let opening: LocalTableSetup | null = null;
let match: LocalMatch | null = null;

/** Reports a bug together with the match, instead of leaving a table that does not respond. */
function guarded(act: () => void | Promise<void>): void {
  const broken = (error: unknown): void => {
    const message = error instanceof Error ? error.message : String(error);
    tell({ kind: 'broken', error: message, transcript: match?.transcript() ?? null });
  };
  try {
    act()?.catch(broken);
  } catch (error) {
    broken(error);
  }
}

/** Reopens a game for one without its last move. */
function takeBackAlone(): JsonObject | null {
  if (opening === null || match === null) return null;
  const { transcript, move } = withoutLast(match.transcript());
  match.close();
  match = new LocalMatch({ ...opening, transcript }, tell, clock);
  return move;
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) =>
  guarded(async () => {
    if (data.kind === 'open') {
      opening = data.opening;
      match = new LocalMatch(opening, tell, clock);
    } else if (data.kind === 'takeBack' && opening?.sitters.length === 1) {
      tell({ kind: 'tookBack', number: data.number, move: takeBackAlone() });
    } else {
      await match?.hear(data);
    }
  }),
);
