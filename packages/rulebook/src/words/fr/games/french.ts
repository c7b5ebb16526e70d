import type { rules } from '../../../games/french.ts';
import type * as positions from '../../../positions/french.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  aim: 'Un duel à 2 : débarrasse-toi de tous tes dominos avant l’autre. Les dominos se posent sur deux étages, moitié sur moitié.',
  rules: {
    'french.deal': {
      title: 'La distribution',
      text: 'Les deux joueurs prennent 8 dominos chacun. Le reste forme la pioche.',
      example: 'Les deux joueurs ont pris 8 dominos chacun : il en reste 12 sur 28 dans la pioche.',
    },
    'french.open': {
      title: 'Qui commence',
      text: 'Le plus âgé des deux commence, avec le domino de son choix.',
      ruling:
        'À la manche suivante, c’est l’autre qui commence. Vous continuez ainsi chacun votre tour, peu importe qui gagne.',
      example:
        'Tu as quelques années de plus. Tu commences avec 1-0, mais 5-3 irait aussi. Peu importe que l’autre ait 6-6.',
    },
    'french.layers': {
      title: 'Deux étages',
      text: 'La bonne moitié de ton domino va sur la moitié d’un bout, ou dessous. Deux moitiés l’une sur l’autre montrent la même valeur. Le premier domino est en bas, puis les étages alternent : sur un domino du bas, tu poses le tien ; sous un domino du haut, tu glisses le tien.',
      example:
        'Le 6 de 6-1 est posé sur le 6 de 6-3. Tu glisses 1-0 sous le 1 de 6-1 : ton domino est donc de nouveau en bas.',
    },
    'french.cannot': {
      title: 'Quand rien ne va',
      text: 'Si tu ne peux pas poser, tu choisis : passer, ou piocher deux dominos.',
      ruling:
        'Piocher met fin à ton tour, même si un nouveau domino va. Les deux derniers dominos de la pioche ne se piochent jamais. S’il n’y en a qu’un de plus, tu pioches seulement celui-là.',
      example:
        'Ni 2-2 ni 3-3 ne va. Tu pourrais passer, mais tu pioches 6-4 et 5-4. Ton tour est fini, même si 6-4 irait.',
    },
    'french.end': {
      title: 'La fin de la manche',
      text: 'Le premier qui n’a plus de domino termine la manche et la gagne.',
      ruling:
        'Si les deux joueurs passent l’un juste après l’autre, le jeu est bloqué. Il l’est aussi, tout de suite, quand personne ne peut poser et qu’on ne peut plus piocher. Alors, celui qui a le moins de points en main gagne.',
      example:
        'L’autre a passé. Tu pourrais piocher, mais tu passes aussi : c’est bloqué. Avec 1-1, tu as 2 points en main, l’autre en a 10 : tu marques 10 points.',
    },
  },
  introduction: [
    'Tu as quelques années de plus : tu commences avec le domino de ton choix. Pose 6-3.',
    'Le 6 de 6-1 est sur le 6 de ton domino. Glisse maintenant 1-0 sous le 1 de 6-1 : les moitiés pareilles vont ensemble.',
    'Les bouts sont 0 et 5, et ton 4-4 ne va pas. Tu pourrais passer, mais pioche plutôt deux dominos. Ton tour sera fini.',
    'Tu as pioché 5-4 et 4-0, et l’autre joueur a passé. Glisse 5-4 sous le 5.',
    'L’autre joueur a encore passé. Pose 4-4 sur le 4 : on alterne dessus et dessous.',
    'Ton dernier domino, 4-0, va avec le 4. Glisse-le sous 4-4 et gagne !',
  ],
};
