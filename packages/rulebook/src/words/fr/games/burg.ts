import type { extras, rules } from '../../../games/burg.ts';
import type * as positions from '../../../positions/burg.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Construisez ensemble un château, domino sur domino. Seules les chaînes rapportent des points, et les longues bien plus que les courtes. Ce jeu est de Hartmut Kommerell.',
  needs:
    'Un jeu de double-six (28 dominos) ou de double-neuf (55), du papier et un crayon pour noter les points.',
  turn: [
    'Choisis une seule chose sur trois. Soit tu pioches 1 domino, si tu en as 4 au plus.',
    'Soit tu poses 1 domino sur la table, à côté d’un autre : les nombres peuvent être différents.',
    'Soit tu poses une chaîne : chaque domino suivant couvre deux moitiés égales côte à côte. Les autres prennent ensuite ce qui te reste.',
  ],
  tables: {
    scoring: {
      head: ['Domino de la chaîne', 'Points'],
      words: { further: '5 et chacun des suivants' },
    },
  },
  rules: {
    'burg.deal': {
      title: 'La distribution',
      text: 'Mélangez les dominos face cachée et prenez-en 3 par personne. On en pose un au milieu, face visible, et tous les autres forment la pioche. On joue dans le sens des aiguilles d’une montre.',
      example:
        'À 2, vous avez 3 dominos par personne, et il y en a un au milieu. Sur les 28, il en reste 21 dans la pioche.',
    },
    'burg.turn': {
      title: 'Une chose sur trois',
      text: 'À ton tour, tu fais une seule de ces trois choses : piocher un domino, poser un seul domino ou poser une chaîne.',
      example:
        'Tu pourrais poser 2-0, ou bien 6-1 et 5-4 en chaîne. Tu préfères piocher un domino, et ton tour est fini.',
    },
    'burg.draw': {
      title: 'Piocher',
      text: 'Tu pioches un domino. Tu peux le faire seulement si tu as 4 dominos au plus dans ta main.',
      ruling: 'Rien n’oblige à laisser des dominos dans la pioche : on peut la vider complètement.',
      example:
        'Tu as déjà 5 dominos dans ta main. Tu ne peux pas piocher, même s’il reste 2 dominos dans la pioche.',
    },
    'burg.place': {
      title: 'Poser un seul domino',
      text: 'Tu poses un domino sur la table, bord contre bord avec un domino déjà posé sur la table. Les nombres peuvent être différents. Le domino voisin peut même en avoir d’autres sur lui.',
      example:
        '5-4 a son 5 à côté du 3 de 6-3. C’est permis. Toucher 6-3 seulement par un coin ne serait pas permis.',
    },
    'burg.chain.first': {
      title: 'Le premier domino de la chaîne',
      text: 'Tu poses le premier domino de ta chaîne sur la table, ou bien sur deux moitiés qui appartiennent à deux dominos différents.',
      ruling:
        'Sur la table, le premier domino d’une chaîne doit être bord contre bord avec un domino posé là. S’il est sur deux moitiés, elles doivent être au même étage, sans rien dessus. La table est l’étage 1.',
      example:
        'Ton premier domino, 4-3, est sur le 3 de 6-3 et sur le 2 de 2-0. Il n’a pas le droit d’être sur les deux moitiés de 2-0.',
    },
    'burg.chain.next': {
      title: 'La suite de la chaîne',
      text: 'S’il y a maintenant deux moitiés du même nombre côte à côte au même étage, tu peux poser le domino suivant dessus. S’il se trouve à son tour à côté d’un nombre égal, tu continues à construire, et ainsi de suite.',
      ruling:
        'Le domino suivant de la chaîne couvre exactement deux moitiés égales et voisines, au même étage. Elles n’ont rien dessus et appartiennent à deux dominos différents. L’une d’elles fait partie du domino que tu viens de poser.',
      example:
        'Le 6 de 6-1 est à côté du 6 de 6-3. Sur ces deux moitiés, tu poses 5-4. Sur le 6 et le 3 de 6-3, tu ne peux pas poser 5-4.',
    },
    'burg.chain.min': {
      title: 'Au moins deux dominos',
      text: 'Une chaîne a au moins deux dominos. Tu les poses tous pendant le même tour.',
      example: '6-1 tout seul n’est pas encore une chaîne. Avec 2-0 sur les deux six, c’en est une.',
    },
    'burg.chain.rest': {
      title: 'Ce qui te reste en main',
      text: 'S’il te reste des dominos après une chaîne, les autres t’en prennent un par personne, dans le sens des aiguilles d’une montre. Il peut arriver qu’il n’y en ait pas pour tout le monde.',
      ruling:
        'Les autres prennent sans regarder les dominos, et continuent à tour de rôle jusqu’à ce qu’il ne te reste plus rien.',
      example:
        'Après la chaîne, il te reste 1-1, 2-2 et 3-3. On te prend d’abord 2-2, puis 1-1, puis 3-3. Ta main est vide.',
    },
    'burg.score': {
      title: 'Les points',
      text: 'On compte les étages de ta chaîne à partir de son premier domino. Chaque domino rapporte les points du tableau.',
      ruling:
        'Le premier domino d’une chaîne compte comme étage 1, même s’il est posé plus haut. Un domino posé tout seul ne rapporte rien.',
      example: 'Tu poses 3-1, 5-2 et 6-0 en chaîne. Cela fait 1 + 3 + 6 = 10 points.',
    },
    'burg.end': {
      title: 'La fin',
      text: 'La partie est finie quand la personne dont c’est le tour ne peut ni piocher, ni poser un domino, ni poser une chaîne. Le plus grand score gagne.',
      example:
        'Après 6-1 et 5-4, c’est à l’autre, qui n’a plus de domino, et la pioche est vide. Tu gagnes par 4 à 0.',
    },
  },
  introduction: [
    'Au milieu, il y a 6-3. Avec plus de dominos, on trouve plus facilement une chaîne. Tu n’en as que 3 : pioches-en un.',
    'Tu as pioché 5-4. Tu n’as pas besoin de 2-2. Pose-le à gauche du 6 : les nombres peuvent être différents.',
    'Une chaîne : 6-1 contre le bas du 6, puis 5-4 sur les deux six, le 5 en haut. Cela fait 1 + 3 points. L’autre prend le domino qui te reste.',
    'Ta main est vide. Pioche un domino.',
    'Tu as 3-1. Plus la chaîne est longue, mieux c’est : pioche encore un domino.',
    'Après 3-1, tu as eu 5-2. Il ne reste qu’un domino dans la pioche : celui-là aussi, tu peux le piocher.',
    'Pose 3-1 contre le haut du 3, 5-2 sur les deux trois et 6-0 sur les deux cinq : 1 + 3 + 6 = 10 points. Plus aucun domino : tu gagnes !',
  ],
};
