import type { rules } from '../../../../games/shared/table.ts';
import type * as positions from '../../../../positions/shared/table.ts';
import type { Chapter } from '../../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  rules: {
    'table.phase': {
      title: 'Quand la manche est finie',
      ruling:
        'Quand une manche est finie, plus personne ne joue. N’importe qui peut alors lancer la manche suivante, mais pas avant. Quand la partie est finie, on ne joue plus du tout.',
      example:
        '6-6 était le dernier domino de l’autre : la manche est finie. Ton 6-4 convient, mais tu ne peux plus que lancer la manche suivante.',
    },
    'table.turn': {
      title: 'Attends ton tour',
      ruling:
        'Joue seulement quand c’est à toi, et attends pendant que les autres jouent. Si un jeu te permet d’agir à un autre moment, ses règles le disent.',
      example: 'Tu viens de poser 6-6. Ton 6-1 est jouable aussi, mais c’est maintenant à l’autre.',
    },
    'table.move': {
      title: 'Les coups de ce jeu',
      ruling:
        'Chaque jeu a ses propres coups, par exemple poser, piocher ou passer. Un coup que le jeu ne connaît pas ne compte pas. Dis tout ce qui fait partie de ton coup : quel domino ou quelle carte tu joues et, s’il y a le choix, à quel endroit.',
      example:
        'Tu ne peux pas poser. Ici, piocher n’est pas un coup à part : tu passes, et 4-4 arrive tout seul dans ta main.',
    },
    'table.piece': {
      title: 'Seulement ce que tu as',
      ruling:
        'Tu ne peux jouer qu’un domino ou une carte de ta main, ou qui t’attend sur la table. Ce que les autres ont, ce qui est déjà joué et ce qui n’existe pas dans ce jeu, tu ne peux pas le jouer.',
      example:
        '6-1 conviendrait, mais c’est l’autre qui l’a, et 9-6 n’existe pas dans ce jeu. Tu peux poser ton 6-3.',
    },
  },
};
