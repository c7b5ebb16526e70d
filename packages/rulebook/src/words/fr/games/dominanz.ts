import type { rules } from '../../../games/dominanz.ts';
import type * as positions from '../../../positions/dominanz.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  aim: 'Prends des dominos et écris des nombres dans tes 7 lignes. Une ligne te rapporte des points si ton total dépasse celui de l’autre, mais pas son double. Ce jeu est de Hartmut Kommerell.',
  needs: 'Les 28 dominos qui n’ont que des nombres de 1 à 7, du papier et un crayon.',
  turn: [
    'Prends un domino parmi ceux de la table.',
    'L’un de ses nombres désigne ta ligne, l’autre s’ajoute à cette ligne.',
    'Garde un œil sur l’autre : un total trop grand ne rapporte rien non plus.',
  ],
  rules: {
    'dominanz.layout': {
      title: 'La mise en place',
      text: 'Vous jouez à 2, avec les 28 dominos qui n’ont que des nombres de 1 à 7. Ils sont tous sur la table, face visible. Préparez une feuille avec les lignes 1 à 7 et une colonne par personne.',
      example:
        'Les 28 dominos de 1-1 à 7-7 sont tous visibles. Dans les deux colonnes, les lignes sont encore vides.',
    },
    'dominanz.take': {
      title: 'Prendre et noter',
      text: 'Vous prenez un domino à tour de rôle. L’un de ses nombres désigne la ligne, et tu y écris l’autre, dans ta colonne. C’est toi qui choisis lequel sert à quoi : 5-3 donne un 3 dans la ligne 5 ou un 5 dans la ligne 3. Dans une ligne, tout s’additionne.',
      example:
        'Il y a un 2 dans ta ligne 6. Tu prends 6-5 et tu ajoutes le 5 : cela fait 7. Tu ne peux pas noter 6-5 dans la ligne 2.',
    },
    'dominanz.prescribe': {
      title: 'Écrire chez l’autre',
      text: 'Chez l’autre, une ligne est encore vide, et il ne reste qu’un seul domino avec le nombre de cette ligne ? Tu peux prendre ce domino et écrire son autre nombre dans cette ligne, chez l’autre. L’autre perd alors son prochain tour.',
      ruling:
        'Tu peux écrire chez l’autre à ton tour, avant de prendre un domino pour toi, et une seule fois par tour. Ensuite, tu prends un domino pour toi normalement, s’il en reste.',
      example:
        '7-1 était le dernier domino avec un 1. Tu as écrit le 7 chez l’autre, dans la ligne 1 vide. Tu prends 2-2, et c’est encore à toi.',
    },
    'dominanz.score': {
      title: 'Qui gagne la ligne',
      text: 'Dans chaque ligne, le plus grand total gagne s’il ne dépasse pas le double de l’autre. Il rapporte le total de l’autre en points. Si les totaux sont égaux, ou si l’un dépasse le double de l’autre, personne n’a rien.',
      example:
        'Ligne 6, 14 contre 7 : 7 points pour toi. Ligne 7, 12 contre 9 : encore 9. Ligne 1, 9 contre 2 : c’est trop, donc rien. Cela fait 16.',
    },
    'dominanz.end': {
      title: 'La fin',
      text: 'Quand tous les dominos sont pris, la partie est finie. Additionnez vos points des sept lignes : le plus grand score gagne.',
      example: 'Tu prends 7-5, le dernier domino. La partie est finie, et tu gagnes par 16 points à 9.',
    },
  },
  introduction: [
    'Tous les dominos sont visibles. Prends 6-1 et écris le 6 dans ta ligne 1.',
    'L’autre laisse sa ligne 1 vide pour que tu n’y gagnes rien. Prends quand même 4-1 : 6 + 4 font 10 dans ta ligne 1.',
    'Un double, ça marche aussi : prends 1-1, et ta ligne 1 passe à 11.',
    'Il n’y a plus que 7-1 avec un 1, et chez l’autre la ligne 1 est vide : écris-y le 7 ! 11 ne dépasse pas le double de 7, tu auras 7 points.',
    'Maintenant, prends pour toi. L’autre a 1 dans la ligne 2. Prends 2-2 : ton 2 est plus grand, sans dépasser le double.',
    'L’autre perd son tour, c’est encore à toi. Prends 3-2 et écris le 2 dans la ligne 3. On continue jusqu’au dernier domino.',
  ],
};
