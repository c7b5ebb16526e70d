import type { rules } from '../../../../games/shared/domino.ts';
import type * as positions from '../../../../positions/shared/domino.ts';
import type { Chapter } from '../../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  rules: {
    'domino.deal': {
      title: 'Mélanger et distribuer',
      text: 'Mélangez les dominos face cachée. Chacun en prend autant que le jeu l’indique et ne les montre à personne. Les autres dominos forment la pioche, sauf si le jeu dit autre chose.',
      example: 'Trois joueurs ont pris 5 dominos chacun. Les 13 autres, sur 28, forment la pioche.',
    },
    'domino.open': {
      title: 'Qui commence',
      text: 'Le joueur qui a le plus haut double commence. Si personne n’a de double, c’est celui qui a le domino avec le plus de points.',
      example:
        'Le joueur à ta gauche a 3-3, le plus haut double, et commence. Ton 6-5 a plus de points, mais ce n’est pas un double.',
    },
    'domino.open.tie': {
      title: 'Égalité au départ',
      ruling:
        'Si deux dominos ont le même nombre de points, comparez leur plus grande moitié. Le domino où elle est la plus forte est le plus haut : 9-6 vient avant 8-7.',
      example:
        'Ton 8-7 et le 9-6 de l’autre joueur ont tous deux 15 points. Le 9 est plus fort que le 8 : l’autre joueur commence.',
    },
    'domino.open.tile': {
      title: 'Le premier domino',
      ruling: 'Si tu commences, tu poses exactement le domino qui te fait commencer, et aucun autre.',
      example: 'Tu commences parce que tu as 6-6. Tu poses donc 6-6, et non 6-5 ou 1-1.',
    },
    'domino.order': {
      title: 'L’ordre des tours',
      text: 'On joue dans le sens des aiguilles d’une montre : après toi, c’est au joueur à ta gauche.',
      example: 'Tu as posé 6-6. Le joueur à ta gauche pose 6-1, puis c’est à celui d’après.',
    },
    'domino.match': {
      title: 'Les moitiés égales',
      text: 'Tu poses un domino contre un bout libre pour que deux moitiés égales se touchent : un 5 contre un 5. L’autre moitié de ton domino est le nouveau bout libre.',
      example:
        'Ton 5-0 va contre le 5, et le 0 est le nouveau bout. Ton 4-2 ne va ni contre le 5 ni contre le 6.',
    },
    'domino.ends': {
      title: 'La ligne et ses bouts',
      text: 'Les dominos forment une ligne avec deux bouts libres. Un double se met en travers de la ligne et ne montre sa valeur qu’une fois. Si un jeu a plus de bouts, ses règles le disent.',
      example:
        'Contre 5-5, il y a déjà 5-1. Ton 5-2 ne peut plus y aller : les bouts libres sont le 1 et le 6.',
    },
    'domino.must': {
      title: 'Qui peut poser doit poser',
      ruling:
        'Si un de tes dominos va, tu dois poser. Tu choisis quel domino tu prends. Tu peux faire autrement seulement si les règles d’un jeu le disent.',
      example:
        '6-2 et 6-1 vont tous deux contre le 6. Tu peux choisir l’un des deux, mais tu ne peux pas passer.',
    },
    'domino.reserve': {
      title: 'Les deux derniers restent',
      text: 'On ne pioche jamais les deux derniers dominos de la pioche.',
      example:
        'Il n’y a plus que les deux derniers dans la pioche. Tu poses 6-6 et tu ne pioches rien : il ne te reste que 6-1.',
    },
    'domino.pass': {
      title: 'Passer',
      ruling:
        'Si tu ne peux pas poser et que tu n’as pas à piocher d’abord, tu passes. C’est alors au joueur suivant.',
      example: 'Tu n’as que 3-3 et 2-1, mais il faudrait un 6. Tu passes, et c’est à l’autre joueur.',
    },
    'domino.out': {
      title: 'Le dernier domino',
      text: 'Dès qu’un joueur pose son dernier domino, la manche est finie et ce joueur la gagne. On ne pioche plus rien ensuite.',
      example:
        'Tu poses ton dernier domino, 6-1. La manche est finie, tu la gagnes, et les 3 dominos de la pioche y restent.',
    },
    'domino.blocked': {
      title: 'Le jeu est bloqué',
      text: 'La manche finit aussi quand personne ne peut poser et qu’il n’y a plus rien à piocher. Elle finit aussitôt, sans attendre que chacun passe. Le joueur qui a le moins de points en main la gagne. Si un jeu dit autre chose, c’est sa règle qui compte.',
      example:
        'Tu poses 6-6. Plus personne n’a de 6, et il n’y a rien à piocher : la manche est finie. Avec 1-0, tu gagnes contre 5-5 et 4-3.',
    },
    'domino.blocked.tie': {
      title: 'Bloqué, à égalité',
      ruling:
        'Si plusieurs joueurs ont le moins de points en main quand le jeu est bloqué, ils gagnent la manche ensemble, et personne ne marque.',
      example:
        'Après ton 6-6, plus rien ne va. Ton 4-3 et le 5-2 à ta gauche ont 7 points chacun : vous gagnez ensemble, sans rien marquer.',
    },
    'domino.score': {
      title: 'Les points du gagnant',
      text: 'Le gagnant de la manche marque tous les points des dominos que les autres ont encore en main.',
      example:
        'Tu poses ton dernier domino, 6-6. Les autres ont encore 5-4, 3-2 et 1-0 : en tout, 15 points pour toi.',
    },
    'domino.match.length': {
      title: 'Combien dure une partie',
      text: 'Décidez d’avance du nombre de manches, si possible un multiple du nombre de joueurs, ou d’un score à atteindre, que l’on vérifie après chaque manche. Sinon, il y a autant de manches que de joueurs. Le plus haut score gagne ; à égalité, on partage la victoire. Si un jeu dit autre chose, c’est sa règle qui compte.',
      example:
        'Vous avez décidé de jouer 2 manches, et la deuxième finit avec 6-6. Le score est de 9 à 1 : tu gagnes la partie.',
    },
  },
};
