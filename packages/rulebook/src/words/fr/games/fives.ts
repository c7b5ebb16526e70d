import type { extras, rules } from '../../../games/fives.ts';
import type * as positions from '../../../positions/fives.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'On joue comme au Blocus, mais fais en sorte que les deux bouts de la ligne donnent ensemble un multiple de 5 : cela rapporte des points. Ce jeu s’appelle aussi Sniff ou domino américain.',
  needs:
    'Un jeu de double-six (28 dominos) ou de double-neuf (55), du papier et un crayon pour noter les points.',
  turn: [
    'Pose un domino contre un bout libre : un 5 contre un 5, un 3 contre un 3.',
    'Additionne les deux bouts. Un multiple de 5 te rapporte autant de points.',
    'Si rien ne convient, pioche jusqu’à pouvoir poser. Les deux derniers dominos restent.',
  ],
  rules: {
    'fives.deal': {
      title: 'La distribution',
      text: 'À 2, prenez 7 dominos par personne ; à 3 ou 4, prenez-en 5.',
      example: 'À 3, vous avez pris 5 dominos par personne : il en reste 13 sur 28 dans la pioche.',
    },
    'fives.score': {
      title: 'Des points pour les cinq',
      text: 'À la fin de ton tour, additionne les deux bouts de la ligne. Un double placé au bout compte avec ses deux moitiés. Si la somme est 10, 15, 20 ou un multiple de 5 plus grand, tu marques autant de points.',
      ruling:
        'Si les deux bouts font 5, tu marques aussi 5 points. Tant que le premier domino est seul sur la table, on additionne ses deux moitiés. Passer ne rapporte rien : il faut avoir posé.',
      example:
        'À un bout, il y a 6-6, qui compte 12. Tu poses 6-3 et l’autre bout montre un 3 : 12 et 3 font 15 points pour toi.',
    },
    'fives.draw': {
      title: 'Piocher jusqu’à pouvoir poser',
      text: 'Si tu ne peux pas poser, tu pioches un domino après l’autre jusqu’à en trouver un qui convient. Ensuite, tu poses.',
      ruling:
        'Les deux derniers dominos restent dans la pioche : si tu ne peux toujours pas poser, tu passes. On ne pioche pas à la fin d’un tour.',
      example:
        'Contre 6-6, ni 3-3 ni 4-4 ne convient, et le 5-5 que tu as pioché non plus. Tu pioches encore : 6-4 convient, et maintenant tu dois le poser.',
    },
    'fives.out': {
      title: 'Les points du dernier domino',
      text: 'Si tu poses ton dernier domino, tu marques les points des dominos que les autres ont encore. Chaque main est arrondie à part au multiple de 5 le plus proche : 17 devient 15, 18 devient 20.',
      ruling:
        'Si le jeu est bloqué, la main qui a le moins de points marque ceux des autres. Là aussi, chaque main est arrondie au multiple de 5 le plus proche.',
      example:
        'Tu poses 6-1, ton dernier domino. 6-5 et 5-1 font 17, donc 15 ; 6-4 et 5-3 font 18, donc 20. Tu marques 35 points.',
    },
    'fives.target': {
      title: 'La fin de la partie',
      text: 'La première personne qui atteint 100 points gagne la partie. Avec le jeu de double-neuf, il en faut 200.',
      ruling:
        'Dès que tu as assez de points, tu gagnes la partie, même au milieu d’une manche. On compte d’abord les points du domino que tu as posé. S’ils ne suffisent pas et que la manche est finie, on ajoute les points des autres mains.',
      example:
        'Tu as 95 points et tu ouvres avec 3-2. Cela rapporte 5 : avec 100 points, tu gagnes aussitôt, même si toutes les mains sont encore pleines.',
    },
  },
  adapted: {
    'domino.ends': {
      text: 'Les dominos forment une ligne avec deux bouts libres. Elle peut tourner à angle droit où vous voulez, mais ses deux bouts ne doivent pas se toucher. Un double se met en travers de la ligne.',
      ruling:
        'Un double au bout de la ligne n’est qu’un seul bout libre. Pour les points, pourtant, ses deux moitiés comptent.',
    },
    'domino.reserve': {
      example:
        'Ni 3-3 ni 2-1 ne convient contre le 6, et il n’y a plus que les deux derniers dans la pioche. Tu ne peux pas les piocher : tu passes.',
    },
  },
  introduction: [
    'Ton 5-5 est le plus haut double : tu commences. Seul sur la table, il compte 5 et 5. Pose-le pour marquer 10 points.',
    'Les bouts sont 3 et 5-5. Pose 5-2 contre 5-5 : les bouts seront 2 et 3. Cela fait 5, tu marques donc 5 points.',
    'Les bouts sont 1 et 3, et ton 6-4 ne convient pas. Pioche un domino.',
    'Tu as pioché 4-3. Pose-le contre le 3 : les bouts seront 4 et 1, et tu marques encore 5 points.',
    'Les deux bouts montrent un 4. Pose 6-4, ton dernier domino : 6 et 4 font 10 points. L’autre main, 6-2, compte 8 : 10 de plus en arrondissant !',
  ],
};
