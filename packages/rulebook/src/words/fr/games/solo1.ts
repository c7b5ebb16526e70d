import type { rules } from '../../../games/solo1.ts';
import type * as positions from '../../../positions/solo1.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  aim: 'Un jeu en solitaire : pose les 28 dominos en une seule ligne. Ils sont tous visibles, mais tu ne peux prendre que le domino tout à droite d’une rangée.',
  needs: 'Un jeu de double-six (28 dominos).',
  turn: [
    'Prends le domino tout à droite d’une des 4 rangées.',
    'Le premier ouvre la ligne. Les suivants se posent à un bout libre : un 5 contre un 5.',
    'Si aucun des 4 ne convient, tu as perdu. Si tout est posé, tu as gagné.',
  ],
  rules: {
    'solo1.layout': {
      title: 'La mise en place',
      text: 'Mélange les 28 dominos du jeu de double-six face cachée, étale-les en 4 rangées de 7, puis retourne-les tous. Ainsi, tu vois tout dès le début.',
      example: 'Les 28 dominos sont visibles, en 4 rangées de 7. Tout à droite, il y a 6-6, 6-1, 3-3 et 6-2.',
    },
    'solo1.take': {
      title: 'Prendre à droite',
      text: 'Tu ne peux prendre que le domino tout à droite d’une rangée. Une fois que tu l’as pris, son voisin de gauche se retrouve tout à droite, et tu peux le prendre à son tour.',
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
      text: 'La ligne a deux bouts libres. Chaque domino suivant doit se poser contre l’un d’eux, le même nombre contre le même nombre.',
      example: 'Les bouts montrent 6 et 2. 2-1 convient au 2. 6-1 ne convient pas au 2, seulement au 6.',
    },
    'solo1.win': {
      title: 'Gagné ou perdu',
      text: 'Quand les 28 dominos sont tous dans la ligne, tu as gagné. Quand aucun des dominos tout à droite n’est jouable, tu as perdu.',
      example:
        '27 dominos sont dans la ligne, il ne reste que 6-6. Les deux bouts montrent un 6 : tu le poses et tu gagnes.',
    },
  },
  introduction: [
    'Tu peux commencer avec n’importe quel domino tout à droite. Pose 6-6 : 6-1 et 6-2 conviendront. Après 3-3, plus rien ne serait jouable.',
    'Les deux bouts montrent un 6. Pose 6-2 : cela libère 2-1, et tu pourras t’en servir aussitôt.',
    'Maintenant, 2-1 est tout à droite de sa rangée. Pose-le contre le 2.',
    'Les bouts montrent 6 et 1. Pose 6-1 contre le 1, et 6-4 sera jouable. Contre le 6, tu perdrais : aucun domino libre n’a de 1.',
    'Les deux bouts montrent un 6, et seul 6-4 convient. Pose-le contre 6-6.',
    'Les bouts montrent 4 et 6. 4-4 et 5-4 conviennent au 4. Pose 4-4, qui libère 6-3. Après 5-4, plus rien ne serait jouable.',
    'Pose 6-3 contre le 6 : tu auras un 3 pour 3-3. Continue à prévoir tes coups. Quand les 28 dominos sont dans la ligne, tu gagnes !',
  ],
};
