import type { rulebook as english } from '../../en/screens/rulebook.ts';
import type { Translation } from '../../translation.ts';

export const rulebook: Translation<typeof english> = {
  'book.title': 'Livre de règles',
  'book.contents': 'Les jeux',
  'book.aim': 'Le but du jeu',
  'book.setup': 'La mise en place',
  'book.turn': 'À toi de jouer',
  'book.special': 'Cas particuliers',
  'book.end': 'La fin',
  'book.scoring': 'Les points',
  'book.shared': 'Les règles communes des dominos',
  'book.inherited': 'Comme dans « {game} »',
  'book.agreed': 'Si vous le décidez : {game}',
  'book.table': 'À toutes les tables',
  'book.options': 'Ce que vous pouvez décider',
  'book.example': 'Exemple',
  'book.introduction': 'En une minute',
  'book.ruling': 'Règle maison',
  'book.ruled': 'Règle maison : {text}',
  'book.players': { one: '{count} personne', other: '{count} personnes' },
  'book.playersFrom': '{least} à {most} personnes',
  'book.usually': '(par défaut : {value})',
  // Examples.
  'example.before': 'Avant',
  'example.after': 'Après',
  'example.refused': 'Interdit',
  'example.hand': 'Ta main',
  'example.step': 'Étape {number}',
};
