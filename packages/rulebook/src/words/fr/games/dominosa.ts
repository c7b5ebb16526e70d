import type { rules } from '../../../games/dominosa.ts';
import type * as positions from '../../../positions/dominosa.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  aim: 'Les dominos ont disparu, il ne reste que leurs nombres. Trouve où ils étaient : tous les dominos du jeu, chacun une seule fois.',
  rules: {
    'dominosa.setup': {
      title: 'Il ne reste que les nombres',
      text: 'On mélange tous les dominos d’un jeu et on les étale, en général en rectangle. Puis on les enlève, et il ne reste que leurs nombres. Tu peux choisir le jeu, de double-un à double-quinze, et la difficulté de l’énigme. Avec beaucoup de dominos, c’est un vrai casse-tête.',
      example:
        'Ce petit jeu a 6 dominos, de 0-0 à 2-2. Leurs nombres sont en 3 rangées de 4, et aucun domino n’est encore posé.',
    },
    'dominosa.goal': {
      title: 'Retrouver tous les dominos',
      text: 'Pose les dominos pour qu’ils montrent exactement ces nombres. Chaque domino du jeu est posé une fois, sur deux nombres voisins. Tu peux enlever un domino à tout moment. Si tu abandonnes, tu as perdu, et tu vois une solution.',
      example:
        '1-0 est au bord droit. Le 0 et le 1 du bord gauche feraient encore 1-0 : c’est interdit. Mais 0-0 peut aller en haut.',
    },
    'dominosa.shape': {
      title: 'D’autres figures',
      text: 'Ce n’est pas forcément un rectangle : toute figure d’un seul morceau convient. Elle doit avoir exactement autant de cases que les dominos ont de moitiés. Pour les 28 dominos du jeu de double-six, cela fait 56.',
      example:
        'Ces 6 nombres forment un escalier. 0-0 va sur la marche du haut. À sa droite, il n’y a pas de nombre : on ne peut rien y poser.',
    },
    'dominosa.unique': {
      title: 'Une seule solution',
      ruling:
        'Une énigme faite par l’ordinateur a exactement une solution. Tu peux aussi demander une énigme qui en a plusieurs.',
      example:
        'Avec 1-0 au bord gauche, aucun autre domino ne va. La seule solution : 0-0 en haut, 1-1 en bas et 1-0 au bord droit.',
    },
  },
  introduction: [
    'Ces nombres viennent de 6 dominos, de 0-0 à 2-2. Deux 0 ne sont voisins qu’en bas à gauche : pose 0-0 là.',
    'Deux 1 ne sont voisins qu’au bord droit. Pose 1-1 là, debout.',
    'Le 0 en haut à droite n’a plus qu’un voisin libre, le 1. Pose 1-0 là.',
    'Où est 2-2 ? Essaie dans la colonne 2 : pose-le debout sur les deux 2 du haut.',
    'Ce n’est pas possible : le 0 en haut à gauche et le 1 au-dessous feraient un deuxième 1-0. Enlève 2-2.',
    'Le 0 en haut à gauche va donc avec le 2 à côté. Pose 2-0 là.',
    'Le 1 du bord gauche n’a plus qu’un voisin libre, le 2. Pose 2-1 là.',
    'Il ne reste que deux 2, l’un au-dessus de l’autre. Pose 2-2 là : les 6 dominos sont retrouvés, tu as réussi !',
  ],
};
