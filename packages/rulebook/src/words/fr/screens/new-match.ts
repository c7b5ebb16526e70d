import type { newMatch as english } from '../../en/screens/new-match.ts';
import type { Translation } from '../../translation.ts';

export const newMatch: Translation<typeof english> = {
  'setUp.players': 'À combien jouez-vous ?',
  'setUp.people': 'Combien êtes-vous ici ?',
  'setUp.handRound': 'Vous faites passer l’appareil. On ne voit que sa propre main.',
  'setUp.interject': 'Pour s’intercaler, on touche d’abord son propre nom à la table.',
  'setUp.botsJoin': { one: '{count} robot joue avec vous.', other: '{count} robots jouent avec vous.' },
  'setUp.name': 'Nom de la personne {number}',
  'setUp.bots': 'Niveau des robots',
  'setUp.length': 'Quelle durée pour la partie ?',
  'setUp.takesBack': 'On peut annuler ses coups',
  'setUp.takesBackAbout': 'Contre les robots et sur un seul appareil, jusqu’au début de la manche.',
  'setUp.takesBackOnline':
    'Si tout le monde est d’accord, même si quelque chose a été retourné ou pioché depuis.',
  'setUp.more': 'Plus',
  'setUp.start': 'C’est parti',
  'level.easy': 'facile',
  'level.medium': 'moyen',
  'level.strong': 'fort',
};
