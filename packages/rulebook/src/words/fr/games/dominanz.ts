import type { rules } from '../../../games/dominanz.ts';
import type * as positions from '../../../positions/dominanz.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  aim: 'Prends des dominos et écris des nombres dans tes 7 lignes. Une ligne te rapporte des points si ton total est plus grand que celui de l’autre joueur, mais sans dépasser le double.',
  rules: {
    'dominanz.layout': {
      title: 'La mise en place',
      text: 'Vous jouez à deux, avec les 28 dominos qui n’ont que des nombres de 1 à 7. Ils sont tous sur la table, face visible. Chacun a une feuille de score avec les lignes 1 à 7.',
      example:
        'Les 28 dominos de 1-1 à 7-7 sont tous visibles. Sur les deux feuilles, les lignes sont encore vides.',
    },
    'dominanz.take': {
      title: 'Prendre et noter',
      text: 'Chacun à son tour, vous prenez un domino. L’un de ses nombres désigne la ligne de ta feuille, et tu y écris l’autre. C’est toi qui choisis lequel sert à quoi. Dans une ligne, tout s’additionne.',
      example:
        'Il y a un 2 dans ta ligne 6. Tu prends 6-5 et tu ajoutes le 5 : cela fait 7. Tu ne peux pas noter 6-5 dans la ligne 2.',
    },
    'dominanz.prescribe': {
      title: 'Écrire chez l’autre',
      text: 'L’autre joueur a une ligne encore vide, et il ne reste qu’un seul domino avec le nombre de cette ligne ? Tu peux prendre ce domino et écrire son autre nombre dans cette ligne, chez l’autre joueur, qui perd alors son prochain tour.',
      ruling:
        'Tu peux écrire chez l’autre joueur à ton tour, avant de prendre un domino pour toi, et une seule fois par tour. Ensuite, tu prends un domino pour toi comme d’habitude, s’il en reste.',
      example:
        '7-1 était le dernier domino avec un 1. Tu as écrit le 7 chez l’autre, dans la ligne 1 vide. Tu prends 2-2, et c’est encore à toi.',
    },
    'dominanz.score': {
      title: 'Qui gagne la ligne',
      text: 'Dans chaque ligne, le plus grand total gagne s’il ne dépasse pas le double de l’autre. Il rapporte le total de l’autre joueur en points. Si les totaux sont égaux, ou si l’un dépasse le double de l’autre, personne n’a rien.',
      example:
        'Ligne 6, 14 contre 7 : 7 points pour toi. Ligne 7, 12 contre 9 : encore 9. Ligne 1, 9 contre 2 : c’est trop, donc rien. Cela fait 16.',
    },
    'dominanz.end': {
      title: 'La fin',
      text: 'Quand tous les dominos sont pris, la partie est finie. Celui qui a le plus de points gagne.',
      example: 'Tu prends 7-5, le dernier domino. La partie est finie, et tu gagnes par 16 points à 9.',
    },
  },
  introduction: [
    'Tous les dominos sont visibles. Prends 6-1 et écris le 6 dans ta ligne 1.',
    'L’autre joueur laisse sa ligne 1 vide pour que tu n’y gagnes rien. Prends quand même 4-1 : 6 + 4 font 10 dans ta ligne 1.',
    'Un double, ça marche aussi : prends 1-1, et ta ligne 1 passe à 11.',
    'Il n’y a plus que 7-1 avec un 1, et chez l’autre la ligne 1 est vide : écris-y le 7 ! 11 ne dépasse pas le double de 7, tu auras 7 points.',
    'Maintenant, prends pour toi. L’autre a 1 dans la ligne 2. Prends 2-2 : ton 2 est plus grand, sans dépasser le double.',
    'L’autre joueur perd son tour, c’est encore à toi. Prends 3-2 et écris le 2 dans la ligne 3. On continue jusqu’au dernier domino.',
  ],
};
