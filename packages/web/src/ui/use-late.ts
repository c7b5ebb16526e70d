import { useEffect, useState } from 'preact/hooks';

/** A value as it was before the last frame, for what may be shown a moment later. */
export function useLate<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  useEffect(() => setShown(() => value), [value]);
  return shown;
}
