import type { extras, rules } from '../../../games/cyprus.ts';
import type * as positions from '../../../positions/cyprus.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Werde alle deine Steine los, bevor es die anderen schaffen. Um 9-9 wächst ein Stern mit bis zu neun Armen. Das Spiel heißt auch Mexican Train.',
  needs: 'Alle 55 Steine des Neuner-Satzes (0 bis 9), dazu Stift und Papier für die Punkte.',
  turn: [
    'Lege einen Stein mit einer 9 an den Neuner-Pasch in der Mitte und beginne so einen Arm.',
    'Oder lege an das Ende eines Arms an: gleiche Zahl an gleiche Zahl.',
    'Kannst du nichts anlegen, setzt du aus. Gezogen wird nicht.',
  ],
  tables: { setup: { head: ['Personen', 'Steine pro Person'] } },
  adapted: {
    'domino.deal': {
      text: 'Mischt die Steine verdeckt auf dem Tisch. Nehmt so viele, wie in der Tabelle steht, und stellt sie so vor euch auf, dass nur ihr sie seht. Die übrigen sind aus dem Spiel: Es gibt keinen Vorrat.',
    },
    'domino.ends': {
      text: 'Die Steine bilden einen Stern: Aus 9-9 wachsen bis zu neun Arme, und jeder hat ein offenes Ende. Ein Arm liegt gerade oder biegt im rechten Winkel ab. Keine zwei Enden dürfen sich berühren. Andere Pasche liegen quer in ihrem Arm.',
    },
  },
  rules: {
    'cyprus.deal': {
      title: 'Steine nehmen',
      text: 'Wie viele Steine ihr nehmt, steht in der Tabelle. Die übrigen kommen verdeckt aus dem Spiel: Es gibt keinen Vorrat.',
      example:
        'Zu viert habt ihr je 13 Steine genommen. Die übrigen 3 der 55 Steine sind aus dem Spiel: Es gibt keinen Vorrat.',
    },
    'cyprus.open': {
      title: '9-9 beginnt',
      text: 'Wer 9-9 hat, beginnt damit. Hat niemand 9-9, werden alle Steine neu gemischt und verteilt.',
      example: 'Du hast 9-9 und beginnst damit. Mit 9-1 darfst du nicht beginnen.',
    },
    'cyprus.star': {
      title: 'Der Stern',
      text: 'Im Uhrzeigersinn legt ihr Steine mit einer 9 rund um 9-9 an. Jeder von ihnen beginnt einen Arm, und so wächst ein Stern mit bis zu neun Armen.',
      example: 'Um 9-9 liegen schon acht Arme. Du legst 9-0 als neunten an: Der Stern ist vollständig.',
    },
    'cyprus.arms': {
      title: 'Am Ende eines Arms',
      text: 'Hast du keine 9 oder willst du sie nicht legen, darfst du einen passenden Stein an das offene Ende irgendeines Arms legen.',
      example: 'Du könntest mit 9-1 einen neuen Arm beginnen. Stattdessen legst du 3-0 an die 3 von 9-3.',
    },
    'cyprus.pass': {
      title: 'Wenn du nichts anlegen kannst',
      text: 'Kannst du nichts anlegen, setzt du dieses Mal aus. Beim nächsten Mal darfst du wieder anlegen, wenn du kannst.',
      example:
        'Mit 7-4 und 8-6 konntest du nichts anlegen und hast ausgesetzt. Inzwischen liegt 5-4 da, und du legst 7-4 an die 4.',
    },
    'cyprus.score': {
      title: 'Ende und Punkte',
      text: 'Wer den letzten Stein legt, gewinnt die Runde und bekommt die Augen der anderen als Punkte. Kann niemand mehr anlegen, ist die Runde auch zu Ende: Dann bekommt die Punkte, wer die wenigsten Augen übrig hat.',
      example:
        'Du legst deinen letzten Stein 9-1. Die anderen haben noch 8, 7 und 12 Augen: Du bekommst 27 Punkte.',
    },
  },
  introduction: [
    'Du hast 9-9 und beginnst. Lege ihn: Um ihn herum wächst gleich ein Stern.',
    'Die anderen haben mit 9-5, 9-4 und 9-0 drei Arme begonnen. Beginne auch einen und lege 9-3 an 9-9.',
    'Weder 8-6 noch 8-3 passt an ein Ende, und zu ziehen gibt es nichts. Setze dieses Mal aus.',
    'Ein Arm endet jetzt mit einer 6. Lege dort 8-6 an, dann ist die 8 für deinen nächsten Stein offen.',
    'Die 8 ist noch offen. Lege 8-3, deinen letzten Stein, dort an: Domino, die Runde gehört dir!',
  ],
};
