import { describe, expect, it } from 'vitest';
import { SerialQueue } from '../src/live/serial-queue.ts';

/** A queue, what its tasks did, and a task that goes on when it is told to. */
function watchedQueue() {
  const done: string[] = [];
  const queue = new SerialQueue((error) => done.push(`failed: ${error}`));
  const run = (name: string): (() => void) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    void queue.run(async () => {
      done.push(`${name} begins`);
      await promise;
      done.push(`${name} ends`);
    });
    return resolve;
  };
  return { done, queue, run };
}

describe('a serial queue', () => {
  it('begins a task at once if nothing is under way, and the others when their turn comes', async () => {
    const { done, queue, run } = watchedQueue();
    const [first, second] = [run('first'), run('second')];
    expect(done).toEqual(['first begins']);
    second();
    first();
    await queue.settled();
    expect(done).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
    expect(queue.isEmpty).toBe(true);
    run('third')();
    expect(done.at(-1)).toBe('third begins');
  });

  it('reports a failure, and goes on', async () => {
    const { done, queue, run } = watchedQueue();
    const failed = queue.run(() => Promise.reject('why'));
    run('next')();
    await expect(failed).rejects.toBe('why');
    await queue.settled();
    expect(done).toEqual(['failed: why', 'next begins', 'next ends']);
  });
});
