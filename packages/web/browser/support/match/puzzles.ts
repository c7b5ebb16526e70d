import { chooser, find, type Player, some } from './play.ts';

/** Asks for a hint, reads it to its end and does what it says. */
export function hintTaker(): Player {
  return (look) => find(look, 'thought', () => true) ?? find(look, 'tool', (name) => name === 'Hint');
}

/** Lays tiles that lie open, as long as one fits. */
export function openLayer(): Player {
  const choose = chooser(11);
  return (look) =>
    some(look, 'place', choose) ??
    some(look, 'fitting', choose) ??
    find(look, 'action', (name) => name === 'Back to a good spot');
}
