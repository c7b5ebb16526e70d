import type { rules } from '../../../games/block.ts';
import type * as positions from '../../../positions/block.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  aim: 'Débarrasse-toi de tous tes dominos avant les autres. C’est le plus simple de tous les jeux de dominos.',
  needs:
    'Un jeu de double-six (28 dominos) ou de double-neuf (55), du papier et un crayon pour noter les points.',
  turn: [
    'Pose un domino contre un bout libre : un 5 contre un 5, un 3 contre un 3.',
    'Si rien ne convient, passe.',
    'Dans les deux cas, pioche ensuite 1 domino. Les deux derniers restent dans la pioche.',
  ],
  rules: {
    'block.deal': {
      title: 'La distribution',
      text: 'À 2, prenez 7 dominos par personne ; à 3 ou 4, prenez-en 5.',
      example: 'À 2, vous avez pris 7 dominos par personne : il en reste 14 sur 28 dans la pioche.',
    },
    'block.draw': {
      title: 'Un domino après chaque tour',
      text: 'À la fin de ton tour, tu pioches, que tu aies posé un domino ou non.',
      ruling:
        'Tu pioches 1 domino à la fin de chaque tour, jusqu’à ce qu’il ne reste que les deux derniers dans la pioche.',
      example:
        'Tu poses 6-6 et tu pioches 5-4. Il ne reste que deux dominos dans la pioche, et ils y restent.',
    },
  },
  introduction: [
    'Tu as 6-6, le plus haut double : tu commences. Pose-le, un nouveau domino arrive tout seul dans ta main.',
    'Un bout montre un 6, l’autre un 5. Ton 6-2 a un 6 : pose-le là.',
    'Les bouts sont maintenant 2 et 4. Pose 4-1 contre le 4. Il ne reste que deux dominos : on ne pioche plus.',
    'Pose ton double, 1-1. Il se met en travers et ne montre son 1 qu’une fois.',
    'L’autre n’a pas pu poser et a passé. Pose ton dernier domino, 5-0, contre le 0 : « Domino ! » Tu as gagné.',
  ],
};
