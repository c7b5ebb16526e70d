import type { Visit } from '@tischrunde/client';
import { useEffect, useState } from 'preact/hooks';

/** Whether a guest has not been at a table for so long, in milliseconds. The server agrees: it noticed no later than this page. */
export function useIsAway(visit: Visit, guest: string | null, patience: number): boolean {
  const [, setLooked] = useState(0);
  const isMissing = guest !== null && !visit.here.value.includes(guest);
  const left = isMissing ? patience - visit.awayFor(guest) : null;
  const isWaiting = left !== null && left > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLooked(Date.now()), left + 50);
    return () => clearTimeout(timer);
  }, [guest, isWaiting]);
  return left !== null && left <= 0;
}
