import type { common as english } from '../../en/screens/common.ts';
import type { Translation } from '../../translation.ts';

export const common: Translation<typeof english> = {
  'book.players': { one: '{count} personne', other: '{count} personnes' },
  'book.playersFrom': '{least} à {most} personnes',
  // How long the match is.
  'length.rounds': { one: '{count} manche', other: '{count} manches' },
  'length.to': 'jusqu’à {target}',
  'length.past': 'au-delà de {target}',
  'score.set': 'Jeu de double-{value}',
  'seat.you': 'Toi',
  'seat.number': 'Numéro {number}',
  'answer.yes': 'oui',
  'answer.no': 'non',
  'puzzle.solvedToday': 'résolu aujourd’hui',
};
