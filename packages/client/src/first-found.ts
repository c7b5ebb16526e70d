import { effect } from '@preact/signals-core';

/** Resolves with the first answer that is not null; asked again whenever a signal that `find` reads has changed. */
export function firstFound<Found>(find: () => Found | null): Promise<Found> {
  return new Promise((resolve, reject) => {
    let isFound = false;
    const stop = effect(() => {
      if (isFound) return;
      try {
        const found = find();
        if (found === null) return;
        isFound = true;
        resolve(found);
      } catch (error) {
        isFound = true;
        reject(error);
      }
      // The first call happens before `stop` is assigned.
      queueMicrotask(() => stop());
    });
  });
}
