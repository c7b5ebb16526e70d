import type { rules } from '../../../games/dominosa.ts';
import type * as positions from '../../../positions/dominosa.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  aim: 'Un casse-tête en solitaire : les dominos ont disparu, il ne reste que leurs nombres. Retrouve où ils étaient.',
  needs: 'Un jeu de dominos, du papier quadrillé et un crayon.',
  turn: [
    'Cherche deux nombres voisins qui ne peuvent être qu’un seul domino.',
    'Pose ce domino dessus. Chaque domino n’est là qu’une fois.',
    'Une erreur ? Tu peux enlever un domino à tout moment.',
  ],
  rules: {
    'dominosa.setup': {
      title: 'Il ne reste que les nombres',
      text: 'Mélange les dominos et étale-les, de préférence en rectangle. Recopie leurs nombres sur une feuille quadrillée, puis mélange de nouveau les dominos : il ne reste que les nombres.',
      example:
        'Ce petit jeu a 6 dominos, de 0-0 à 2-2. Leurs nombres sont en 3 rangées de 4, et aucun domino n’est encore posé.',
    },
    'dominosa.goal': {
      title: 'Retrouver tous les dominos',
      text: 'Tout de suite ou plus tard, pose les dominos pour qu’ils montrent exactement ces nombres. Plus il y a de dominos, plus c’est difficile.',
      ruling: 'Tous les dominos du jeu sont là, chacun une seule fois, sur deux nombres voisins.',
      example:
        '1-0 est au bord droit. Le 0 et le 1 du bord gauche feraient encore 1-0 : c’est interdit. Mais 0-0 peut se poser en haut.',
    },
    'dominosa.shape': {
      title: 'D’autres figures',
      text: 'Toutes les figures sont permises, mais le rectangle est la meilleure.',
      ruling:
        'Une figure est d’un seul morceau et a exactement autant de cases que les dominos ont de moitiés : 56 pour les 28 dominos du jeu de double-six.',
      example:
        'Ces 6 nombres forment un escalier. 0-0 se pose sur la marche du haut. À sa droite, il n’y a pas de nombre : on ne peut rien y poser.',
    },
    'dominosa.unique': {
      title: 'Une seule solution',
      ruling:
        'Un casse-tête fait par l’ordinateur a exactement une solution. Tu peux aussi en demander un qui en a plusieurs.',
      example:
        'Avec 1-0 au bord gauche, aucun autre domino n’est jouable. La seule solution : 0-0 en haut, 1-1 en bas et 1-0 au bord droit.',
    },
  },
  introduction: [
    'Ces nombres viennent de 6 dominos, de 0-0 à 2-2. Deux 0 ne sont voisins qu’en bas à gauche : pose 0-0 là.',
    'Deux 1 ne sont voisins qu’au bord droit. Pose 1-1 là, debout.',
    'Le 0 en haut à droite n’a plus qu’un voisin libre, le 1. Pose 1-0 là.',
    'Où est 2-2 ? Essaie dans la colonne 2 : pose-le debout sur les deux 2 du haut.',
    'Ce n’est pas possible : le 0 en haut à gauche et le 1 au-dessous feraient un deuxième 1-0. Enlève 2-2.',
    'Le 0 en haut à gauche fait donc un domino avec le 2 à côté. Pose 2-0 là.',
    'Le 1 du bord gauche n’a plus qu’un voisin libre, le 2. Pose 2-1 là.',
    'Il ne reste que deux 2, l’un au-dessus de l’autre. Pose 2-2 là : les 6 dominos sont retrouvés, tu as réussi !',
  ],
};
