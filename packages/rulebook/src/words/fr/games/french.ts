import type { extras, rules } from '../../../games/french.ts';
import type * as positions from '../../../positions/french.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Un duel à 2 : débarrasse-toi de tous tes dominos avant l’autre. Les dominos se posent sur deux étages, moitié sur moitié.',
  needs:
    'Un jeu de double-six (28 dominos) ou de double-neuf (55), du papier et un crayon pour noter les points.',
  turn: [
    'Pose un domino à un bout : sa moitié égale se met sur celle du bout, ou dessous.',
    'Si rien ne convient, choisis : passe, ou pioche 2 dominos.',
    'Piocher met fin à ton tour.',
  ],
  rules: {
    'french.deal': {
      title: 'La distribution',
      text: 'Prenez 8 dominos par personne. Le reste forme la pioche.',
      example: 'Vous avez pris 8 dominos par personne : il en reste 12 sur 28 dans la pioche.',
    },
    'french.open': {
      title: 'Qui commence',
      text: 'La personne la plus âgée commence, avec le domino de son choix.',
      ruling:
        'À la manche suivante, c’est à l’autre de commencer. Vous alternez ainsi, peu importe qui gagne.',
      example:
        'Tu as quelques années de plus. Tu commences avec 1-0, mais 5-3 serait permis aussi. Peu importe que l’autre ait 6-6.',
    },
    'french.layers': {
      title: 'Deux étages',
      text: 'La moitié égale de ton domino se pose sur la moitié d’un bout, ou dessous. Deux moitiés l’une sur l’autre montrent donc la même valeur. Le premier domino est en bas, puis les étages alternent : sur un domino du bas, tu poses le tien ; sous un domino du haut, tu glisses le tien.',
      example:
        'Le 6 de 6-1 est posé sur le 6 de 6-3. Tu glisses 1-0 sous le 1 de 6-1 : ton domino est donc de nouveau en bas.',
    },
    'french.cannot': {
      title: 'Quand rien ne convient',
      text: 'Si tu ne peux pas poser, tu choisis : passer, ou piocher 2 dominos.',
      ruling:
        'Piocher met fin à ton tour, même si un nouveau domino convient. Les deux derniers dominos de la pioche ne se piochent jamais. S’il n’y en a qu’un de plus, tu pioches seulement celui-là.',
      example:
        'Ni 2-2 ni 3-3 ne convient. Tu pourrais passer, mais tu pioches 6-4 et 5-4. Ton tour est fini, même si 6-4 convient.',
    },
    'french.end': {
      title: 'La fin de la manche',
      text: 'La première personne qui n’a plus de domino termine la manche et la gagne.',
      ruling:
        'Si vous passez deux fois de suite, toi puis l’autre, le jeu est bloqué. Il l’est aussi, tout de suite, quand personne ne peut poser et qu’on ne peut plus piocher. Alors, la main qui a le moins de points gagne.',
      example:
        'L’autre a passé. Tu pourrais piocher, mais tu passes aussi : c’est bloqué. Avec 1-1, tu as 2 points en main, l’autre en a 10 : tu marques 10 points.',
    },
  },
  adapted: {
    'domino.match': {
      text: 'Ton domino convient à un bout si l’une de ses moitiés y montre la même valeur : un 5 sur un 5, ou un 5 sous un 5. Sur des dominos colorés, la couleur est alors la même aussi. Son autre moitié est le nouveau bout libre. Le 0 s’appelle aussi le blanc.',
    },
    'domino.ends': {
      text: 'Les dominos forment une ligne à deux étages avec deux bouts libres. Elle peut tourner à angle droit où vous voulez, mais ses deux bouts ne doivent pas se toucher.',
    },
  },
  introduction: [
    'Tu as quelques années de plus : tu commences avec le domino de ton choix. Pose 6-3.',
    'Le 6 de 6-1 est sur le 6 de ton domino. Glisse maintenant 1-0 sous le 1 de 6-1 : les moitiés égales se posent l’une sur l’autre.',
    'Les bouts sont 0 et 5, et ton 4-4 ne convient pas. Tu pourrais passer, mais pioche plutôt 2 dominos. Ton tour sera fini.',
    'Tu as pioché 5-4 et 4-0, et l’autre a passé. Glisse 5-4 sous le 5.',
    'L’autre a encore passé. Pose 4-4 sur le 4 : on alterne dessus et dessous.',
    'Ton dernier domino, 4-0, convient au 4. Glisse-le sous 4-4 : « Domino ! » Tu as gagné.',
  ],
};
