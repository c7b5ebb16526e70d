import { findGame } from '@tischrunde/engine';
import { languageFor, openBook } from '@tischrunde/rulebook';
import { render } from 'preact';
import { loadBoard } from './board/boards.ts';
import './pieces/pieces.css';
import { TableScreen } from './screens/table-screen.tsx';
import './style.css';
import { openLocal } from './table/local.ts';

const book = await openBook(languageFor(navigator.languages));
document.documentElement.lang = book.language;
const id = new URLSearchParams(location.search).get('game') ?? 'block';
const players = findGame(id)?.players.least ?? 2;
const names = ['Ada', 'Aiko', 'Bea', 'Carlo', 'Dina', 'Emil', 'Fumi', 'Gino', 'Hana', 'Ida', 'Jules'];
const table = openLocal(
  {
    transcript: { game: id, players, options: {}, seed: crypto.randomUUID(), moves: [] },
    sitters: names.slice(0, players).map((name, seat) => ({ name, plays: seat === 0 ? 'person' : 'medium' })),
    pace: 1,
  },
  { changed: () => {}, broken: (error) => console.error(error) },
);
const page = document.getElementById('page');
if (page !== null) render(<TableScreen table={table} board={await loadBoard(id)} book={book} />, page);
