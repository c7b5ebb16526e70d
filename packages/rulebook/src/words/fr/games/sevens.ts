import type { extras, rules } from '../../../games/sevens.ts';
import type * as positions from '../../../positions/sevens.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Débarrasse-toi de tous tes dominos avant les autres. Ici, deux moitiés qui se touchent doivent faire 7 ensemble. Ce jeu s’appelle aussi Cardinal.',
  needs: 'Un jeu de double-six (28 dominos), du papier et un crayon pour noter les points.',
  turn: [
    'Pose un domino contre un bout libre pour faire 7 : un 5 contre un 2. Un cardinal se pose partout.',
    'Si tu peux poser, tu peux d’abord piocher 1 domino ; ensuite, tu poses.',
    'Si tu ne peux pas, pioche jusqu’à pouvoir poser. Les deux derniers dominos restent.',
  ],
  rules: {
    'sevens.deal': {
      title: 'La distribution',
      text: 'À 2, prenez 7 dominos par personne ; à 3 ou 4, prenez-en 5.',
      example: 'À 4, vous avez pris 5 dominos par personne : il en reste 8 sur 28 dans la pioche.',
    },
    'sevens.match': {
      title: 'Ensemble, cela fait 7',
      text: 'Tu poses un domino avec la moitié qui fait 7 avec le bout libre : un 5 contre un 2, un 6 contre un 1, un 4 contre un 3.',
      example: 'Contre 5-5, tu poses 2-1, car 2 et 5 font 7. Ton 5-4 ne convient pas, même s’il montre un 5.',
    },
    'sevens.joker': {
      title: 'Les cardinaux',
      text: 'Le double blanc 0-0 et tous les dominos dont les deux moitiés font 7 (6-1, 5-2 et 4-3) sont des jokers : on les appelle les cardinaux. Tu peux les poser à n’importe quel bout.',
      ruling:
        'Tu choisis quelle moitié du cardinal est tournée vers l’extérieur et devient le nouveau bout. Seul un cardinal qui ouvre la manche ne laisse aucun choix : on le pose comme tout autre domino.',
      example:
        'Aucune moitié de 4-3 ne fait 7 avec le 6 de 6-6. Comme c’est un cardinal, tu le poses quand même : le 3 vers l’extérieur, ou le 4.',
    },
    'sevens.blank': {
      title: 'Contre un blanc',
      text: 'Avec un blanc, aucune moitié n’est assez grande pour faire 7. C’est pourquoi seul un cardinal peut se poser contre un blanc.',
      example: 'Contre le blanc de 1-0, tu ne peux pas poser 3-0. Mais ton cardinal 5-2 convient.',
    },
    'sevens.draw': {
      title: 'Piocher',
      text: 'Même si tu peux poser, tu as le droit de piocher 1 domino. Si tu ne peux pas poser, tu dois piocher jusqu’à en trouver un qui convient. Les deux derniers dominos restent dans la pioche.',
      ruling:
        'Piocher vient avant de poser. Dès que tu peux poser après avoir pioché, tu ne pioches plus : tu dois poser le nouveau domino ou un autre. Personne ne pioche avant que le premier domino soit posé.',
      example:
        'Ton 2-1 convient contre 6-6, mais tu pioches d’abord un domino : 5-5. Tu n’as plus le droit de piocher et tu dois poser 2-1.',
    },
    'sevens.score': {
      title: 'Les points de la manche',
      text: 'La première main vide gagne la manche. Si plus personne ne peut poser, c’est celle qui a le moins de points. Elle rapporte les points de toutes les autres mains, moins les siens.',
      example:
        'Tu poses 6-6 et plus personne ne peut jouer. Ton 2-0 est la main la plus légère. Tu marques 8 pour 5-3 et 4 pour 4-0, moins tes 2 : 10 points.',
    },
  },
  adapted: {
    'domino.must': {
      ruling:
        'Si un de tes dominos est jouable, tu dois poser. Tu choisis lequel. Tu peux d’abord piocher 1 domino, mais ensuite tu dois poser.',
      example:
        'Ton 2-1 convient contre le 6, car 6 et 1 font 7. Tu peux d’abord piocher un domino, mais tu ne peux pas passer.',
    },
  },
  introduction: [
    'Tu as 6-6, le plus haut double : tu commences. Pose-le. Contre lui, il faudra un 1 ou un cardinal.',
    'Les bouts sont 3 et 6. Pose 4-2 avec le 4 contre le 3, car 3 et 4 font 7.',
    'Contre le blanc, il faut un cardinal. Ton 5-2 en est un. Pose-le là, le 2 vers l’extérieur : ton 5-4 pourra s’y poser.',
    'Les bouts sont 1 et 6. Ton 5-4 ne convient pas, et tu n’as pas de cardinal. Pioche un domino.',
    'Tu as pioché 2-1. Pose le 1 contre 6-6, car 6 et 1 font 7. Le 2 sera un bout pour ton 5-4.',
    'Pose ton dernier domino, 5-4, avec le 5 contre le 2 : « Domino ! » L’autre a encore 4-4, cela fait 8 points pour toi.',
  ],
};
