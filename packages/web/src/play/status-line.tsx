import { useEffect, useState } from 'preact/hooks';
import type { Announcement } from './use-announcements.ts';

interface StatusLineProps {
  readonly said: readonly Announcement[];
  /** Whose turn it is and what the player can do, or how the round ended. */
  readonly now: string;
}

/**
 * The latest announcement and the current status. Screen readers hear every sentence once, however fast they come; only the last
 * one is visible.
 */
export function StatusLine({ said, now }: StatusLineProps) {
  // Screen readers announce only text that is added to an existing live region.
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
