import type { rules } from '../../../games/hungarian.ts';
import type * as positions from '../../../positions/hungarian.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  aim: 'Pose autant de dominos que tu peux en un seul tour et garde peu de points en main. Le premier qui a plus de 100 points gagne la partie.',
  rules: {
    'hungarian.deal': {
      title: 'La distribution',
      text: 'À 2 joueurs, chacun prend 12 dominos ; à 3, chacun en prend 8 ; à 4, chacun en prend 6. Les autres dominos sont hors du jeu : il n’y a pas de pioche.',
      example:
        'Deux joueurs ont pris 12 dominos chacun. Les 4 autres sur 28 sont hors du jeu : il n’y a pas de pioche.',
    },
    'hungarian.run': {
      title: 'Autant de dominos que possible',
      text: 'À ton tour, tu peux poser tous les dominos qui vont, l’un après l’autre. Ensuite, c’est au joueur suivant.',
      ruling:
        'Si tu peux poser, tu dois poser au moins un domino. Ensuite, tu peux t’arrêter quand tu veux, même si d’autres dominos vont encore : tu passes, et ton tour est fini. Tu passes aussi quand rien ne va.',
      example:
        'Tu as déjà posé 6-6 et 6-5. Tu pourrais t’arrêter là, mais 5-4 va aussi : tu le poses, et c’est encore à toi.',
    },
    'hungarian.end': {
      title: 'Plus personne ne peut poser',
      text: 'Quand plus personne ne peut poser, la manche est finie. Celui qui a le moins de points en main marque les points que les autres ont encore en main.',
      example:
        'Tu poses 6-5 et plus personne ne peut poser : la manche est finie. Avec 1-0, tu as 1 point en main, l’autre en a 13 : tu marques 13 points.',
    },
    'hungarian.target': {
      title: 'Plus de 100 points',
      text: 'Le premier qui a plus de 100 points gagne la partie. 100 points tout juste ne suffisent pas. Vous pouvez décider d’un autre nombre à dépasser, ou d’un nombre de manches.',
      example:
        'Tu as 100 points, cela ne suffit pas encore. Tu poses 6-6, et le 1-0 de l’autre te donne 1 point : avec 101, tu gagnes la partie.',
    },
  },
  introduction: [
    'Tu as 6-6, le plus haut double : tu commences. Pose-le, ton tour continue après.',
    '6-6 montre un 6 des deux côtés, et ton 6-5 va. Pose-le aussi : tu peux poser tous les dominos qui vont.',
    'Les bouts sont maintenant 6 et 5. Pose 5-1 contre le 5.',
    'Les bouts sont 6 et 1, et aucun de tes dominos ne va. Passe : ton tour est fini.',
    'L’autre joueur a posé 6-4, puis a passé. Pose 4-3 contre le 4.',
    'C’est encore à toi. Pose 3-3, ton dernier domino, contre le 3 et gagne la manche !',
  ],
};
