import { useEffect, useState } from 'preact/hooks';

/** The seconds until a moment by the server's clock, kept up to date; null where there is none. */
export function useSecondsUntil(until: number | null, ahead: number): number | null {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    if (until === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [until]);
  return until === null ? null : Math.max(0, Math.ceil((until - ahead - now) / 1000));
}
