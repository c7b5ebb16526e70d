import { useEffect, useState } from 'preact/hooks';

const current = (): string => location.hash.slice(1);

/** The fragment of the address. A link that removes it fires no event, hence the clicks. */
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
