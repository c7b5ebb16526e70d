import type { extras, rules } from '../../../games/italian.ts';
import type * as positions from '../../../positions/italian.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'On additionne tous les dominos de la table. Amène le total exactement sur certains nombres, comme 30 ou 50, pour marquer des points.',
  needs:
    'Un jeu de double-six (28 dominos) ou de double-neuf (55), du papier et un crayon pour noter les points.',
  turn: [
    'Pose un domino de ton choix : rien n’a besoin de correspondre.',
    'Ajoute ses points au total et annonce-le à voix haute : « 20 ! »',
    'Si le total tombe exactement sur 30, 50, 70 ou 100, tu marques des points.',
  ],
  tables: {
    setup: { head: ['Vous êtes', 'Dominos par personne'] },
    scoring: {
      head: ['Total', 'Points'],
      words: { nine: '{number} (jeu de double-neuf)' },
    },
  },
  rules: {
    'italian.deal': {
      title: 'La distribution',
      text: 'Le tableau dit combien de dominos prendre par personne.',
      example: 'À 4, vous avez pris 6 dominos par personne : il en reste 4 sur 28.',
    },
    'italian.open': {
      title: 'Le plus haut double commence',
      text: 'La personne qui a le plus haut double commence avec lui. Si personne n’a de double, c’est le plus haut domino qui commence.',
      example:
        'Tu dois commencer avec 5-5, le plus haut double, et pas avec 1-0. Dans une autre main, 6-5 a plus de points, mais ce n’est pas un double.',
    },
    'italian.total': {
      title: 'Additionner',
      text: 'Les dominos n’ont pas besoin de correspondre. À ton tour, tu poses un domino de ton choix, tu ajoutes ses points au total et tu annonces le nouveau total à voix haute.',
      example: 'Avec 6-6, le total est 12. Tu poses 5-3, même s’il n’a pas de 6 : le total est « 20 ! »',
    },
    'italian.hit': {
      title: 'Tomber juste',
      text: 'Si ton domino amène le total exactement sur un nombre du tableau, tu marques les points qui y sont indiqués. Ou alors, si vous le décidez d’avance, tu marques le nombre lui-même : 30 points pour 30.',
      ruling: 'Le 0-0 ne change pas le total, il ne rapporte donc jamais de points.',
      example: 'Le total est 23. Tu poses 5-2, ce qui fait 30 tout juste, et tu marques 1 point.',
    },
    'italian.over': {
      title: 'Sauter un nombre',
      text: 'Si le total saute un nombre qui rapporte des points, ce nombre est perdu pour la manche. On continue simplement à jouer.',
      example:
        'Le total est 23. Tu poses 6-4 et tu sautes le 30 pour arriver à 33 : personne ne marque, et la partie continue.',
    },
    'italian.round': {
      title: 'La fin de la manche',
      ruling:
        'La manche finit quand tous les dominos sont posés ou quand le total a atteint ou dépassé le dernier nombre : 100, ou 150 avec le jeu de double-neuf. On ne pioche pas. Si ta main est vide, tu passes.',
      example:
        'Les autres n’ont plus de dominos et ont passé. Tu poses 1-0, le tout dernier domino, et la manche est finie.',
    },
    'italian.end': {
      title: 'La fin de la partie',
      text: 'Décidez d’avance : la partie finit après un certain nombre de manches, ou quand quelqu’un a 51 points (81 avec le jeu de double-neuf).',
      ruling:
        'Si vous ne décidez rien, les deux comptent : autant de manches que vous êtes, sauf si quelqu’un a ces points avant. Dans ce cas, la partie finit aussitôt. Le plus grand score gagne.',
      example:
        'Ici, un nombre rapporte sa valeur, et tu as 50 points. Tu poses 5-2 et tu tombes sur 30 : tu en as 80, plus que 51, et tu gagnes aussitôt la partie.',
    },
  },
  adapted: {
    'domino.deal': {
      text: 'Mélangez les dominos face cachée. Prenez-en autant que le jeu l’indique et dressez-les devant vous sans les montrer. Les autres restent face cachée sur la table.',
    },
    'domino.ends': {
      title: 'Pas de bouts',
      ruling:
        'Rien n’a besoin de correspondre : il n’y a donc pas de bouts libres. Tu poses simplement ton domino avec les autres.',
      example:
        'Ton 5-3 n’a pas besoin de toucher le 3 de 3-2 ni un autre domino. Tu le poses avec les autres, et le total passe de 17 à 25.',
    },
    'domino.must': {
      ruling: 'Tant que tu as des dominos, tu dois en poser un à chaque tour. Tu choisis lequel.',
      example:
        'Le total est 23. Avec 5-3, tu sauterais le 30, et 2-1 ne suffit pas. Tu dois quand même poser l’un des deux.',
    },
    'domino.pass': {
      ruling: 'Si ta main est vide, tu passes. La manche continue sans toi.',
      example:
        'Tu as posé ton dernier domino, et la manche continue. Tu passes, et la personne suivante ajoute un domino.',
    },
  },
  introduction: [
    'Tu as 6-6, le plus haut double : tu commences. Pose-le, le total sera « 12 ! »',
    'Le total est 27, il manque 3 pour arriver à 30. Pose 2-1 : 30 tout juste, cela rapporte 1 point !',
    'Le total est 46. Pose 4-0 : cela fait 50 et rapporte 2 points.',
    'Le total est 66. Pour 70, il te faudrait un domino de 4 points, et tu n’en as pas. Pose 5-5 : le 70 sera perdu pour les autres aussi.',
    'Le total est 91, il manque 9 pour arriver à 100. Pose 6-3 : tu marques 4 points, la manche est finie et tu la gagnes !',
  ],
};
