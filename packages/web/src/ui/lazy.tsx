import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { openWholeBook } from './current-language.ts';

/**
 * A component whose code is loaded when it is rendered: a page, or a part of one, which stays empty until then. A table is painted at
 * once, with nothing on it.
 */
export function lazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  part: 'page' | 'part' | 'table' = 'page',
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function Late(props: Props) {
    const [, redraw] = useState(0);
    const [failed, setFailed] = useState<unknown>(null);
    useEffect(() => {
      if (loaded !== null) return;
      Promise.all([load(), openWholeBook()]).then(([page]) => {
        loaded = page;
        redraw(1);
      }, setFailed);
    }, []);
    if (failed !== null) throw failed;
    const Page = loaded;
    if (Page !== null) return <Page {...props} />;
    if (part === 'part') return null;
    return <main class={part === 'table' ? 'empty-table' : ''} aria-busy="true" />;
  };
}
