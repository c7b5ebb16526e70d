import type { rules } from '../../../games/block.ts';
import type * as positions from '../../../positions/block.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  aim: 'Débarrasse-toi de tous tes dominos avant les autres. Si plus personne ne peut jouer, la main la plus légère gagne.',
  rules: {
    'block.deal': {
      title: 'La distribution',
      text: 'À 2 joueurs, chacun prend 7 dominos ; à 3 ou 4 joueurs, chacun en prend 5.',
      example: 'Deux joueurs ont pris 7 dominos chacun : il en reste 14 sur 28 dans la pioche.',
    },
    'block.draw': {
      title: 'Un domino après chaque tour',
      text: 'À la fin de ton tour, tu pioches un domino, que tu en aies posé un ou non. Cela continue jusqu’à ce qu’il ne reste que les deux derniers dominos dans la pioche.',
      example:
        'Tu poses 6-6 et tu pioches 5-4. Il ne reste que deux dominos dans la pioche, et ils y restent.',
    },
  },
  introduction: [
    'Tu as 6-6, le plus haut double : tu commences. Pose-le, un nouveau domino arrive tout seul dans ta main.',
    'Un bout montre un 6, l’autre un 5. Ton 6-2 a un 6 : il va là.',
    'Les bouts sont maintenant 2 et 4. Pose 4-1 contre le 4. Il ne reste que deux dominos : on ne pioche plus.',
    'Pose ton double, 1-1. Il se met en travers et ne montre son 1 qu’une fois.',
    'L’autre joueur n’a pas pu poser et a passé. Ton dernier domino, 5-0, va contre le 0 : pose-le et gagne !',
  ],
};
