import { signal } from '@preact/signals';

/** A newer version of the page lies ready; it waits until every tab is closed or somebody asks for it. */
export const isNewVersionReady = signal(false);

let waiting: ServiceWorker | null = null;

/** Keeps the whole page on this device, so that it opens without a network. */
export async function registerServiceWorker({ serviceWorker }: Navigator): Promise<void> {
  await serviceWorker.register('/sw.js');
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
  // Somebody took the newer version in another tab. What this one has not loaded yet is gone, so it begins anew when it
  // needs that, and not before: matches are kept after every move.
  addEventListener('vite:preloadError', () => {
    if (registration.active !== mine) location.reload();
  });
}

export function activateNewVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting?.postMessage({ type: 'SKIP_WAITING' });
}
