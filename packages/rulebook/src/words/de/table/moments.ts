import type { moments as english } from '../../en/table/moments.ts';
import type { Translation } from '../../translation.ts';

export const moments: Translation<typeof english> = {
  // Seen at a plate or in the middle of the table.
  'moment.jumpedIn': 'Zwischengeworfen!',
  'moment.forgot': 'Nicht gerufen!',
  'moment.locked': 'Gesperrt!',
  'moment.blocked': 'Blockiert!',
  'moment.skipped': 'Setzt aus',
  // What a player has done, as briefly as can be.
  'note.drew': 'zieht {count}',
  'note.passed': 'setzt aus',
  'note.skipped': 'muss aussetzen',
  'note.chain': 'Kette aus {count}',
  'note.took': 'nimmt {count}',
  'note.swapped': 'tauscht mit {name}',
  'note.jumpedIn': 'zwischengeworfen: {piece}',
};
