import type { extras, rules } from '../../../games/carlit.ts';
import type * as positions from '../../../positions/carlit.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Pose bien tes dominos pour n’en avoir plus aucun avant les autres.',
  needs:
    'Un jeu de double-neuf (55 dominos) ou de double-six (28), du papier et un crayon pour noter les points.',
  turn: [
    'Pose un domino contre un bout libre : un 5 contre un 5, un 3 contre un 3.',
    'Si rien ne convient, passe.',
    'Dans les deux cas, pioche ensuite 1 domino, tant qu’il y en a.',
  ],
  rules: {
    'carlit.deal': {
      title: 'La distribution',
      text: 'À 2, prenez 7 dominos par personne ; à 3 ou 4, prenez-en 5.',
      example: 'À 2, vous avez pris 7 dominos par personne : il en reste 41 sur 55 dans la pioche.',
    },
    'carlit.draw': {
      title: 'Un domino après chaque tour',
      text: 'À la fin de ton tour, tu pioches, que tu aies posé un domino ou non.',
      ruling:
        'Tu pioches 1 domino, tant que la pioche n’est pas vide. Dans ce jeu, les deux derniers se piochent aussi.',
      example:
        'Tu ne peux pas poser, donc tu passes. Tu pioches quand même 5-4, le tout dernier domino de la pioche.',
    },
  },
  adapted: {
    'domino.match': {
      text: 'Tu poses un domino contre un bout libre pour que deux moitiés égales se touchent : un 3 contre un 3, un 5 contre un 5. L’autre moitié de ton domino est le nouveau bout libre.',
    },
  },
  introduction: [
    'Tu as 9-9, le plus haut double : tu commences. Pose-le, et à la fin de ton tour un nouveau domino arrive dans ta main.',
    'Un bout montre un 9, l’autre un 7. Ton 7-2 a un 7 : pose-le là.',
    'Les bouts sont 2 et 5, et tu n’as que 8-0 et 8-6. Passe : tu pioches quand même. Ici, on prend aussi les deux derniers.',
    'Tu as pioché 2-0. Pose-le contre le 2. La pioche est vide : plus personne ne pioche.',
    'Les bouts sont 0 et 3. Pose 8-0 contre le 0 : il y aura un 8, et tu pourras poser ton 8-6.',
    'L’autre n’a pas pu poser et a passé. Pose ton dernier domino, 8-6, contre le 8 : « Domino ! » Tu as gagné.',
  ],
};
