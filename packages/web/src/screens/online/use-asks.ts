import { type ReadonlySignal, useSignal } from '@preact/signals';
import { errorCodeOf, type RequestErrorCode } from '@tischrunde/client';

interface Asks {
  /** Why the last request failed. */
  readonly failed: ReadonlySignal<RequestErrorCode | null>;
  act(doing: Promise<unknown>): void;
}

/** Requests to the server, and why the last one failed. */
export function useAsks(): Asks {
  const failed = useSignal<RequestErrorCode | null>(null);
  return {
    failed,
    act: (doing) =>
      void errorCodeOf(doing).then((why) => {
        failed.value = why;
      }),
  };
}
