import { useEffect, useState } from 'preact/hooks';
import type { Announcement } from './use-announcements.ts';

interface StatusLineProps {
  readonly said: readonly Announcement[];
  /** Whose turn it is and what one can do, or how the round ended. */
  readonly now: string;
}

/**
 * What just happened and what one can do. Whoever listens hears each sentence once and misses none, however fast they come; only the
 * last one is seen.
 */
export function StatusLine({ said, now }: StatusLineProps) {
  // A screen reader tells only what comes into a line that is there already.
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  return (
    <p class="status" role="status" aria-atomic="false">
      {isThere &&
        said.map(({ number, text }, index) => (
          <span key={number} class={index < said.length - 1 ? 'unseen' : 'said'}>
            {text}{' '}
          </span>
        ))}
      {isThere && now !== '' && <span key={now}>{now}</span>}
    </p>
  );
}
