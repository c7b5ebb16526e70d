import type { rules } from '../../../games/quadrille.ts';
import type * as positions from '../../../positions/quadrille.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  aim: 'Un casse-tête en solitaire : couvre toute la figure pour que chacun de ses 14 carrés ne montre qu’un seul nombre. Il y a plus de 300 000 façons d’y arriver.',
  needs: 'Un jeu de double-six (28 dominos).',
  turn: [
    'Pose un domino sur deux cases voisines de la figure.',
    'Dans chaque carré de 2 cases sur 2, il ne doit y avoir qu’un seul nombre.',
    'Tu peux enlever un domino à tout moment.',
  ],
  rules: {
    'quadrille.shape': {
      title: 'La figure',
      text: 'La figure a 56 cases, en rangées de 8, 8, 6, 6, 6, 6, 8 et 8. Aux rangées de 6, il manque une case de chaque côté. Cela fait 14 carrés de 2 cases sur 2 : quatre en haut, trois et trois au milieu, quatre en bas.',
      example:
        'Depuis la deuxième case de la rangée 2, 6-3 peut descendre dans la rangée 3. Depuis la première, non : la rangée 3 est plus courte.',
    },
    'quadrille.goal': {
      title: 'Un seul nombre par carré',
      text: 'Pose les 28 dominos du jeu de double-six sur la figure pour que chacun des 14 carrés montre quatre fois le même nombre. Il y a plus de 300 000 solutions.',
      example:
        '6-3 est sur deux carrés : à gauche, il faut maintenant des 6, à droite des 3. Dans le carré de gauche, 6-6 convient, mais pas 3-3.',
    },
  },
  introduction: [
    'Il manque 6 dominos, en bas à droite. Un carré de 5 a une case libre, et seul 5-0 a un 5 : pose-le debout, le 0 en bas.',
    'Le carré au-dessous est donc celui des 0. À sa gauche, un carré de 2 a une case libre : pose 2-0 là, le 0 à droite.',
    'Un carré de 4 a deux cases libres. Sous celle de gauche, il y a le carré des 0 : pose 4-0 là, debout.',
    'Pose 4-3 à côté, debout, le 3 en bas. Le dernier carré est donc celui des 3.',
    'Le carré des 0 a une case libre. Pose 3-0 là, le 0 à gauche. Le 3 tombe dans le dernier carré.',
    'Pose 3-3 debout au bord droit. Chaque carré ne montre plus qu’un seul nombre : tu as réussi !',
  ],
};
