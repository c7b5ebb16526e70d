import type { moments as english } from '../../en/table/moments.ts';
import type { Translation } from '../../translation.ts';

export const moments: Translation<typeof english> = {
  // Seen at a plate or in the middle of the table.
  'moment.jumpedIn': 'J’intercale !',
  'moment.forgot': 'Annonce oubliée !',
  'moment.locked': 'Verrouillé !',
  'moment.blocked': 'Bloqué !',
  'moment.skipped': 'Perd son tour',
  // What a player has done, as briefly as can be.
  'note.drew': 'pioche {count}',
  'note.passed': 'passe',
  'note.skipped': 'perd son tour',
  'note.chain': 'chaîne de {count}',
  'note.took': 'prend {count}',
  'note.swapped': 'échange avec {name}',
  'note.jumpedIn': 'intercale {piece}',
};
