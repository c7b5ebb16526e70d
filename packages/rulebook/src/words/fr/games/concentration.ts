import type { rules } from '../../../games/concentration.ts';
import type * as positions from '../../../positions/concentration.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  aim: 'Un jeu de mémoire : retourne des dominos, retiens leur place et ramasse les paires qui font ensemble 12 points.',
  needs:
    'Un jeu de double-six (28 dominos) ou de double-neuf (55), du papier et un crayon pour noter les points.',
  turn: [
    'Retourne deux dominos, l’un après l’autre.',
    'S’ils font ensemble 12 points (18 avec le jeu de double-neuf), prends la paire.',
    'Sinon, remets-les face cachée. Dans les deux cas, c’est à la personne suivante.',
  ],
  rules: {
    'concentration.layout': {
      title: 'La mise en place',
      text: 'Étalez tous les dominos face cachée en rectangle : 4 rangées de 7 avec le jeu de double-six, 5 rangées de 11 avec le jeu de double-neuf. Choisissez librement qui commence.',
      example: 'Les 28 dominos du jeu de double-six sont étalés. Aucun n’est encore retourné.',
    },
    'concentration.turn': {
      title: 'Retourner deux dominos',
      text: 'À ton tour, tu retournes deux dominos de ton choix, l’un après l’autre.',
      example:
        'Tu as retourné 5-5. Tu ne peux pas choisir encore une fois le même domino : retournes-en un autre.',
    },
    'concentration.pair': {
      title: 'Prendre une paire',
      text: 'Si les deux dominos font ensemble 12 points, comme 4-2 et 5-1, tu prends la paire. Avec le jeu de double-neuf, il faut 18. Sinon, tu les remets face cachée. Dans les deux cas, c’est à la personne suivante.',
      ruling:
        'Pour que tout le monde les voie bien, deux dominos qui ne font pas une paire restent visibles jusqu’à ce qu’on retourne le domino suivant. Ce domino peut même être l’un des deux.',
      example: 'Après 5-5, tu retournes 2-0 : 10 et 2 font 12. Tu prends la paire, et c’est à l’autre.',
    },
    'concentration.score': {
      title: 'Les points',
      text: 'Chaque domino que tu prends vaut 1 point. Une paire te rapporte donc 2 points.',
      example: 'Avec 5-5 et 2-0, tu prends ta deuxième paire. Tu as maintenant 4 dominos, donc 4 points.',
    },
    'concentration.round': {
      title: 'Plus aucune paire',
      ruling:
        'Quand il n’y a plus deux dominos qui font ensemble le bon total, la manche est finie, même s’il reste des dominos. On étale alors de nouveau tous les dominos.',
      example:
        'Tu prends 6-3 et 2-1. Il reste 6-6, 5-5 et 4-4. Il n’y en a pas deux qui font 12 : la manche est finie.',
    },
    'concentration.order': {
      title: 'Qui continue',
      ruling:
        'Quand les dominos sont étalés de nouveau, le jeu continue comme si de rien n’était : c’est à la personne qui suit celle qui a pris la dernière paire.',
      example:
        'Vous êtes 3, et tu as pris la dernière paire. La personne après toi commence la nouvelle manche.',
    },
    'concentration.target': {
      title: 'Jusqu’à 51',
      text: 'La première personne qui a 51 points gagne aussitôt la partie.',
      example:
        'Tu as 50 points, avec le jeu de double-neuf. 6-4 et 5-3 font 18 : 52 points, tu gagnes aussitôt. Il reste 3 dominos sur la table.',
    },
  },
  introduction: [
    'Tu cherches deux dominos qui font 12 points ensemble. Retourne celui de la place 2 en partant de la gauche et retiens-le.',
    '6-3 a 9 points. Il t’en faut encore 3. Essaie la place 4.',
    '2-0 ne convenait pas. L’autre a trouvé 5-5 et 2-1. Mais 5-5 et 2-0 font 12 ! Choisis d’abord la place 1.',
    '5-5 a 10 points, il en manque 2. Tu te souviens où est 2-0 ? À la place 4.',
    'Une paire, 2 points ! L’autre n’a trouvé que 6-6 et 4-2. Avec quoi 6-3 fait-il une paire ? Retourne 6-3, place 2.',
    '6-3 a 9 points, il en manque 3. C’est 2-1 qui les a. Il était à la place 6.',
    'Déjà 4 points ! Tu viens de voir 6-0 et 6-6. 4-2 et 6-0 font 12. Retourne d’abord 4-2, place 3.',
    'Et maintenant 6-0, place 7. Il ne reste alors que 6-6 : la manche est finie, et tu la gagnes avec 6 points !',
  ],
};
