import type { extras, rules } from '../../../games/tiddlewink.ts';
import type * as positions from '../../../positions/tiddlewink.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'On joue comme au Blocus : débarrasse-toi de tes dominos avant les autres. Mais après chaque double, tu peux poser encore une fois.',
  needs: 'Un jeu de double-six (28 dominos), du papier et un crayon pour noter les points.',
  turn: [
    'Pose un domino contre un bout libre : un 5 contre un 5. Si rien ne convient, passe.',
    'Après un double, tu peux poser encore un domino, et ainsi de suite.',
    'À la fin de ton tour, pioche 1 domino. Les deux derniers restent dans la pioche.',
  ],
  rules: {
    'tiddlewink.deal': {
      title: 'La distribution',
      text: 'On joue à 6, 7, 8 ou 9, avec seulement 3 dominos par personne.',
      example: 'À 6, vous avez pris 3 dominos par personne : il en reste 10 sur 28 dans la pioche.',
    },
    'tiddlewink.double': {
      title: 'Un double : encore une fois',
      text: 'Si tu poses un double, tu peux poser encore un domino, et de nouveau après chaque autre double.',
      ruling:
        'Le double qui ouvre la manche compte aussi. Si tu ne peux ou ne veux pas poser encore, tu finis ton tour. Tu ne pioches qu’une fois, à la toute fin de ton tour.',
      example:
        'Après 6-6, tu peux poser encore une fois ou finir ton tour. Tu poses 6-1 : pas de double, donc tu pioches 5-4, et ton tour est fini.',
    },
  },
  adapted: {
    'domino.must': {
      ruling:
        'Si un de tes dominos est jouable, tu dois poser. Tu choisis lequel. Seulement après un double, tu peux finir ton tour au lieu de poser encore.',
    },
  },
  introduction: [
    'Tu as 6-6, le plus haut double : tu commences. Pose-le : après un double, c’est encore à toi.',
    'Pose aussi 6-2. Ce n’est pas un double : ton tour finit, et un nouveau domino arrive dans ta main.',
    'Les bouts sont 0 et 6. Pose 5-0 contre le 0, et garde ton double, 4-4, pour plus tard.',
    'Il y a maintenant un 4 libre. Pose là ton double, 4-4 : après, c’est encore à toi.',
    'C’est encore à toi. Pose ton dernier domino, 4-0, contre le double : « Domino ! » La manche est à toi.',
  ],
};
