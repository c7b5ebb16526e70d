import type { extras, rules } from '../../../games/matador.ts';
import type * as positions from '../../../positions/matador.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Les moitiés qui se touchent doivent faire 10. Débarrasse-toi de tous tes dominos avant les autres et marque des points, jusqu’à ce que quelqu’un en ait 200.',
  rules: {
    'matador.deal': {
      title: 'La distribution',
      text: 'De 3 à 6 joueurs, chacun prend 7 dominos ; de 7 à 11 joueurs, chacun en prend 5. À 6, vous pouvez aussi décider d’en prendre 5. À 11, tous les dominos sont distribués.',
      example:
        'Onze joueurs ont pris 5 dominos chacun. Les 55 dominos sont distribués, il n’y a pas de pioche.',
    },
    'matador.sum': {
      title: 'Ensemble, cela fait 10',
      text: 'Ici, 10 remplace 7 : la moitié que tu poses et le bout libre doivent faire 10, un 9 contre un 1, un 5 contre un 5. Les jokers s’appellent des matadors : le 0-0 et les dominos dont les moitiés font 10 (9-1, 8-2, 7-3, 6-4 et 5-5). Tu peux les poser à n’importe quel bout.',
      example:
        'Contre 9-9, tu poses 4-1, car 1 et 9 font 10. Ton 9-3 ne va pas. Ton matador 8-2 pourrait y aller dans les deux sens.',
    },
    'matador.target': {
      title: 'Jusqu’à 200 points',
      text: 'Vous jouez des manches jusqu’à ce que quelqu’un ait au moins 200 points à la fin de l’une d’elles. Celui qui a alors le plus de points gagne la partie. Vous pouvez aussi décider d’un autre nombre de points ou d’un nombre de manches.',
      example:
        'Tu as 180 points et tu poses 4-1, ton dernier domino. Les autres ont encore 6-5 et 7-2 : avec ces 20 points, tu en as 200 et tu gagnes la partie.',
    },
  },
  introduction: [
    'Tu as 9-9, le plus haut double : tu commences. Pose-le. Seul un 1 ou un matador ira contre lui.',
    'Les bouts sont 6 et 9. Pose 4-3 avec le 4 contre le 6, car 6 et 4 font 10.',
    'Contre le blanc, seul un matador va. Ton 8-2 en est un, car 8 et 2 font 10. Pose-le là, le 2 vers l’extérieur : ton 8-6 pourrait aller à côté.',
    'Les bouts sont 3 et 6, et ton 8-6 ne va pas. Pioche un domino.',
    'Tu as pioché 7-4. Pose le 7 contre le 3, car 3 et 7 font 10. Le 4 sera un bout pour ton 8-6.',
    'Pose ton dernier domino, 8-6, avec le 6 contre le 4 : tu gagnes ! Les autres ont encore 9-5 et 7-7, cela fait 28 points pour toi.',
  ],
};
