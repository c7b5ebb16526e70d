import type { extras, rules } from '../../../games/bergen.ts';
import type * as positions from '../../../positions/bergen.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Ici, vider sa main n’est pas le plus important : finis tes tours avec la même valeur aux deux bouts de la ligne, cela rapporte des points.',
  needs: 'Un jeu de double-six (28 dominos), du papier et un crayon pour noter les points.',
  turn: [
    'Pose un domino contre un bout libre : un 5 contre un 5, un 3 contre un 3.',
    'La même valeur aux deux bouts rapporte 2 points ; si l’un est un double, 3 points.',
    'Si rien ne convient, pioche 1 domino ; s’il convient, tu peux le poser. Sinon, ton tour est fini.',
  ],
  tables: {
    scoring: {
      head: ['Pour quoi', 'Points'],
      words: {
        opening: 'ouvrir la manche',
        double: 'un doublé : la même valeur aux deux bouts, sans double',
        triple: 'un triplé : la même valeur aux deux bouts, dont un double',
        highest: 'poser le plus haut double de la table',
        out: 'poser son dernier domino',
        blocked: 'jeu bloqué : seule main sans double, ou main la plus légère',
      },
    },
  },
  rules: {
    'bergen.deal': {
      title: 'La distribution',
      text: 'À 2 ou 3, prenez 6 dominos par personne ; à 4, prenez-en 5.',
      example: 'À 3, vous avez pris 6 dominos par personne : il en reste 10 sur 28 dans la pioche.',
    },
    'bergen.open': {
      title: 'Le plus petit double commence',
      text: 'La personne qui a le plus petit double ouvre la manche avec lui. Si personne n’a de double, c’est le plus petit domino qui commence. L’ouverture rapporte 2 points.',
      ruling:
        'Le plus petit domino est celui qui a le moins de points en tout. En cas d’égalité, c’est celui dont la plus grande moitié est la plus petite : 3-1 passe avant 4-0.',
      example:
        'Ton 2-2 est le plus petit double. Tu dois ouvrir avec lui, pas avec 5-5 ni 2-1, et tu marques 2 points.',
    },
    'bergen.highest': {
      title: 'Le plus haut double',
      text: 'Si tu poses un double et que c’est à ce moment le plus haut double sur la table, tu marques 2 points.',
      ruling:
        'Le premier domino de la manche rapporte seulement les 2 points de l’ouverture, même si c’est le plus haut double sur la table.',
      example:
        'Jusqu’ici, 1-1 est le seul double sur la table. Tu poses 5-5, qui est plus haut, et tu marques 2 points.',
    },
    'bergen.double': {
      title: 'Le doublé',
      text: 'Si, à la fin de ton tour, les deux bouts montrent la même valeur et qu’aucun n’est un double, c’est un doublé : tu marques 2 points.',
      ruling:
        'Un doublé ou un triplé ne compte que si tu viens de poser. Passer ou piocher ne rapporte rien.',
      example:
        'Les bouts sont 4 et 3. Tu poses 4-3 contre le 3 : les deux bouts montrent maintenant un 4, et ton doublé rapporte 2 points.',
    },
    'bergen.triple': {
      title: 'Le triplé',
      text: 'Si, à la fin de ton tour, les deux bouts montrent la même valeur et que l’un d’eux est un double, c’est un triplé : tu marques 3 points au lieu de 2. Tu viens de poser ce double, ou il y était déjà.',
      example:
        'Un bout est 1-1, l’autre un 2. Tu poses 2-1 contre le 2 : les deux bouts montrent un 1, et l’un est un double. Ton triplé rapporte 3 points.',
    },
    'bergen.draw': {
      title: 'Piocher un domino',
      text: 'Si tu ne peux pas poser, tu pioches un domino. S’il convient, tu peux le poser ; sinon, c’est à la personne suivante. Les deux derniers dominos restent dans la pioche.',
      example:
        'Contre 1-1, ni 5-4 ni 5-3 ne convient : tu dois piocher. C’est 6-5, qui ne convient pas non plus. Ton tour est fini.',
    },
    'bergen.out': {
      title: 'Points pour le dernier domino',
      text: 'Si tu poses ton dernier domino, tu annonces « Domino ! » et tu marques 2 points. La manche est finie.',
      example:
        'Tu poses 6-1, ton dernier domino : « Domino ! » Tu marques 2 points. Le 6-5 de l’autre main ne te rapporte rien.',
    },
    'bergen.blocked': {
      title: 'Quand plus personne ne peut poser',
      text: 'S’il ne reste que deux dominos dans la pioche et que personne ne peut poser, la manche finit. La personne qui n’a pas de double en main marque 2 points. Si vous êtes plusieurs dans ce cas, ou si tout le monde a un double, ils reviennent à la main qui a le moins de points.',
      ruling:
        'Si plusieurs mains n’ont pas de double, on ne compare que celles-là. Si plusieurs mains ont le moins de points, personne ne marque les 2 points.',
      example:
        'Après ton 1-1, c’est bloqué. Les autres ont 2-2 et 3-3. Toi, tu as 6-5 et 6-4, donc pas de double : 2 points, plus 2 pour l’ouverture.',
    },
    'bergen.target': {
      title: 'La fin de la partie',
      text: 'À 2, on gagne la partie avec 15 points ; à 3 ou 4, avec 10 points.',
      ruling:
        'Dès que tu as assez de points, tu gagnes la partie, même au milieu d’une manche. On compte d’abord tous les points du domino posé, dernier domino compris.',
      example:
        'Vous êtes 3, et tu as 8 points. Ouvrir avec 0-0 en rapporte 2 : cela fait 10, et tu gagnes aussitôt la partie.',
    },
  },
  adapted: {
    'domino.must': {
      ruling:
        'Si un de tes dominos est jouable, tu dois poser. Tu choisis lequel. Seul un domino que tu viens de piocher peut rester dans ta main.',
    },
    'domino.blocked': {
      text: 'La manche finit aussi quand il ne reste que deux dominos dans la pioche et que personne ne peut poser. Pour le prouver, on retourne toutes les mains.',
      ruling: 'Un jeu bloqué finit aussitôt, sans attendre que tout le monde passe.',
    },
  },
  introduction: [
    'Ton 1-1 est le plus petit double : tu commences. Pose-le, l’ouverture rapporte 2 points.',
    'Pose 4-4 contre le 4. C’est maintenant le plus haut double sur la table : 2 points.',
    'Un bout est 1-1, l’autre un 6. Pose 6-1 contre le 6 : les deux bouts montrent un 1, et l’un est un double. Ce triplé rapporte 3 points !',
    'Les bouts sont 5 et 1, et ton 3-2 ne convient pas. Pioche un domino.',
    'Tu as pioché 5-2, et il convient. Pose-le contre le 5 : il ne te restera qu’un domino.',
    'Les bouts sont 2 et 3. Pose 3-2 contre le 3 : les deux bouts montrent un 2, un doublé à 2 points. Et 2 de plus pour ton dernier domino !',
  ],
};
