import type { common as english } from '../../en/screens/common.ts';
import type { Translation } from '../../translation.ts';

export const common: Translation<typeof english> = {
  'book.players': { one: '{count} Person', other: '{count} Personen' },
  'book.playersFrom': '{least} bis {most} Personen',
  // How long the match is.
  'length.rounds': { one: '{count} Runde', other: '{count} Runden' },
  'length.to': 'bis {target}',
  'length.past': 'über {target}',
  'score.set': 'Satz bis Pasch {value}',
  'seat.you': 'Du',
  'seat.number': 'Person {number}',
  'answer.yes': 'ja',
  'answer.no': 'nein',
  'puzzle.solvedToday': 'heute gelöst',
};
