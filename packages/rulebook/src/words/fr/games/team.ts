import type { rules } from '../../../games/team.ts';
import type * as positions from '../../../positions/team.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  aim: 'On joue à deux contre deux. Quand l’un de vous deux pose son dernier domino, vous gagnez ensemble et vous marquez les points que les autres ont en main.',
  rules: {
    'team.deal': {
      title: 'La distribution',
      text: 'On joue à 4, et chacun pioche 4 dominos.',
      example: 'Quatre joueurs ont pioché 4 dominos chacun : il en reste 12 sur 28 dans la pioche.',
    },
    'team.pairing': {
      title: 'Qui joue avec qui',
      text: 'Chacun compte les points de sa main. Les deux joueurs qui en ont le plus forment une équipe, les deux qui en ont le moins forment l’autre.',
      ruling:
        'Si deux mains sont à égalité, la plus haute est celle qui a le domino le plus haut : un double est toujours au-dessus des autres dominos, puis c’est la somme qui compte, puis la plus grande moitié. À chaque manche, on refait les équipes.',
      example:
        'Avec 6-6 et 1-0, tu as 13 points, et le joueur d’en face en a 14 avec 5-5 et 3-1 : vous êtes une équipe. Les autres n’en ont que 8 et 6.',
    },
    'team.score': {
      title: 'Les points de l’équipe',
      ruling:
        'L’équipe du joueur qui pose son dernier domino gagne. Si le jeu est bloqué, c’est celle dont les deux mains ont ensemble le moins de points. Les deux partenaires marquent chacun tous les points que les deux adversaires ont en main. À égalité, personne ne marque.',
      example:
        'Tu poses ton dernier domino, 6-6. L’autre équipe a encore 4-2 et 3-2 : ton partenaire et toi marquez 11 points chacun.',
    },
    'team.talk': {
      title: 'Parler à son partenaire',
      text: 'Vous pouvez décider à l’avance que les partenaires ont le droit de se parler ouvertement. Tu vois alors aussi les dominos de ton partenaire. Sinon, chacun ne voit que les siens.',
    },
  },
  introduction: [
    'Tu as 33 points, et le joueur d’en face aussi, plus que les autres : vous êtes une équipe. Ton 6-6 est le plus haut double, pose-le.',
    'Ton partenaire a posé 6-5. Pose 5-4 contre le 5 : tu viens de le piocher, et il a plus de points que 5-3.',
    'Les bouts sont 4 et 0. Seul 4-1 va : pose-le contre le 4. Il ne reste que les deux derniers, on ne pioche plus.',
    'Ton partenaire t’aide : son 6-4 montre un 6. Pose 6-2 là, et il ne te reste qu’un domino.',
    'Pose ton dernier domino, 5-3, contre le 3. L’autre équipe a encore 5-2 et 3-0 : 10 points pour toi et 10 pour ton partenaire !',
  ],
};
