import { render } from 'preact';
import { fetchAhead } from './ahead.ts';
import { App } from './app.tsx';
import { entryOf } from './catalogue.ts';
import { keepOnDevice } from './keeping.ts';
import './pieces/pieces.css';
import { openFirstBook } from './reading.ts';
import { tidy } from './saved.ts';
import { wearSettings } from './settings.ts';
import { playersFor } from './shelf.ts';
import { start } from './starting.ts';
import './style.css';

wearSettings(document.documentElement);
const words = openFirstBook();
fetchAhead(location, words);
await words;

// A link can go straight to a game: /?game=block&players=3
const wanted = new URLSearchParams(location.search);
const entry = entryOf(wanted.get('game') ?? '');
if (location.pathname === '/' && entry !== undefined) {
  const people = Number(wanted.get('players')) || null;
  const players = people === null ? entry.least : playersFor(entry, people);
  history.replaceState(null, '', start({ game: entry.id, players }));
}

const page = document.getElementById('page');
if (page !== null) {
  page.replaceChildren();
  render(<App />, page);
}
void tidy(Date.now());

// What is drawn comes first: the games for later are fetched when nothing else is to be done.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const keep = (): void => void keepOnDevice(navigator).catch(console.warn);
  const whenIdle = (): unknown => (globalThis.requestIdleCallback ?? setTimeout)(keep);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
