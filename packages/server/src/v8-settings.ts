import { setFlagsFromString } from 'node:v8';

/**
 * Settings of V8 for a process that is a server; to be made before anything else.
 *
 * V8 allocates in the old space what survived its first collections, and never learns better. At a busy server the first ones come when the latest
 * view of every table is still in use, so from then on every view of every move would be garbage that only a full collection finds: a fifth
 * of the main thread's time (docs/performance.md).
 */
export function setUpV8(): void {
  setFlagsFromString('--no-allocation-site-pretenuring');
}
