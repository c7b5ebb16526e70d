import type { Book } from '@tischrunde/rulebook';
import { useEffect, useState } from 'preact/hooks';

/** `3:07`, `1:03:07`. */
export function timeOf(seconds: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return hours === 0 ? `${minutes}:${two(rest)}` : `${hours}:${two(minutes)}:${two(rest)}`;
}

interface ClockProps {
  /** Whether the puzzle is still unsolved. */
  readonly running: boolean;
  /** The time when the puzzle was left. */
  readonly from: number;
  readonly book: Book;
  /** Called every second, so that the time can be saved. */
  onTick(seconds: number): void;
}

/** The time spent on a puzzle. It stops while the page is hidden. */
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
