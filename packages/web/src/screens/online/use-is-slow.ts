import { useEffect, useState } from 'preact/hooks';

/** What takes longer than this is noticed, in milliseconds. */
const noticed = 700;

/** Whether something has been going on for longer than a moment. */
export function useIsSlow(isGoingOn: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return;
    const timer = setTimeout(() => setSlow(true), noticed);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isGoingOn]);
  return isGoingOn && isSlow;
}
