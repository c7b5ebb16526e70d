import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** A page whose code is loaded when it is opened. */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function Late(props: Props) {
    const [, redraw] = useState(0);
    const [failed, setFailed] = useState<unknown>(null);
    useEffect(() => {
      if (loaded !== null) return;
      load().then((page) => {
        loaded = page;
        redraw(1);
      }, setFailed);
    }, []);
    if (failed !== null) throw failed;
    const Page = loaded;
    return Page === null ? <main aria-busy="true" /> : <Page {...props} />;
  };
}
