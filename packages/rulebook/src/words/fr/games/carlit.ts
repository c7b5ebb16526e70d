import type { rules } from '../../../games/carlit.ts';
import type * as positions from '../../../positions/carlit.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  aim: 'Pose tous tes dominos avant les autres. Si plus personne ne peut jouer, la main la plus légère gagne.',
  rules: {
    'carlit.deal': {
      title: 'La distribution',
      text: 'À 2 joueurs, chacun prend 7 dominos ; à 3 ou 4 joueurs, chacun en prend 5.',
      example: 'Deux joueurs ont pris 7 dominos chacun : il en reste 41 sur 55 dans la pioche.',
    },
    'carlit.draw': {
      title: 'Piocher jusqu’au dernier',
      text: 'À la fin de ton tour, tu pioches un domino, que tu en aies posé un ou non. Cela continue jusqu’à ce que la pioche soit vide : ici, on pioche aussi les deux derniers.',
      example:
        'Tu ne peux pas poser, donc tu passes. Tu pioches quand même 5-4, le tout dernier domino de la pioche.',
    },
  },
  introduction: [
    'Tu as 9-9, le plus haut double : tu commences. Pose-le, et à la fin de ton tour un nouveau domino arrive dans ta main.',
    'Un bout montre un 9, l’autre un 7. Ton 7-2 a un 7 : pose-le là.',
    'Les bouts sont 2 et 5, et tu n’as que 8-0 et 8-6. Passe : tu pioches quand même. Ici, on prend aussi les deux derniers.',
    'Tu as pioché 2-0. Pose-le contre le 2. La pioche est vide : plus personne ne pioche.',
    'Les bouts sont 0 et 3. Pose 8-0 contre le 0 : il y aura un 8, et ton 8-6 ira bien.',
    'L’autre joueur n’a pas pu poser et a passé. Pose ton dernier domino, 8-6, contre le 8 et gagne !',
  ],
};
