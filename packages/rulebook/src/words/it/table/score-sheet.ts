import type { scoreSheet as english } from '../../en/table/score-sheet.ts';
import type { Translation } from '../../translation.ts';

export const scoreSheet: Translation<typeof english> = {
  'score.sheet': 'Segnapunti',
  'score.round': 'Manche',
  'score.roundNumber': 'Manche {number}',
  'score.points': { one: '{count} punto', other: '{count} punti' },
  'score.penalty': { one: '{count} punto di penalità', other: '{count} punti di penalità' },
  'score.total': 'Totale',
  'score.hand': 'Ancora in mano',
  'score.pips': { one: '{count} pallino', other: '{count} pallini' },
  'score.secret': 'segreto',
  'score.winner': 'Vittoria',
  'score.most': 'Vince chi ha più punti.',
  'score.fewest': 'Vince chi ha meno punti.',
  'score.set': 'Set da doppio {value}',
  'score.how': 'Da dove vengono i punti',
  'score.atEnd': 'Alla fine della manche',
  'score.curve': 'Punti dopo ogni manche',
  'score.empty': 'più niente',
  // What a move brought points for.
  'scored.ends': 'le estremità fanno {value}',
  'scored.number': 'il totale fa centro',
  'scored.first': 'la prima tessera',
  'scored.equalEnds': 'doppietta: estremità uguali',
  'scored.equalEndsDouble': 'tripletta: estremità uguali con un doppio',
  'scored.highestDouble': 'il doppio più alto',
  'scored.last': 'l’ultima tessera',
};
