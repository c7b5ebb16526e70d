import type { rules } from '../../../games/sperr.ts';
import type * as positions from '../../../positions/sperr.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  aim: 'Tu joues comme au Blocus, mais guette le bon moment : si tu as le moins de points en main, verrouille un bout avec un double pour finir la manche.',
  needs:
    'Un jeu de double-six (28 dominos) ou de double-neuf (55), du papier et un crayon pour noter les points.',
  turn: [
    'Pose un domino contre un bout libre, ou verrouille ce bout avec un double : la manche est alors finie.',
    'Si rien ne convient, passe.',
    'Sans verrou, pioche ensuite 1 domino. Les deux derniers restent dans la pioche.',
  ],
  rules: {
    'sperr.lock': {
      title: 'Verrouiller un bout',
      text: 'Jouez au Blocus (aussi en équipe), au Tiddle-Wink ou au Domino péruvien, hongrois ou français. Si tu ne veux ni poser ni piocher, tu peux verrouiller n’importe quel bout avec un double : la manche est aussitôt finie.',
      ruling:
        'Le double doit montrer la même valeur que le bout. Tu peux verrouiller chaque fois que tu pourrais poser, même après d’autres dominos du même tour. Le double quitte ta main. Vous pouvez aussi le permettre au Domino ; ici, le Domino à verrou est le Blocus avec ce coup.',
      example:
        'Tu pourrais poser 1-1 normalement, mais tu verrouilles le 1 avec lui : la manche est finie. 6-0 te reste, mais ne verrouille rien : ce n’est pas un double.',
    },
    'sperr.win': {
      title: 'Le verrou réussit',
      text: 'Après un verrou, tu dois gagner la manche, donc avoir le moins de points en main. Tu marques alors, comme toujours, tous les points des autres.',
      ruling: 'Être à égalité avec la main la plus légère suffit.',
      example:
        'Tu verrouilles le 1 avec 1-1 et tu gardes 3-0, donc 3 points. Les autres ont 3 et 9 : personne n’a moins que toi, tu marques 12 points.',
    },
    'sperr.fail': {
      title: 'Le verrou échoue',
      text: 'Si quelqu’un a moins de points que toi, c’est cette personne qui marque tous les points. Toi, tu perds deux fois les points qui te restent en main.',
      ruling:
        'C’est la main la plus légère qui marque les points de toutes les autres. Si plusieurs sont à égalité, chacune marque les points de toutes les autres mains.',
      example:
        'Tu verrouilles le 1 avec 1-1 et tu gardes 5-0, mais quelqu’un n’a que 3 points avec 3-0 et marque 5 + 9 = 14 points. Toi, tu en perds 10.',
    },
  },
  introduction: [
    'Tu as 6-6, le plus haut double : tu commences. Il ne reste que les deux derniers dominos : cette fois, on ne pioche pas.',
    'Les bouts sont 6 et 5. Pose 6-4 contre le 6.',
    'Les bouts sont 4 et 3. Pose 4-1 contre le 4 et garde ton double pour plus tard.',
    'Tu pourrais déjà verrouiller le 2 avec 2-2, mais il te resterait 8 points en main. Pose d’abord 6-1 contre le 1.',
    'Verrouille maintenant le 2 avec 2-2 ! Tu gardes 1-0, donc 1 point. Les deux dominos de l’autre en ont sûrement plus.',
  ],
};
