import type { Book } from '@tischrunde/rulebook';
import { useEffect, useState } from 'preact/hooks';

/** `3:07`, `1:03:07`. */
export function timeOf(seconds: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return hours === 0 ? `${minutes}:${two(rest)}` : `${hours}:${two(minutes)}:${two(rest)}`;
}

interface ClockProps {
  /** Whether the puzzle is still being solved. */
  readonly running: boolean;
  /** What was on the clock when the puzzle was put away. */
  readonly from: number;
  readonly book: Book;
  /** Every second, so that it can be kept. */
  onTick(seconds: number): void;
}

/** How long one has been at it. It stands still while nobody looks. */
export function Clock({ running, from, book, onTick }: ClockProps) {
  const [seconds, setSeconds] = useState(from);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => {
      if (!document.hidden) setSeconds((before) => before + 1);
    }, 1000);
    return () => clearInterval(timer);
  }, [running]);
  useEffect(() => onTick(seconds), [seconds]);
  const time = timeOf(seconds);
  return (
    <span class="clock" role="timer" aria-label={book.say('puzzle.time', { time })}>
      {time}
    </span>
  );
}
