import type { extras, rules } from '../../../games/peruvian.ts';
import type * as positions from '../../../positions/peruvian.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'On joue comme au Blocus, mais on compte autrement : chaque point qui reste dans ta main est un point de pénalité. Récoltes-en le moins possible.',
  needs: 'Un jeu de double-six (28 dominos), du papier et un crayon pour noter les points en secret.',
  turn: [
    'Pose un domino contre un bout libre : un 5 contre un 5. Si rien ne convient, passe.',
    'Dans les deux cas, pioche ensuite 1 domino. Les deux derniers restent dans la pioche.',
    'Débarrasse-toi des dominos lourds, et ne bloque le jeu que si tu as le moins de points.',
  ],
  rules: {
    'peruvian.deal': {
      title: 'La distribution',
      text: 'On joue à 4, avec 5 dominos par personne.',
      example: 'À 4, vous avez pris 5 dominos par personne : il en reste 8 sur 28 dans la pioche.',
    },
    'peruvian.score': {
      title: 'Les points de pénalité',
      text: 'Quand plus personne ne peut poser, tout le monde note les points de sa main : ce sont des points de pénalité.',
      ruling:
        'On note aussi les points des mains quand quelqu’un a posé son dernier domino. Cette personne reçoit 0.',
      example:
        'Tu poses ton dernier domino, 6-6, et tu reçois 0. Les autres reçoivent 9 pour 5-4, 6 pour 3-2 et 1-0, et 4 pour 2-2.',
    },
    'peruvian.quadruple': {
      title: 'Quatre fois les points',
      text: 'Si le jeu est bloqué, regardez qui a posé le dernier domino. Si cette personne n’a pas le moins de points en main, ses points comptent quatre fois.',
      ruling:
        'Avoir le moins de points à égalité, c’est aussi avoir le moins : rien ne compte alors quatre fois.',
      example:
        'Ton 6-6 bloque la manche. Ton 2-0 a 2 points, mais 1-0 à ta gauche en a moins : tu reçois 4 fois 2, donc 8 points de pénalité.',
    },
    'peruvian.rounds': {
      title: 'Sept manches',
      text: 'Une partie dure 7 manches. Ensuite, le plus petit score gagne.',
      example:
        'La septième manche finit avec 6-6. Tu as 0 point, les autres en ont 7, 14 et 21 : tu gagnes la partie.',
    },
    'peruvian.secret': {
      title: 'Le score secret',
      text: 'Une seule personne note les points, en secret. Avant la dernière manche, elle annonce le score.',
      ruling:
        'C’est la table qui note : jusqu’à l’annonce, personne ne voit les scores, même pas le sien. Ensuite, tout le monde les voit.',
    },
  },
  adapted: {
    'sperr.win': {
      text: 'Après un verrou, tu dois gagner la manche, donc avoir le moins de points en main.',
      ruling:
        'Être à égalité avec la main la plus légère suffit. Tout le monde note les points de sa main comme points de pénalité, toi aussi, et rien ne compte quatre fois.',
    },
    'sperr.fail': {
      text: 'Si quelqu’un a moins de points que toi, tu as perdu la manche, et les points qui te restent en main comptent double contre toi.',
      ruling: 'Les autres notent les points de leur main normalement. Rien ne compte quatre fois.',
    },
  },
  introduction: [
    'Tu as 6-6, le plus haut double : tu commences. Pose-le. Chaque point gardé en main te coûte 1 point de pénalité : les dominos lourds d’abord !',
    'Les bouts sont 6 et 2. 6-4, 6-2 et 4-2 sont jouables. Pose 6-4 contre le 6 : c’est le plus lourd.',
    'Les bouts sont 2 et 1. Pose 6-2 contre le 2 : tu te débarrasses de 8 points, avec 4-2 ce ne serait que 6.',
    'Les bouts sont 3 et 0. Pose 5-3 contre le 3 : 3-0 est léger et te coûte peu.',
    'Pose 4-2 contre le 4 : plus personne n’a de 2, c’est bloqué. Avec 3-0, tu as le moins de points : 3 de pénalité, et non 4 fois 3.',
  ],
};
