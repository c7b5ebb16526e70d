import type { Said } from './use-said.ts';

interface StatusLineProps {
  readonly said: readonly Said[];
  /** Whose turn it is and what one can do, or how the round ended. */
  readonly now: string;
}

/**
 * What just happened and what one can do. Whoever listens hears each sentence once and misses none, however fast they come; only the
 * last one is seen.
 */
export const StatusLine = ({ said, now }: StatusLineProps) => (
  <p class="status" role="status" aria-atomic="false">
    {said.map(({ number, text }, index) => (
      <span key={number} class={index < said.length - 1 ? 'unseen' : ''}>
        {text}{' '}
      </span>
    ))}
    {now !== '' && <span key={now}>{now}</span>}
  </p>
);
