import { render } from 'preact';
import { botLevelFor, findDescriptor, playersFor } from '../games/catalogue.ts';
import { screenPath } from '../site.ts';
import { App } from './app.tsx';
import { prefetch } from './prefetch.ts';
import { registerServiceWorker } from './service-worker.ts';
import '../pieces/pieces.css';
import { startMatch } from '../session/new-match.ts';
import { deleteUnplayed } from '../storage/match-store.ts';
import { applySettings } from '../storage/settings.ts';
import { openFirstBook } from '../ui/current-language.ts';
import './fonts.css';
import './style.css';

applySettings(document.documentElement);
const path = screenPath(location);
const words = openFirstBook(path === '/' && !location.search.includes('game='));
prefetch(location);
await words;

// A link can go straight to a game: /?game=block&players=3
const wanted = new URLSearchParams(location.search);
const entry = findDescriptor(wanted.get('game') ?? '');
if (path === '/' && entry !== undefined) {
  const people = Number(wanted.get('players')) || null;
  const players = people === null ? entry.least : playersFor(entry, people);
  history.replaceState(null, '', startMatch({ game: entry.id, players, level: botLevelFor(entry) }));
}

const page = document.getElementById('page');
if (page !== null) {
  page.replaceChildren();
  render(<App />, page);
}
void deleteUnplayed(Date.now());

// Rendering comes first: the rest of the games is cached when the browser is idle.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const keep = (): void => void registerServiceWorker(navigator).catch(console.warn);
  const whenIdle = (): unknown => (globalThis.requestIdleCallback ?? setTimeout)(keep);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
