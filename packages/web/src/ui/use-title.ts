import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** What the page is about, to be said to whoever hears the page instead of seeing it. */
export const pageTitle = signal('');

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Tischrunde`;
    pageTitle.value = title;
  }, [title]);
}
