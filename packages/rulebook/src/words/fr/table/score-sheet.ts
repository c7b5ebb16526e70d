import type { scoreSheet as english } from '../../en/table/score-sheet.ts';
import type { Translation } from '../../translation.ts';

export const scoreSheet: Translation<typeof english> = {
  'score.sheet': 'Feuille de score',
  'score.round': 'Manche',
  'score.roundNumber': 'Manche {number}',
  'score.points': { one: '{count} point', other: '{count} points' },
  'score.penalty': { one: '{count} point de pénalité', other: '{count} points de pénalité' },
  'score.total': 'Total',
  'score.hand': 'Encore en main',
  'score.pips': { one: '{count} point', other: '{count} points' },
  'score.secret': 'secret',
  'score.winner': 'Victoire',
  'score.most': 'Le plus grand score gagne.',
  'score.fewest': 'Le plus petit score gagne.',
  'score.set': 'Jeu de double-{value}',
  'score.how': 'D’où viennent les points',
  'score.atEnd': 'À la fin de la manche',
  'score.curve': 'Points après chaque manche',
  'score.empty': 'plus rien',
  // What a move brought points for.
  'scored.ends': 'les bouts font {value}',
  'scored.number': 'le total tombe juste',
  'scored.first': 'le premier domino',
  'scored.equalEnds': 'un doublé',
  'scored.equalEndsDouble': 'un triplé',
  'scored.highestDouble': 'le plus haut double',
  'scored.last': 'le dernier domino',
};
