import { useLayoutEffect, useState } from 'preact/hooks';

/** The size of an element, kept up to date. Give `ref` to the element. */
export function useSize() {
  const [element, ref] = useState<HTMLElement | null>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    if (element === null) return;
    const observer = new ResizeObserver(([{ contentRect }]) =>
      setSize({ width: Math.floor(contentRect.width), height: Math.floor(contentRect.height) }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return { ref, element, ...size };
}
