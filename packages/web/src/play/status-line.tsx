import { useEffect, useState } from 'preact/hooks';
import './play.css';
import { unbroken } from '../ui/unbroken.tsx';
import type { Announcement } from './use-announcements.ts';

interface StatusLineProps {
  readonly said: readonly Announcement[];
  /** What there is to do, or how the round ended. */
  readonly now: string;
}

/**
 * The latest announcement, and below it what there is to do. Screen readers hear every sentence once, however fast they come; only the
 * last one is visible.
 */
export function StatusLine({ said, now }: StatusLineProps) {
  // Screen readers announce only text that is added to an existing live region.
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  const visible = said.findLast(({ isAloud }) => !isAloud);
  return (
    <p class="status" role="status" aria-atomic="false">
      {isThere &&
        said.map(({ number, text }) => (
          <span key={number} class={number === visible?.number ? 'said' : 'unseen'}>
            {unbroken(text)}{' '}
          </span>
        ))}
      {isThere && now !== '' && (
        <span key={now} class="goal">
          {unbroken(now)}
        </span>
      )}
    </p>
  );
}
