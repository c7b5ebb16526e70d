import { useEffect, useState } from 'preact/hooks';
import { currentBook } from '../../ui/current-language.ts';

interface PresenceProps {
  readonly isHere: boolean;
  /** Whether there is room for a word only where somebody is gone. */
  readonly isShort?: boolean;
}

/** A dot and a word that say whether somebody is here. */
export function Presence({ isHere, isShort = false }: PresenceProps) {
  const book = currentBook();
  return (
    <span class="presence" data-here={isHere}>
      <span class="presence-dot" aria-hidden="true" />
      <span class={isHere && isShort ? 'unseen' : ''}>{book.say(isHere ? 'here.yes' : 'here.no')}</span>
    </span>
  );
}

interface TurnClockProps {
  /** When the time is up, by the server's clock, in milliseconds since 1970. */
  readonly deadline: number;
  /** How far that clock is ahead of ours. */
  readonly ahead: number;
}

/** The time that is left for a turn, running down. */
export function TurnClock({ deadline, ahead }: TurnClockProps) {
  const book = currentBook();
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [deadline]);
  const seconds = Math.max(0, Math.ceil((deadline - ahead - now) / 1000));
  return (
    <span
      class="turn-clock"
      data-short={seconds <= 10}
      role="timer"
      aria-label={book.say('clock.left', { time: clockTime(seconds) })}
    >
      {clockTime(seconds)}
    </span>
  );
}

/** 0:09, 2:00, 23:59:59. */
export function clockTime(seconds: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
