import type { extras, rules } from '../../../games/sebastopol.ts';
import type * as positions from '../../../positions/sebastopol.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Débarrasse-toi de tous tes dominos avant les autres. Ici, quatre branches partent de 6-6, et pas seulement deux.',
  needs: 'Un jeu de double-six (28 dominos), du papier et un crayon pour noter les points.',
  turn: [
    'Pose un domino contre 6-6 tant qu’il a un côté libre, ou au bout d’une branche.',
    'Deux moitiés égales doivent se toucher : un 5 contre un 5.',
    'Si rien ne convient, passe. On ne pioche jamais.',
  ],
  rules: {
    'sebastopol.deal': {
      title: 'La distribution',
      text: 'On joue à 4, avec 7 dominos par personne. Tous les dominos sont distribués : il n’y a pas de pioche.',
      example:
        'À 4, vous avez pris 7 dominos par personne. Les 28 dominos sont distribués : il n’y a pas de pioche.',
    },
    'sebastopol.open': {
      title: '6-6 commence',
      text: 'La personne qui a 6-6 commence avec ce domino.',
      example: 'Tu as 6-6 : tu commences avec ce domino. Tu ne peux pas commencer avec 3-3.',
    },
    'sebastopol.arms': {
      title: 'Quatre côtés libres',
      text: 'Les quatre côtés de 6-6 sont des bouts libres. Jusqu’à quatre branches peuvent en partir, et tu peux poser au bout de chacune.',
      example:
        '6-5, 6-4 et 6-3 sont déjà contre 6-6. Tu poses 6-2 contre le quatrième côté : les bouts libres sont maintenant 2, 3, 4 et 5.',
    },
  },
  adapted: {
    'domino.deal': {
      text: 'Mélangez les dominos face cachée. Prenez-en autant que le jeu l’indique et dressez-les devant vous sans les montrer. Tous les dominos sont distribués : il n’y a pas de pioche.',
    },
    'domino.ends': {
      text: 'Les dominos forment une croix : une branche part de chaque côté de 6-6, et chacune a un bout libre. Une branche peut tourner à angle droit où vous voulez, mais les bouts ne doivent pas se toucher. Les autres doubles se mettent en travers de leur branche.',
    },
  },
  introduction: [
    'Tu as 6-6 : tu commences. Pose-le, ses quatre côtés sont libres.',
    'Les autres ont posé 6-5, 6-4 et 6-3 contre 6-6. Il reste un côté : pose 6-2 là.',
    'Il y a maintenant quatre branches, avec les bouts 0, 1, 2 et 3. Pose 5-3 contre le 3.',
    'Les bouts sont 0, 1, 2 et 4. Pose 4-4 contre le 4. Ton 2-1 peut attendre : il convient à deux bouts.',
    'Le 1 est pris, mais le 2 est encore libre. Pose 2-1, ton dernier domino : « Domino ! » Tu as gagné.',
  ],
};
