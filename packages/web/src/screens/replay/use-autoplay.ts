import { useEffect, useState } from 'preact/hooks';

/** Moves per second are about this many times those of a table. */
const speeds = [1, 2, 4] as const;

type Speed = (typeof speeds)[number];

/** Between two moves, in milliseconds, at the lowest speed: long enough to read what happened. */
const interval = 1600;

export interface Autoplay {
  readonly isRunning: boolean;
  readonly speed: Speed;
  toggle(): void;
  pause(): void;
  faster(): void;
}

/** Steps on until the last position. Started there, it begins again. */
export function useAutoplay(at: number, last: number, onGo: (to: number) => void): Autoplay {
  const [isOn, setOn] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const isRunning = isOn && at < last;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => onGo(at + 1), interval / speed);
    return () => clearTimeout(timer);
  }, [isRunning, at, speed]);
  return {
    isRunning,
    speed,
    toggle() {
      if (!isRunning && at >= last) onGo(0);
      setOn(!isRunning);
    },
    pause: () => setOn(false),
    faster: () => setSpeed(speeds[(speeds.indexOf(speed) + 1) % speeds.length]),
  };
}
