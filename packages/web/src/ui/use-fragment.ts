import { useEffect, useState } from 'preact/hooks';

const current = (): string => location.hash.slice(1);

/** What stands after the # of the address. A link to the same page without one is no event of its own, hence the clicks. */
export function useFragment(): string {
  const [fragment, setFragment] = useState(current);
  useEffect(() => {
    const look = (): void => void setTimeout(() => setFragment(current()));
    const events = ['hashchange', 'popstate', 'click'];
    for (const event of events) addEventListener(event, look);
    return () => {
      for (const event of events) removeEventListener(event, look);
    };
  }, []);
  return fragment;
}
