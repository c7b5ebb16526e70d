import { render } from 'preact';
import { App } from './app.tsx';
import { entryOf } from './catalogue.ts';
import './pieces/pieces.css';
import { openFirstBook } from './reading.ts';
import { tidy } from './saved.ts';
import { wearSettings } from './settings.ts';
import { playersFor } from './shelf.ts';
import { start } from './starting.ts';
import './style.css';

wearSettings(document.documentElement);
await openFirstBook();

// A link can go straight to a game: /?game=block&players=3
const wanted = new URLSearchParams(location.search);
const entry = entryOf(wanted.get('game') ?? '');
if (location.pathname === '/' && entry !== undefined) {
  const people = Number(wanted.get('players')) || null;
  const players = people === null ? entry.least : playersFor(entry, people);
  history.replaceState(null, '', start({ game: entry.id, players }));
}

const page = document.getElementById('page');
if (page !== null) render(<App />, page);
void tidy(Date.now());
