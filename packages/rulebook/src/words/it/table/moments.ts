import type { moments as english } from '../../en/table/moments.ts';
import type { Translation } from '../../translation.ts';

export const moments: Translation<typeof english> = {
  // Seen at a plate or in the middle of the table.
  'moment.jumpedIn': 'Mi inserisco!',
  'moment.forgot': 'Annuncio dimenticato!',
  'moment.locked': 'Estremità bloccata!',
  'moment.blocked': 'Bloccato!',
  'moment.skipped': 'Salta il turno',
  // What a player has done, as briefly as can be.
  'note.drew': 'pesca {count}',
  'note.passed': 'passa',
  'note.skipped': 'salta il turno',
  'note.chain': 'catena di {count}',
  'note.took': 'prende {count}',
  'note.swapped': 'scambia con {name}',
  'note.jumpedIn': 'si inserisce: {piece}',
};
