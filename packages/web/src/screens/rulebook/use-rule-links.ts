import { useEffect } from 'preact/hooks';

/** Listens to links to rules of the same chapter. */
export function useRuleLinks(
  ref: { readonly current: HTMLElement | null },
  onFollow: (rule: string, event: MouseEvent) => void,
): void {
  useEffect(() => {
    const root = ref.current;
    if (root === null) return;
    const listen = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-rule]') : null;
      const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
      if (link !== null && !isElsewhere) onFollow(link.dataset.rule ?? '', event);
    };
    root.addEventListener('click', listen);
    return () => root.removeEventListener('click', listen);
  }, []);
}
