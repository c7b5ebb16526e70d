import type { extras, rules } from '../../../games/cyprus.ts';
import type * as positions from '../../../positions/cyprus.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Werde alle deine Steine los, bevor es die anderen schaffen. Um 9-9 wächst ein Stern mit bis zu neun Armen.',
  rules: {
    'cyprus.deal': {
      title: 'Steine nehmen',
      text: 'Zu viert nehmt ihr je 13 Steine, zu fünft 11, zu sechst 9, zu siebt 7, zu acht oder zu neunt 6, zu zehnt 5. Die übrigen Steine sind aus dem Spiel: Es gibt keinen Vorrat.',
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
      text: 'Jeder Stein mit einer 9 darf an 9-9 angelegt werden und beginnt einen Arm. So wächst ein Stern mit bis zu neun Armen.',
      example: 'Um 9-9 liegen schon acht Arme. Du legst 9-0 als neunten an: Der Stern ist vollständig.',
    },
    'cyprus.arms': {
      title: 'Am Ende eines Arms',
      text: 'Statt einen neuen Arm zu beginnen, darfst du einen passenden Stein an das offene Ende irgendeines Arms legen.',
      example: 'Du könntest mit 9-1 einen neuen Arm beginnen. Stattdessen legst du 3-0 an die 3 von 9-3.',
    },
    'cyprus.pass': {
      title: 'Wenn du nicht anlegen kannst',
      text: 'Kannst du nicht anlegen, passt du dieses Mal. In einem späteren Zug darfst du wieder anlegen.',
      example:
        'Mit 7-4 und 8-6 konntest du nicht anlegen und hast gepasst. Inzwischen liegt 5-4 da, und du legst 7-4 an die 4.',
    },
    'cyprus.score': {
      title: 'Ende und Punkte',
      text: 'Wer den letzten Stein von der Hand legt, gewinnt die Runde und bekommt die Augen der anderen als Punkte. Kann niemand mehr anlegen, gewinnt, wer die wenigsten Augen hat, und bekommt die Augen der anderen.',
      example:
        'Du legst deinen letzten Stein 9-1. Die anderen haben noch 8, 7 und 12 Augen: Du bekommst 27 Punkte.',
    },
  },
  introduction: [
    'Du hast 9-9 und beginnst. Lege ihn: Um ihn herum wächst gleich ein Stern.',
    'Die anderen haben mit 9-5, 9-4 und 9-0 drei Arme begonnen. Beginne auch einen und lege 9-3 an 9-9.',
    'Weder 8-6 noch 8-3 passt an ein Ende, und zu ziehen gibt es nichts. Passe dieses Mal.',
    'Ein Arm endet jetzt mit einer 6. Lege dort 8-6 an, dann ist die 8 für deinen nächsten Stein offen.',
    'Die 8 ist noch offen. Lege 8-3, deinen letzten Stein, dort an und gewinne die Runde!',
  ],
};
