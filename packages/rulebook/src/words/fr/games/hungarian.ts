import type { extras, rules } from '../../../games/hungarian.ts';
import type * as positions from '../../../positions/hungarian.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Pose autant de dominos que tu peux en un seul tour, et garde peu de points en main.',
  needs: 'Un jeu de double-six (28 dominos), du papier et un crayon pour noter les points.',
  turn: [
    'Pose un domino contre un bout libre : un 5 contre un 5. Si rien ne convient, passe.',
    'C’est encore à toi : tu peux poser tous les dominos qui conviennent, l’un après l’autre.',
    'Quand tu ne peux ou ne veux plus poser, finis ton tour. On ne pioche jamais.',
  ],
  tables: {
    setup: { head: ['Vous êtes', 'Dominos par personne'] },
  },
  rules: {
    'hungarian.deal': {
      title: 'La distribution',
      text: 'Le tableau dit combien de dominos prendre par personne. Les autres sont hors du jeu : il n’y a pas de pioche.',
      example:
        'À 2, vous avez pris 12 dominos par personne. Les 4 autres sur 28 sont hors du jeu : il n’y a pas de pioche.',
    },
    'hungarian.run': {
      title: 'Autant de dominos que possible',
      text: 'À ton tour, tu peux poser des dominos l’un après l’autre, aussi longtemps qu’ils conviennent. Ensuite, c’est à la personne suivante.',
      ruling:
        'Si tu peux poser, tu dois poser au moins un domino. Ensuite, tu peux t’arrêter quand tu veux, même si d’autres dominos sont jouables : tu finis ton tour. Si rien ne convient, tu passes.',
      example:
        'Tu as déjà posé 6-6 et 6-5. Tu pourrais t’arrêter là, mais 5-4 convient aussi : tu le poses, et c’est encore à toi.',
    },
    'hungarian.end': {
      title: 'Plus personne ne peut poser',
      text: 'Quand plus personne ne peut poser, la manche est finie. La main qui a le moins de points marque ceux de toutes les autres.',
      example:
        'Tu poses 6-5 et plus personne ne peut poser : la manche est finie. Avec 1-0, tu as 1 point en main, l’autre en a 13 : tu marques 13 points.',
    },
    'hungarian.target': {
      title: 'Plus de 100 points',
      text: 'La première personne qui a plus de 100 points gagne la partie. 100 points tout juste ne suffisent pas.',
      example:
        'Tu as 100 points, cela ne suffit pas encore. Tu poses 6-6, et le 1-0 de l’autre te donne 1 point : avec 101, tu gagnes la partie.',
    },
  },
  adapted: {
    'domino.deal': {
      text: 'Mélangez les dominos face cachée. Prenez-en autant que le jeu l’indique et dressez-les devant vous sans les montrer. Les autres sont hors du jeu : il n’y a pas de pioche.',
    },
    'domino.must': {
      ruling:
        'Si un de tes dominos est jouable, tu dois en poser au moins un. Tu choisis lequel. Ensuite, tu peux t’arrêter quand tu veux.',
    },
  },
  introduction: [
    'Tu as 6-6, le plus haut double : tu commences. Pose-le, ton tour continue après.',
    '6-6 montre un 6 des deux côtés, et ton 6-5 convient. Pose-le aussi : tu peux poser tous les dominos jouables.',
    'Les bouts sont maintenant 6 et 5. Pose 5-1 contre le 5.',
    'Les bouts sont 6 et 1, et aucun de tes dominos n’est plus jouable. Finis ton tour.',
    'L’autre a posé 6-4, puis a fini son tour. Pose 4-3 contre le 4.',
    'C’est encore à toi. Pose 3-3, ton dernier domino, contre le 3 : « Domino ! » La manche est à toi.',
  ],
};
