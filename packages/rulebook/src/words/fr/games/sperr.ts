import type { rules } from '../../../games/sperr.ts';
import type * as positions from '../../../positions/sperr.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  aim: 'Tu joues comme au Blocus, mais guette le bon moment : si tu as le moins de points en main, ferme un bout avec un double pour finir la manche.',
  rules: {
    'sperr.lock': {
      title: 'Fermer un bout',
      text: 'Au lieu de poser un domino, tu peux fermer un bout libre avec un double. La manche est finie tout de suite. Le Domino fermé, c’est le Blocus avec ce coup. Vous pouvez aussi le permettre au Domino, au Domino péruvien, hongrois ou français, au Blocus en équipe et au Tiddle-Wink.',
      ruling:
        'Pour fermer un bout, le double doit montrer la même valeur. Tu peux fermer chaque fois que tu pourrais poser, même après d’autres dominos du même tour. Le double quitte ta main et ne compte plus.',
      example:
        'Tu pourrais poser 1-1 comme d’habitude, mais tu fermes le 1 avec lui : la manche est finie. 6-0 te reste, mais ne ferme rien : ce n’est pas un double.',
    },
    'sperr.win': {
      title: 'La fermeture réussit',
      text: 'Si personne n’a moins de points en main que toi, tu marques tous les points des autres. Au Blocus en équipe, on compte ensemble les points des deux partenaires, et les deux marquent. Au Domino péruvien, chacun reçoit ses points comme d’habitude, toi aussi, et rien ne compte quatre fois.',
      example:
        'Tu fermes le 1 avec 1-1 et tu gardes 3-0, donc 3 points. Les autres ont 3 et 9 : personne n’a moins que toi, tu marques 12 points.',
    },
    'sperr.fail': {
      title: 'La fermeture échoue',
      text: 'Si quelqu’un a moins de points, la main la plus basse marque ceux de tous les autres ; à égalité, chacune. Tu perds deux fois tes points en main. En équipe, les adversaires marquent les points de vos deux mains, et seul ton score baisse. Au Domino péruvien, tu reçois deux fois tes points, les autres comme d’habitude.',
      example:
        'Tu fermes le 1 avec 1-1 et tu gardes 5-0, mais quelqu’un n’a que 3 points avec 3-0 : ce joueur marque 5 + 9 = 14 points et tu en perds 10.',
    },
  },
  introduction: [
    'Tu as 6-6, le plus haut double : tu commences. Il ne reste que les deux derniers dominos : cette fois, on ne pioche pas.',
    'Les bouts sont 6 et 5. Pose 6-4 contre le 6.',
    'Les bouts sont 4 et 3. Pose 4-1 contre le 4 et garde ton double pour plus tard.',
    'Tu pourrais déjà fermer le 2 avec 2-2, mais il te resterait 8 points en main. Pose d’abord 6-1 contre le 1.',
    'Ferme maintenant le 2 avec 2-2 ! Tu gardes 1-0, donc 1 point. Les deux dominos de l’autre en ont sûrement plus.',
  ],
};
