import { chooser, find, type Player, some, usual } from './play.ts';
import { pipsOn, tileNamed } from './tiles.ts';

// Players for boards on which one does something else than to lay a piece from the rack.

/** Castle: collects tiles, and makes a chain of what it lays whenever there is one. */
export function castleBuilder(): Player {
  const choose = chooser(3);
  const otherwise = usual(choose);
  return (look) => {
    const { button, place, held } = look.things;
    if (button.length === 0) {
      const collects = place.length === 0 && held.length < 4;
      return (collects ? find(look, 'action', (name) => name === 'Draw') : null) ?? otherwise(look);
    }
    const isTaken = button.some(({ isPressed }) => isPressed);
    return (
      find(look, 'button', (name) => name.startsWith('Build a chain')) ??
      (isTaken && place.length > 0
        ? some(look, 'place', choose)
        : (find(look, 'button', (name) => name.startsWith('Play ')) ??
          find(look, 'button', (name) => name === 'Place') ??
          find(look, 'button', (name) => name === 'Take back')))
    );
  };
}

/** Dominance: takes some tile and writes it somewhere. */
export function writer(): Player {
  const choose = chooser(5);
  const otherwise = usual(choose);
  return (look) => {
    if (!look.isMyTurn) return otherwise(look);
    return some(look, 'button', choose) ?? some(look, 'open', choose);
  };
}

/** Concentration: remembers every tile that it saw, and takes the pairs that it knows. */
export function rememberer(pair: number): Player {
  const choose = chooser(7);
  const otherwise = usual(choose);
  const seen = new Map<number, number>();
  return (look) => {
    const { button, next } = look.things;
    const lying = [...button.keys()].filter((index) => !button[index].isGone);
    const up = lying.filter((index) => tileNamed(button[index].name) !== null);
    for (const index of up) seen.set(index, pipsOn(tileNamed(button[index].name) ?? [0, 0]));
    if (next.length > 0) seen.clear();
    if (!look.isMyTurn || lying.length === 0) return otherwise(look);
    const partnerOf = (index: number): number | undefined =>
      lying.find((other) => other !== index && (seen.get(other) ?? -1) + (seen.get(index) ?? -1) === pair);
    // Where two lie open, they are from the turn before.
    const wanted = up.length === 1 ? partnerOf(up[0]) : lying.find((index) => partnerOf(index) !== undefined);
    const unknown = lying.filter((index) => !seen.has(index));
    const others = unknown.length > 0 ? unknown : lying.filter((index) => !up.includes(index));
    return { kind: 'button', index: wanted ?? others[choose(others.length)] };
  };
}
