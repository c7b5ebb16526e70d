import type { scoreSheet as english } from '../../en/table/score-sheet.ts';
import type { Translation } from '../../translation.ts';

export const scoreSheet: Translation<typeof english> = {
  'score.sheet': 'Punktezettel',
  'score.round': 'Runde',
  'score.roundNumber': 'Runde {number}',
  'score.points': { one: '{count} Punkt', other: '{count} Punkte' },
  'score.penalty': { one: '{count} Minuspunkt', other: '{count} Minuspunkte' },
  'score.total': 'Summe',
  'score.hand': 'Noch auf der Hand',
  'score.pips': { one: '{count} Auge', other: '{count} Augen' },
  'score.secret': 'geheim',
  'score.winner': 'Gewonnen',
  'score.most': 'Wer die meisten Punkte hat, gewinnt.',
  'score.fewest': 'Wer die wenigsten Punkte hat, gewinnt.',
  'score.set': 'Satz bis Pasch {value}',
  'score.how': 'Wie die Punkte zusammenkamen',
  'score.atEnd': 'Am Ende der Runde',
  'score.curve': 'Punkte nach jeder Runde',
  'score.empty': 'alles gelegt',
  // What a move brought points for.
  'scored.ends': 'die Enden ergeben {value}',
  'scored.number': 'Zahl getroffen',
  'scored.first': 'erster Stein',
  'scored.equalEnds': 'Double',
  'scored.equalEndsDouble': 'Triple',
  'scored.highestDouble': 'höchster Pasch',
  'scored.last': 'letzter Stein',
};
