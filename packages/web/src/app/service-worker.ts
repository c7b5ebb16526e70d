import { signal } from '@preact/signals';
import { pathOf } from '../site.ts';

/** A newer version is installed; it waits until every tab is closed or the user activates it. */
export const isNewVersionReady = signal(false);

let waiting: ServiceWorker | null = null;

/** Caches the whole page, so that it opens offline. What the worker keeps is set in `vite.config.ts`; its calls are `push-worker.ts`. */
export async function registerServiceWorker({ serviceWorker }: Navigator): Promise<void> {
  await serviceWorker.register(pathOf('/sw.js'));
  const registration = await serviceWorker.ready;
  const mine = registration.active;
  const look = (): void => {
    waiting = registration.waiting;
    isNewVersionReady.value = waiting !== null;
    waiting?.addEventListener('statechange', look, { once: true });
  };
  look();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', look, { once: true }),
  );
  // Another tab activated the newer version, and chunks that this tab has not loaded yet are gone. It reloads only when it needs
  // one of them; matches are saved after every move.
  addEventListener('vite:preloadError', () => {
    if (registration.active !== mine) location.reload();
  });
}

export function activateNewVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting?.postMessage({ type: 'SKIP_WAITING' });
}
