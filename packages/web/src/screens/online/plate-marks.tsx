import type { Timer } from '@tischrunde/protocol';
import { useEffect } from 'preact/hooks';
import { playWhenAllowed } from '../../play/sound/use-sound.ts';
import { currentBook } from '../../ui/current-language.ts';
import { useSecondsUntil } from './countdown.tsx';
import { clockTime } from './presence.tsx';

/** A seat that a bot plays. */
export function BotMark() {
  const book = currentBook();
  return (
    <span class="bot-mark" role="img" aria-label={book.say('bot.mark')} title={book.say('bot.mark')}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 2v4M5 8h14v11H5ZM2 12v4M22 12v4M9 15.500h6" />
        <circle cx="9" cy="12" r="1.300" />
        <circle cx="15" cy="12" r="1.300" />
      </svg>
    </span>
  );
}

interface ClockRingProps {
  /** By the server's clock, in milliseconds since 1970. */
  readonly deadline: number;
  readonly timer: Timer;
  /** How far the server's clock is ahead of ours. */
  readonly ahead: number;
  /** Whether the last seconds are heard. */
  readonly isLoud: boolean;
}

/** The last seconds are red, and heard. */
const short = 5;

/** The time for a turn: a bar round the plate that gets shorter, and the time in figures. */
export function ClockRing({ deadline, timer, ahead, isLoud }: ClockRingProps) {
  const book = currentBook();
  const seconds = useSecondsUntil(deadline, ahead) ?? 0;
  const isShort = seconds <= short;
  useEffect(() => {
    if (isLoud && isShort && seconds > 0) playWhenAllowed(['tick']);
  }, [seconds]);
  return (
    <span
      class="turn-clock"
      data-short={isShort}
      role="timer"
      aria-label={book.say('clock.left', { time: clockTime(seconds) })}
    >
      <span
        class="clock-ring"
        style={{ '--left': Math.min(1, seconds / timer.seconds) }}
        aria-hidden="true"
      />
      {clockTime(seconds)}
    </span>
  );
}
