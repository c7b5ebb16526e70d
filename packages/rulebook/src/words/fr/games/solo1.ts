import type { rules } from '../../../games/solo1.ts';
import type * as positions from '../../../positions/solo1.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  aim: 'Pose les 28 dominos en une seule ligne. Ils sont tous visibles, en 4 rangées, mais tu ne peux prendre que le domino tout à droite d’une rangée.',
  rules: {
    'solo1.layout': {
      title: 'La mise en place',
      text: 'Mélange les 28 dominos du jeu de double-six face cachée, étale-les en 4 rangées de 7, puis retourne-les tous. Ainsi, tu vois tout dès le début. Tu peux aussi demander qu’il soit toujours possible de gagner.',
      example: 'Les 28 dominos sont visibles, en 4 rangées de 7. Tout à droite, il y a 6-6, 6-1, 3-3 et 6-2.',
    },
    'solo1.take': {
      title: 'Prendre à droite',
      text: 'Tu ne peux prendre que le domino tout à droite d’une rangée. Une fois qu’il est parti, son voisin de gauche se retrouve tout à droite, et tu peux le prendre à son tour.',
      example:
        '2-1 n’est pas encore tout à droite de sa rangée : tu ne peux pas le prendre. Pose d’abord 6-2, et 2-1 est libre.',
    },
    'solo1.start': {
      title: 'Un des quatre commence',
      text: 'Quatre dominos se trouvent tout à droite de leur rangée. Commence la ligne avec celui que tu veux.',
      example: 'Tu peux commencer avec 6-6, 6-1, 3-3 ou 6-2.',
    },
    'solo1.line': {
      title: 'À l’un des deux bouts',
      text: 'La ligne a deux bouts libres. Chaque domino suivant doit aller contre l’un d’eux, le même nombre contre le même nombre.',
      example: 'Les bouts montrent 6 et 2. 2-1 va contre le 2. 6-1 n’y va pas, seulement contre le 6.',
    },
    'solo1.win': {
      title: 'Gagné ou perdu',
      text: 'Quand les 28 dominos sont tous dans la ligne, tu as gagné. Quand aucun des dominos tout à droite ne va plus, tu as perdu.',
      example:
        '27 dominos sont dans la ligne, il ne reste que 6-6. Les deux bouts montrent un 6 : tu le poses et tu gagnes.',
    },
  },
  introduction: [
    'Tu peux commencer avec n’importe quel domino tout à droite. Pose 6-6 : 6-1 et 6-2 iront ensuite. Après 3-3, plus rien n’irait.',
    'Les deux bouts montrent un 6. Pose 6-2 : cela libère 2-1, et tu pourras t’en servir aussitôt.',
    'Maintenant, 2-1 est tout à droite de sa rangée. Pose-le contre le 2.',
    'Les bouts montrent 6 et 1. Pose 6-1 contre le 1, et 6-4 ira ensuite. Contre le 6, tu perdrais : aucun domino libre n’a de 1.',
    'Les deux bouts montrent un 6, et seul 6-4 convient. Pose-le contre 6-6.',
    'Les bouts montrent 4 et 6. 4-4 et 5-4 vont tous deux contre le 4. Pose 4-4, qui libère 6-3. Après 5-4, plus rien n’irait.',
    'Pose 6-3 contre le 6 : tu auras un 3 pour 3-3. Continue à prévoir tes coups. Quand les 28 dominos sont dans la ligne, tu gagnes !',
  ],
};
