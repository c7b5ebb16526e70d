import type { extras, rules } from '../../../games/team.ts';
import type * as positions from '../../../positions/team.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'On joue à deux contre deux. Si l’une de vos deux mains est vide avant celles de l’autre équipe, vous gagnez la manche ensemble.',
  needs: 'Un jeu de double-six (28 dominos), du papier et un crayon pour noter les points.',
  turn: [
    'Pose un domino contre un bout libre : un 5 contre un 5. Si rien ne convient, passe.',
    'Dans les deux cas, pioche ensuite 1 domino. Les deux derniers restent dans la pioche.',
    'Aide ton équipe : laisse-lui des bouts qui lui conviennent.',
  ],
  rules: {
    'team.deal': {
      title: 'La distribution',
      text: 'On joue à 4. Tout le monde pioche 4 dominos.',
      example: 'À 4, vous avez pioché 4 dominos par personne : il en reste 12 sur 28 dans la pioche.',
    },
    'team.pairing': {
      title: 'Qui joue avec qui',
      text: 'Comptez les points de vos mains. Les deux personnes qui en ont le plus jouent ensemble, les deux qui en ont le moins aussi.',
      ruling:
        'À égalité, compte le domino le plus haut : un double est au-dessus de tous les autres dominos, puis c’est la somme qui décide, puis la plus grande moitié. À chaque manche, on refait les équipes.',
      example:
        'Avec 6-6 et 1-0, tu as 13 points ; en face, 5-5 et 3-1 en ont 14 : vous êtes une équipe. Les autres n’en ont que 8 et 6.',
    },
    'team.score': {
      title: 'Les points de l’équipe',
      ruling:
        'Quand quelqu’un pose son dernier domino, son équipe gagne. Si le jeu est bloqué, c’est l’équipe dont les deux mains ont ensemble le moins de points. Les deux membres de l’équipe marquent tous les points des deux mains adverses. À égalité, personne ne marque.',
      example:
        'Tu poses ton dernier domino, 6-6. L’autre équipe a encore 4-2 et 3-2 : vous marquez 11 points, toi et la personne d’en face.',
    },
    'team.talk': {
      title: 'Se parler en équipe',
      text: 'Décidez d’avance si l’on peut se parler ouvertement dans une équipe.',
      ruling:
        'Sans accord, on ne se parle pas. Si vous le permettez, tu vois aussi les dominos de l’autre membre de ton équipe.',
    },
  },
  adapted: {
    'domino.blocked': {
      text: 'La manche finit aussi quand personne ne peut poser et qu’il n’y a plus rien à piocher. Pour le prouver, on retourne toutes les mains.',
      ruling:
        'Un jeu bloqué finit aussitôt, sans attendre que tout le monde passe. L’équipe dont les deux mains ont ensemble le moins de points gagne la manche.',
    },
    'sperr.win': {
      text: 'Après un verrou, tu dois gagner la manche, donc avoir le moins de points en main. Vous marquez alors les points de l’autre équipe.',
      ruling:
        'On compare les points des deux mains de chaque équipe ; l’égalité suffit. Dans votre équipe, les deux marquent tous les points des deux mains adverses.',
    },
    'sperr.fail': {
      text: 'Si l’autre équipe a moins de points que la vôtre, c’est elle qui marque tous les points. Toi, tu perds deux fois les points qui te restent en main.',
      ruling:
        'Dans l’équipe adverse, les deux marquent tous les points de vos deux mains. Seul ton score baisse, et seule ta propre main compte double.',
    },
  },
  introduction: [
    'Tu as 33 points, et en face aussi, plus que les autres : vous êtes une équipe. Ton 6-6 est le plus haut double, pose-le.',
    'En face, on a posé 6-5. Pose 5-4 contre le 5 : tu viens de le piocher, et il a plus de points que 5-3.',
    'Les bouts sont 4 et 0. Seul 4-1 convient : pose-le contre le 4. Il ne reste que les deux derniers, on ne pioche plus.',
    'En face, on t’aide : 6-4 montre un 6. Pose 6-2 là, et il ne te reste qu’un domino.',
    'Pose ton dernier domino, 5-3, contre le 3. L’autre équipe a encore 5-2 et 3-0 : 10 points pour vous deux !',
  ],
};
