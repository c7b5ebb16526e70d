import { useEffect, useState } from 'preact/hooks';

/** The same as `--px` in style.css: how much larger everything is than on a screen of 1440×900. */
const screenScale = (): number => Math.max(1, Math.min(innerWidth / 1440, innerHeight / 900));

/** The scale of the screen, kept up to date. */
export function useScreenScale(): number {
  const [scale, setScale] = useState(screenScale);
  useEffect(() => {
    const update = (): void => setScale(screenScale());
    addEventListener('resize', update);
    return () => removeEventListener('resize', update);
  }, []);
  return scale;
}
