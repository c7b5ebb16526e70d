import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** The title of the page, announced to screen readers. */
export const pageTitle = signal('');

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Tischrunde`;
    pageTitle.value = title;
  }, [title]);
}
