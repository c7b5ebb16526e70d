import type { extras, rules } from '../../../games/matador.ts';
import type * as positions from '../../../positions/matador.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Débarrasse-toi de tous tes dominos avant les autres. Ici, deux moitiés qui se touchent doivent faire 10 ensemble.',
  needs: 'Un jeu de double-neuf (55 dominos), du papier et un crayon pour noter les points.',
  turn: [
    'Pose un domino contre un bout libre pour faire 10 : un 7 contre un 3. Un matador se pose partout.',
    'Si tu peux poser, tu peux d’abord piocher 1 domino ; ensuite, tu poses.',
    'Si tu ne peux pas, pioche jusqu’à pouvoir poser. Les deux derniers dominos restent.',
  ],
  rules: {
    'matador.deal': {
      title: 'La distribution',
      text: 'De 3 à 6, prenez 7 dominos par personne ; de 6 à 11, prenez-en 5. À 6, vous avez donc le choix. À 11, tous les dominos sont distribués.',
      example:
        'À 11, vous avez pris 5 dominos par personne. Les 55 dominos sont distribués, il n’y a pas de pioche.',
    },
    'matador.sum': {
      title: 'Ensemble, cela fait 10',
      text: 'La moitié que tu poses et le bout libre doivent faire 10 : un 9 contre un 1, un 5 contre un 5. Pour tout le reste, on joue comme aux Sept, mais les jokers s’appellent des matadors.',
      example:
        'Contre 9-9, tu poses 4-1, car 1 et 9 font 10. Ton 9-3 ne convient pas. Ton matador 8-2 pourrait s’y poser dans les deux sens.',
    },
    'matador.target': {
      title: 'Jusqu’à 200 points',
      text: 'On joue jusqu’à ce que quelqu’un ait 200 points.',
      ruling: 'On regarde les scores après chaque manche. Le plus grand score gagne la partie.',
      example:
        'Tu as 180 points et tu poses 4-1, ton dernier domino. Les autres ont encore 6-5 et 7-2 : avec ces 20 points, tu en as 200 et tu gagnes la partie.',
    },
  },
  adapted: {
    'domino.must': {
      ruling:
        'Si un de tes dominos est jouable, tu dois poser. Tu choisis lequel. Tu peux d’abord piocher 1 domino, mais ensuite tu dois poser.',
    },
    'sevens.joker': {
      title: 'Les matadors',
      text: 'Le double blanc 0-0 et tous les dominos dont les deux moitiés font 10 (9-1, 8-2, 7-3, 6-4 et 5-5) sont des jokers : on les appelle les matadors. Tu peux les poser à n’importe quel bout.',
      ruling:
        'Tu choisis quelle moitié du matador est tournée vers l’extérieur et devient le nouveau bout. Seul un matador qui ouvre la manche ne laisse aucun choix : on le pose comme tout autre domino.',
      example:
        'Aucune moitié de 8-2 ne fait 10 avec le 9 de 9-9. Comme c’est un matador, tu le poses quand même : le 2 vers l’extérieur, ou le 8.',
    },
    'sevens.blank': {
      text: 'Avec un blanc, aucune moitié n’est assez grande pour faire 10. C’est pourquoi seul un matador peut se poser contre un blanc.',
      example: 'Contre le blanc de 1-0, tu ne peux pas poser 4-0. Mais ton matador 7-3 convient.',
    },
    'sevens.draw': {
      example:
        'Ton 4-1 convient contre 9-9, mais tu pioches d’abord un domino : 8-5. Tu n’as plus le droit de piocher et tu dois poser 4-1.',
    },
    'sevens.score': {
      example:
        'Tu poses 9-9 et plus personne ne peut jouer. Ton 2-0 est la main la plus légère. Tu marques 8 pour 5-3 et 4 pour 4-0, moins tes 2 : 10 points.',
    },
  },
  introduction: [
    'Tu as 9-9, le plus haut double : tu commences. Pose-le. Contre lui, il faudra un 1 ou un matador.',
    'Les bouts sont 6 et 9. Pose 4-3 avec le 4 contre le 6, car 6 et 4 font 10.',
    'Contre le blanc, il faut un matador. Ton 8-2 en est un, car 8 et 2 font 10. Pose-le là, le 2 vers l’extérieur : ton 8-6 pourra s’y poser.',
    'Les bouts sont 3 et 6, et ton 8-6 ne convient pas. Pioche un domino.',
    'Tu as pioché 7-4. Pose le 7 contre le 3, car 3 et 7 font 10. Le 4 sera un bout pour ton 8-6.',
    'Pose ton dernier domino, 8-6, avec le 6 contre le 4 : « Domino ! » Les autres ont encore 9-5 et 7-7, cela fait 28 points pour toi.',
  ],
};
