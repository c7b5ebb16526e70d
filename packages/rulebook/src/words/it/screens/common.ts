import type { common as english } from '../../en/screens/common.ts';
import type { Translation } from '../../translation.ts';

export const common: Translation<typeof english> = {
  'book.players': { one: '{count} giocatore', other: '{count} giocatori' },
  'book.playersFrom': 'Da {least} a {most} giocatori',
  // How long the match is.
  'length.rounds': { one: '{count} manche', other: '{count} manche' },
  'length.to': 'fino a {target}',
  'length.past': 'oltre {target}',
  'score.set': 'Set da doppio {value}',
  'seat.you': 'Tu',
  'seat.number': 'Giocatore {number}',
  'answer.yes': 'sì',
  'answer.no': 'no',
  'puzzle.solvedToday': 'risolto oggi',
};
