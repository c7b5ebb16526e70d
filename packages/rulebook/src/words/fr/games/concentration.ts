import type { rules } from '../../../games/concentration.ts';
import type * as positions from '../../../positions/concentration.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  aim: 'Retourne des dominos et retiens leur place. Ramasse les paires qui font 12 points ensemble. Le premier qui a 51 points gagne la partie.',
  rules: {
    'concentration.layout': {
      title: 'La mise en place',
      text: 'Tous les dominos sont étalés face cachée en rectangle : 4 rangées de 7 avec le jeu de double-six, 5 rangées de 11 avec le jeu de double-neuf.',
      example: 'Les 28 dominos du jeu de double-six sont étalés. Aucun n’est encore retourné.',
    },
    'concentration.turn': {
      title: 'Retourner deux dominos',
      text: 'À ton tour, tu retournes deux dominos, l’un après l’autre. Si ceux du tour d’avant sont encore visibles, ton premier peut être l’un d’eux. Décidez avant la partie qui commence.',
      example:
        'Tu as retourné 5-5. Tu ne peux pas choisir encore une fois le même domino : retournes-en un autre.',
    },
    'concentration.pair': {
      title: 'Prendre une paire',
      text: 'Si les deux dominos font 12 points ensemble, tu prends la paire. Avec le jeu de double-neuf, il faut 18. Sinon, ils restent visibles jusqu’à ce qu’on retourne le domino suivant, puis on les cache. Dans les deux cas, c’est au joueur suivant.',
      example:
        'Après 5-5, tu retournes 2-0 : 10 et 2 font 12. Tu prends la paire, et c’est à l’autre joueur.',
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
        'Quand les dominos sont étalés de nouveau, le jeu continue comme si de rien n’était : celui dont c’est le tour après la dernière paire commence.',
      example:
        'Vous êtes trois, et tu as pris la dernière paire. Le joueur après toi commence la nouvelle manche.',
    },
    'concentration.target': {
      title: 'Le premier à 51',
      text: 'Le premier qui a 51 points gagne aussitôt. Vous pouvez aussi décider d’un autre nombre de points ou d’un nombre fixe de manches : dans ce cas, on gagne en ayant le plus de points à la fin.',
      example:
        'Tu as 50 points, avec le jeu de double-neuf. 6-4 et 5-3 font 18 : 52 points, tu gagnes aussitôt. Il reste 3 dominos sur la table.',
    },
  },
  introduction: [
    'Tu cherches deux dominos qui font 12 points ensemble. Retourne celui de la place 2 en partant de la gauche et retiens-le.',
    '6-3 a 9 points. Il t’en faut encore 3. Essaie la place 4.',
    '2-0 n’allait pas. L’autre joueur a trouvé 5-5 et 2-1. Mais 5-5 et 2-0 font 12 ! Choisis d’abord la place 1.',
    '5-5 a 10 points, il en manque 2. Tu te souviens où est 2-0 ? À la place 4.',
    'Une paire, 2 points ! L’autre joueur n’a trouvé que 6-6 et 4-2. Qu’est-ce qui va avec 6-3 ? Retourne 6-3, place 2.',
    '6-3 a 9 points, il en manque 3. C’est 2-1 qui les a. Il était à la place 6.',
    'Déjà 4 points ! Tu viens de voir 6-0 et 6-6. 4-2 et 6-0 font 12. Retourne d’abord 4-2, place 3.',
    'Et maintenant 6-0, place 7. Il ne reste alors que 6-6 : la manche est finie, et tu la gagnes avec 6 points !',
  ],
};
