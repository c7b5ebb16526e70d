import { useEffect, useState } from 'preact/hooks';

/** What was loaded for these inputs. The previous value stays until the new one is there; `null` as the load waits. */
export function useLoaded<Value>(
  load: (() => Promise<Value>) | null,
  inputs: readonly unknown[],
): Value | null {
  const [loaded, setLoaded] = useState<{ readonly value: Value } | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  useEffect(() => {
    let left = false;
    load?.().then((value) => {
      if (!left) setLoaded({ value });
    }, setFailed);
    return () => {
      left = true;
    };
  }, inputs);
  // The error boundary handles it.
  if (failed !== null) throw failed;
  return loaded?.value ?? null;
}
