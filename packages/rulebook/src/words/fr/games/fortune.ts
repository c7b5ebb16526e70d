import type { rules } from '../../../games/fortune.ts';
import type * as positions from '../../../positions/fortune.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  aim: 'Ce n’est pas un vrai jeu, mais un tour de magie pour étonner les autres : avant qu’on construise une chaîne, tu prédis les nombres à ses deux bouts.',
  needs: 'Un jeu de double-six (28 dominos) et un public.',
  turn: [
    'L’ordinateur retire un domino en secret, mais pas un double, ou toi si tu veux présenter le tour. Prédis ses deux nombres.',
    'Les autres construisent une seule chaîne avec tous les dominos qui restent. On peut reprendre le dernier posé.',
    'À la fin, ouvre la prédiction : les deux bouts montrent ces nombres.',
  ],
  rules: {
    'fortune.remove': {
      title: 'Le domino secret',
      text: 'On retire en secret un domino du jeu, n’importe lequel sauf un double. Personne ne remarquera qu’il manque.',
      example: 'On a retiré 6-3. Il n’est pas parmi les 27 dominos sur la table : personne ne peut le poser.',
    },
    'fortune.chain': {
      title: 'Les autres construisent la chaîne',
      text: 'Les autres construisent une seule chaîne avec les 27 dominos qui restent. Là où deux dominos se touchent, ils doivent montrer le même nombre.',
      example:
        'La chaîne finit par 1 et 4. 5-4 convient au 4, mais pas 5-5. Tu reprends 6-4, le dernier domino posé.',
    },
    'fortune.reveal': {
      title: 'La prédiction',
      text: 'Dès le début, tu annonces par quels nombres la chaîne finira : ce sont ceux du domino qui manque.',
      ruling:
        'La prédiction reste sous enveloppe jusqu’à ce que la chaîne soit finie, pour que personne ne construise contre elle. Alors, on l’ouvre, et elle est juste.',
      example:
        '3-0 est le dernier domino. La chaîne finit maintenant par 6 et 3, comme prédit : le domino qui manque est 6-3.',
    },
    'fortune.set': {
      title: 'Avec quels dominos',
      ruling:
        'Sans compter les doubles, chaque nombre doit se trouver sur un nombre pair de dominos. Dans le jeu de double-six, il est sur 6 dominos, dans le jeu de double-douze sur 12. Le tour marche avec ces deux jeux ; on ne peut pas en prendre d’autres.',
      example:
        '12-7 manque dans le jeu de double-douze. Il y a 90 dominos sur la table, et les bouts prédits sont 12 et 7.',
    },
  },
  introduction: [
    'Chut : 6-3 manque, donc la prédiction dit 6 et 3. Construis la chaîne comme le feraient les autres. Commence par 6-5.',
    'Pose 5-4 contre le 5. À l’intérieur de la chaîne, il y a toujours deux nombres égaux côte à côte.',
    'Un double ne change rien. Pose 4-4 : le bout montre toujours un 4.',
    'On peut poser aux deux bouts. Pose 6-1 contre le 6.',
    'Si un domino ne plaît pas aux autres, ils peuvent le reprendre. Reprends 6-1.',
    'Pose plutôt 6-6. Sans le double, il ne reste que 5 dominos avec un 6. Les paires ne tombent pas juste : un 6 sera à un bout.',
    'Pour le 3, c’est pareil. Pose 4-3 : les bouts montrent 6 et 3. Avec les 27 dominos, ce sera encore 6 et 3 !',
  ],
};
