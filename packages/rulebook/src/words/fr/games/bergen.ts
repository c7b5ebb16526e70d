import type { extras, rules } from '../../../games/bergen.ts';
import type * as positions from '../../../positions/bergen.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Pose tes dominos pour que les deux bouts de la ligne montrent la même valeur : cela rapporte des points. Certains doubles en rapportent aussi, mais pas les mains des autres.',
  rules: {
    'bergen.deal': {
      title: 'La distribution',
      text: 'À 2 ou 3 joueurs, chacun prend 6 dominos ; à 4 joueurs, chacun en prend 5.',
      example: 'Trois joueurs ont pris 6 dominos chacun : il en reste 10 sur 28 dans la pioche.',
    },
    'bergen.open': {
      title: 'Le plus petit double commence',
      text: 'Celui qui a le plus petit double le pose pour ouvrir la manche. Si personne n’a de double, c’est le plus petit domino qui commence. L’ouverture rapporte 2 points.',
      ruling:
        'Le plus petit domino est celui qui a le moins de points en tout. En cas d’égalité, c’est celui dont la plus grande moitié est la plus petite : 3-1 passe avant 4-0.',
      example:
        'Ton 2-2 est le plus petit double de tous. Tu dois ouvrir avec lui, pas avec 5-5 ni 2-1, et tu marques 2 points.',
    },
    'bergen.highest': {
      title: 'Le plus haut double',
      text: 'Si tu poses un double et que c’est le plus haut double sur la table, tu marques 2 points.',
      ruling:
        'Le premier domino de la manche rapporte seulement les 2 points de l’ouverture, même si c’est le plus haut double sur la table.',
      example:
        'Jusqu’ici, 1-1 est le seul double sur la table. Tu poses 5-5, qui est plus haut, et tu marques 2 points.',
    },
    'bergen.double': {
      title: 'Deux bouts pareils',
      text: 'Si, quand tu as posé, les deux bouts montrent la même valeur et qu’aucun n’est un double, tu marques 2 points. Passer ou piocher ne rapporte rien.',
      example:
        'Les bouts sont 4 et 3. Tu poses 4-3 contre le 3 : les deux bouts montrent maintenant un 4, et tu marques 2 points.',
    },
    'bergen.triple': {
      title: 'Deux bouts pareils et un double',
      text: 'Si, quand tu as posé, les deux bouts montrent la même valeur et que l’un d’eux est un double, tu marques 3 points au lieu de 2.',
      example:
        'Un bout est 1-1, l’autre un 2. Tu poses 2-1 contre le 2 : les deux bouts montrent un 1, et l’un est un double. Tu marques 3 points.',
    },
    'bergen.draw': {
      title: 'Piocher un domino',
      text: 'Si tu ne peux pas poser, tu pioches un domino. S’il convient, tu peux le poser ; sinon, ton tour est fini. Les deux derniers dominos de la pioche ne se piochent pas.',
      example:
        'Contre 1-1, ni 5-4 ni 5-3 ne va : tu dois piocher. C’est 6-5, qui ne va pas non plus. Au joueur suivant !',
    },
    'bergen.out': {
      title: 'Le dernier domino',
      text: 'Celui qui pose le dernier domino de sa main marque 2 points. Les points des mains des autres ne rapportent rien.',
      example:
        'Tu poses 6-1, ton dernier domino, et tu marques 2 points. Le 6-5 de l’autre main ne te rapporte rien.',
    },
    'bergen.blocked': {
      title: 'Quand plus personne ne peut poser',
      text: 'Si personne ne peut poser et qu’il ne reste que les deux derniers dominos dans la pioche, la manche finit. Si un seul joueur n’a pas de double en main, il marque 2 points. S’ils sont plusieurs dans ce cas, ou si tous ont un double, les 2 points vont à celui d’entre eux qui a le moins de points en main.',
      ruling:
        'Quand le jeu est bloqué et que ce sont les points en main qui décident, si plusieurs joueurs en ont le moins, personne ne marque les 2 points.',
      example:
        'Après ton 1-1, c’est bloqué. Les autres ont 2-2 et 3-3. Toi, tu as 6-5 et 6-4, donc pas de double : 2 points, plus 2 pour l’ouverture.',
    },
    'bergen.target': {
      title: 'La fin de la partie',
      text: 'À 2 joueurs, on gagne avec 15 points, à 3 ou 4 avec 10. C’est gagné aussitôt, même au milieu d’une manche ; on compte d’abord tous les points du domino posé, dernier domino compris. Vous pouvez décider d’un autre nombre de points ou d’un nombre de manches.',
      example:
        'Vous êtes 3, et tu as 8 points. Ouvrir avec 0-0 en rapporte 2 : cela fait 10, et tu gagnes aussitôt la partie.',
    },
  },
  introduction: [
    'Ton 1-1 est le plus petit double : tu commences. Pose-le, l’ouverture rapporte 2 points.',
    'Pose 4-4 contre le 4. C’est maintenant le plus haut double sur la table : 2 points.',
    'Un bout est 1-1, l’autre un 6. Pose 6-1 contre le 6 : les deux bouts montrent un 1, et l’un est un double. Cela rapporte 3 points !',
    'Les bouts sont 5 et 1, et ton 3-2 ne va pas. Pioche un domino.',
    'Tu as pioché 5-2, et il convient. Pose-le contre le 5 : il ne te restera qu’un domino.',
    'Les bouts sont 2 et 3. Pose 3-2 contre le 3 : les deux bouts montrent un 2, cela fait 2 points. Et 2 de plus pour ton dernier domino !',
  ],
};
