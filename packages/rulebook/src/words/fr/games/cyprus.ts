import type { extras, rules } from '../../../games/cyprus.ts';
import type * as positions from '../../../positions/cyprus.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Débarrasse-toi de tous tes dominos avant les autres. Autour de 9-9 pousse une étoile. Ce jeu s’appelle aussi Mexican Train.',
  needs: 'Un jeu de double-neuf (55 dominos), du papier et un crayon pour noter les points.',
  turn: [
    'Pose un domino avec un 9 contre 9-9 : une nouvelle branche commence.',
    'Ou pose un domino au bout de n’importe quelle branche : un 5 contre un 5.',
    'Si rien ne convient, passe pour cette fois. On ne pioche jamais.',
  ],
  tables: {
    setup: { head: ['Vous êtes', 'Dominos par personne'] },
  },
  rules: {
    'cyprus.deal': {
      title: 'La distribution',
      text: 'Le tableau dit combien de dominos prendre par personne. Les autres sortent du jeu, face cachée : il n’y a pas de pioche.',
      example:
        'À 4, vous avez pris 13 dominos par personne. Les 3 autres sur 55 sont hors du jeu : il n’y a pas de pioche.',
    },
    'cyprus.open': {
      title: '9-9 commence',
      text: 'La personne qui a 9-9 commence avec ce domino. Si personne ne l’a, on mélange et on distribue de nouveau tous les dominos.',
      example: 'Tu as 9-9 : tu commences avec ce domino. Tu ne peux pas commencer avec 9-1.',
    },
    'cyprus.star': {
      title: 'L’étoile',
      text: 'Chaque domino qui a un 9 peut se poser contre 9-9 et commence une branche. Cela forme une étoile qui peut avoir jusqu’à neuf branches.',
      example:
        'Il y a déjà huit branches autour de 9-9. Tu poses 9-0 comme neuvième : l’étoile est complète.',
    },
    'cyprus.arms': {
      title: 'Au bout d’une branche',
      text: 'Si tu n’as pas de 9 ou ne veux pas le jouer, tu peux poser un domino contre le bout libre de n’importe quelle branche.',
      example: 'Tu pourrais commencer une branche avec 9-1. Mais tu poses 3-0 contre le 3 de 9-3.',
    },
    'cyprus.pass': {
      title: 'Quand rien ne convient',
      text: 'Si tu ne peux pas poser, tu passes pour cette fois. À un prochain tour, tu peux poser de nouveau.',
      example:
        'Tes dominos 7-4 et 8-6 ne convenaient pas, et tu as passé. Depuis, quelqu’un a posé 5-4 : maintenant, tu poses 7-4 contre le 4.',
    },
    'cyprus.score': {
      title: 'La fin et les points',
      text: 'Si tu poses ton dernier domino, tu gagnes la manche et tu marques les points que les autres ont encore en main. Si plus personne ne peut poser, la main qui a le moins de points gagne et marque ceux des autres.',
      example:
        'Tu poses 9-1, ton dernier domino. Les autres ont encore 8, 7 et 12 points en main : tu marques 27 points.',
    },
  },
  adapted: {
    'domino.deal': {
      text: 'Mélangez les dominos face cachée. Prenez-en autant que le jeu l’indique et dressez-les devant vous sans les montrer. Les autres sortent du jeu, face cachée : il n’y a pas de pioche.',
    },
    'domino.ends': {
      text: 'Les dominos forment une étoile : jusqu’à neuf branches partent de 9-9, et chacune a un bout libre. Une branche peut tourner à angle droit où vous voulez, mais les bouts ne doivent pas se toucher. Les autres doubles se mettent en travers de leur branche.',
    },
  },
  introduction: [
    'Tu as 9-9 : tu commences. Pose-le, une étoile va pousser autour.',
    'Les autres ont commencé trois branches avec 9-5, 9-4 et 9-0. Commence la tienne : pose 9-3 contre 9-9.',
    'Ni 8-6 ni 8-3 ne convient, et on ne peut rien piocher. Passe pour cette fois.',
    'Une branche finit maintenant par un 6. Pose 8-6 là : le 8 sera libre pour ton prochain domino.',
    'Le 8 est encore libre. Pose 8-3, ton dernier domino : « Domino ! » La manche est à toi.',
  ],
};
