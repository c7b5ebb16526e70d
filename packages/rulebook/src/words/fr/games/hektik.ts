import type { extras, rules } from '../../../games/hektik.ts';
import type * as positions from '../../../positions/hektik.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Construis plus vite que les autres une chaîne pour le double retourné, et gagne ce double. Ce jeu est de Hartmut Kommerell.',
  needs: 'Un jeu de double-neuf (55 dominos), du papier et un crayon pour noter les points.',
  turn: [
    'On retourne un double. Tout le monde construit en même temps sa propre chaîne avec les dominos du milieu.',
    'Il faut le nombre du double aux deux bouts, nulle part ailleurs, et au moins autant de dominos.',
    'La première chaîne complète gagne le double ; les dominos retournent au milieu.',
  ],
  tables: {
    scoring: { head: ['Double', 'Points'] },
  },
  rules: {
    'hektik.layout': {
      title: 'La mise en place',
      text: 'On joue avec le jeu de double-neuf. Mettez les 10 doubles de côté, face cachée. Tous les autres dominos sont au milieu, face visible.',
      example:
        'Les doubles 3-3 et 9-9 ne sont pas au milieu : tu ne peux pas les prendre. 9-4 y est, tu peux le prendre.',
    },
    'hektik.reveal': {
      title: 'Un double par manche',
      text: 'Au début de chaque manche, on retourne un double : c’est lui qu’il faut gagner. Il y a 10 manches.',
      example:
        'C’est la manche 10, on joue pour 4-4. Avec 7-4, ta chaîne est complète et la partie est finie.',
    },
    'hektik.race': {
      title: 'Tout le monde à la fois',
      text: 'Personne n’attend : tout le monde construit en même temps, le plus vite possible. Tu prends des dominos au milieu et tu en fais ta propre chaîne. Là où deux dominos se touchent, les nombres doivent être les mêmes.',
      ruling:
        'Chaque domino se pose à gauche ou à droite de ta chaîne, contre le même nombre. Seul le premier se pose comme tu veux. À tout moment, tu peux remettre au milieu le dernier domino de gauche ou de droite.',
      example:
        'Ta chaîne est 9-4, 4-2. À gauche, 9-6 convient contre le 9 ; à droite, 9-6 ne convient pas contre le 2. Et tu peux remettre 4-2 au milieu.',
    },
    'hektik.shared': {
      title: 'Un seul milieu',
      ruling:
        'Les dominos du milieu sont pour tout le monde : ce qui est dans une chaîne, personne d’autre ne peut le prendre. Si vous le décidez, tout le monde a un jeu complet à soi.',
      example:
        'Contre ton 4, tu pourrais mettre 8-4, mais 8-4 est dans la chaîne de l’autre. Prends par exemple 4-3.',
    },
    'hektik.goal': {
      title: 'La chaîne complète',
      text: 'La chaîne montre le nombre du double à ses deux bouts et nulle part ailleurs. Elle a au moins autant de dominos que ce nombre l’indique. La première chaîne complète gagne aussitôt le double. Ensuite, tous les dominos retournent au milieu.',
      example:
        'On joue pour 3-3. Ta chaîne 5-3, 6-5, 6-3 a un 3 à chaque bout, aucun au milieu, et 3 dominos. Le double est à toi !',
    },
    'hektik.stuck': {
      title: 'Abandonner',
      ruling:
        'Si tu ne trouves pas, tu peux abandonner. Tu ne fais alors plus rien pendant cette manche. Si tout le monde abandonne, personne ne reçoit le double.',
      example:
        'L’autre a abandonné pour 9-9 et ne peut plus rien prendre. Tu abandonnes aussi. Personne ne reçoit 9-9, et on passe à 3-3.',
    },
    'hektik.score': {
      title: 'Les points',
      text: 'Après 10 manches, comptez les points de vos doubles avec le tableau. Le plus grand score gagne.',
      example:
        'Tu as 3-3, 0-0 et 5-5, et tu gagnes encore 4-4 : 3 + 3 + 4 + 4 = 14 points. L’autre en a 12 : tu gagnes.',
    },
  },
  introduction: [
    '3-3 est retourné. Il te faut une chaîne d’au moins 3 dominos avec un 3 à chaque bout. Prends 5-3, le 3 à gauche.',
    'Le 5 est à droite. Prends 9-5 : il ne te manquera plus que 9-3.',
    'Trop tard ! L’autre a pris 9-3 avant toi. Remets 9-5 au milieu et cherche un autre chemin.',
    'Prends 5-4. Il ne manquera plus que 4-3, et il est encore au milieu.',
    'Vite, prends 4-3 ! Tu auras un 3 à chaque bout, aucun entre les deux, et 3 dominos.',
    '3-3 est à toi : 3 points. Tous les dominos sont revenus au milieu. On joue pour 0-0. Prends 1-0, le blanc à gauche.',
    'Le 1 est à droite. 2-1 convient bien.',
    'Et maintenant 2-0 : il y a un blanc à chaque bout. Ce double est aussi à toi, et tu gagnes avec 6 points !',
  ],
};
