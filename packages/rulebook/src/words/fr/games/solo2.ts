import type { rules } from '../../../games/solo2.ts';
import type * as positions from '../../../positions/solo2.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  aim: 'Un jeu en solitaire : pose toute ta main sur la ligne, puis la main suivante, et ainsi de suite, jusqu’à la dernière.',
  needs: 'Un jeu de double-six (28 dominos), ou de double-neuf (55), bien plus difficile.',
  turn: [
    'Pose un domino de ta main contre un bout libre de la ligne : un 5 contre un 5.',
    'Quand ta main est vide, pioche les 5 dominos suivants (7 avec le jeu de double-neuf).',
    'Si rien ne convient, tu as perdu.',
  ],
  rules: {
    'solo2.deal': {
      title: 'Un visible, 5 en main',
      text: 'Mélange les dominos face cachée et retournes-en un : il commence la ligne. Pioche ensuite 5 dominos, ou 7 avec le jeu de double-neuf : c’est ta main. Avec le double-neuf, c’est bien plus dur de gagner.',
      example: '6-2 est visible, et tu as pioché 5 dominos. Sur les 28, il en reste 22 dans la pioche.',
    },
    'solo2.line': {
      title: 'Poser aux deux bouts',
      text: 'Pose tes dominos aux deux bouts libres de la ligne, le même nombre contre le même nombre, comme au Blocus. Il n’y a jamais plus de deux bouts, même avec un double.',
      example:
        '6-3 a les bouts 6 et 3. Tu peux poser 6-1 contre le 6, ou 3-3 contre le 3. 5-2 ne convient à aucun des deux bouts.',
    },
    'solo2.refill': {
      title: 'La main suivante',
      text: 'Quand ta main est vide, tu pioches les 5 dominos suivants, ou les 7 suivants si tu joues avec des mains de 7.',
      example:
        'Tu poses 3-2, ton dernier domino, et tu en pioches 5 nouveaux. Sur les 7 de la pioche, il en reste 2.',
    },
    'solo2.win': {
      title: 'Gagné ou perdu',
      text: 'Quand tu as posé toutes les mains complètes, tu as gagné. Les dominos qui ne font plus une main complète sont en trop : avec le jeu de double-neuf et des mains de 7, il en reste 5. Quand aucun domino de ta main n’est jouable, tu as perdu.',
      ruling:
        'Avec le jeu de double-six et des mains de 5, il reste 2 dominos : un retourné, 5 mains de 5, cela fait 26 sur 28. La notice en imprime 1, mais le compte n’y est pas.',
      example:
        'Tu poses 6-1, ton dernier domino. Les 2 dominos de la pioche ne font pas une main complète : tu as gagné.',
    },
  },
  introduction: [
    '5-3 est visible. Pour faire court, tu n’as que 2 dominos dans ta main. Pose 3-1 contre le 3.',
    'Pose 5-4 contre le 5. Ta main est alors vide, et tu pioches 5 nouveaux dominos.',
    'Les bouts montrent 4 et 1. Pose d’abord 4-4, tant qu’il y a un 4 : si 6-4 prend la place, 4-4 ne sera plus jouable.',
    'Pose maintenant 6-4 contre le 4.',
    'Pose 6-2 contre le 6.',
    'Les bouts montrent 2 et 1. 2-1 convient aux deux. Pose-le contre le 2 : il restera un 1 pour 5-1.',
    'Pose 5-1 contre 2-1. C’était ton dernier domino, et les 2 de la pioche ne font pas une main complète : tu gagnes !',
  ],
};
