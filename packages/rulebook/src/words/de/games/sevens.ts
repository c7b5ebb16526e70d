import type { extras, rules } from '../../../games/sevens.ts';
import type * as positions from '../../../positions/sevens.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Werde alle deine Steine los, bevor es die anderen schaffen. Gleiche Zahlen passen hier nicht zusammen: Was sich berührt, muss zusammen 7 ergeben. Das Spiel heißt auch Kardinal.',
  needs: 'Die 28 Steine des Sechser-Satzes (0 bis 6), dazu Stift und Papier für die Punkte.',
  turn: [
    'Lege einen Stein so an, dass die Hälften, die sich berühren, zusammen 7 ergeben. Kardinäle passen überall.',
    'Vorher darfst du einen Stein ziehen, musst dann aber anlegen.',
    'Kannst du nichts anlegen, zieh so lange, bis ein Stein passt, und lege ihn.',
  ],
  adapted: {
    'domino.must': {
      ruling:
        'Passt einer deiner Steine, musst du anlegen. Welchen Stein, entscheidest du. Vorher darfst du noch einen ziehen.',
      example:
        'Dein 2-1 passt an die 6, denn 6 und 1 sind 7. Du darfst vorher einen Stein ziehen, aber nicht aussetzen.',
    },
  },
  rules: {
    'sevens.deal': {
      title: 'Steine nehmen',
      text: 'Zu zweit nehmt ihr je 7 Steine, zu dritt oder zu viert je 5.',
      example: 'Zu viert habt ihr je 5 Steine genommen. Von den 28 Steinen bleiben 8 im Vorrat.',
    },
    'sevens.match': {
      title: 'Zusammen 7',
      text: 'Du legst einen Stein mit der Hälfte an, die mit dem offenen Ende zusammen 7 ergibt: an eine 5 also eine 2, an eine 1 eine 6, an eine 4 eine 3.',
      example:
        'An 5-5 legst du 2-1, denn 2 und 5 sind 7. Dein 5-4 passt nicht, obwohl der Stein eine 5 zeigt.',
    },
    'sevens.joker': {
      title: 'Kardinäle',
      text: 'Doppel-Blank (0-0) und alle Steine, deren eigene Hälften 7 ergeben (6-1, 5-2 und 4-3), sind Joker. Sie heißen Kardinäle, und du darfst sie an jedes Ende legen.',
      ruling:
        'Du bestimmst, welche Hälfte eines Kardinals nach außen zeigt und das neue Ende wird. Nur wenn die Runde mit einem Kardinal beginnt, gibt es nichts zu wählen: Er liegt da wie jeder andere Stein.',
      example:
        'Keine Hälfte von 4-3 ergibt mit der 6 von 6-6 die 7. Als Kardinal darf der Stein trotzdem dorthin: Du drehst die 3 nach außen, auch die 4 ginge.',
    },
    'sevens.blank': {
      title: 'An einem Blank',
      text: 'An ein Blank, also eine 0, darfst du nur einen Kardinal anlegen.',
      example: 'An das Blank von 1-0 darfst du 3-0 nicht anlegen. Dein Kardinal 5-2 darf aber dorthin.',
    },
    'sevens.draw': {
      title: 'Ziehen',
      text: 'Auch wenn du anlegen kannst, darfst du einen Stein ziehen. Kannst du nichts anlegen, musst du ziehen, bis du anlegen kannst. Die letzten zwei im Vorrat bleiben liegen.',
      ruling:
        'Kannst du nach dem Ziehen anlegen, ziehst du nicht weiter: Du musst den neuen Stein oder einen anderen anlegen. Bevor der erste Stein liegt, zieht niemand.',
      example:
        'Dein 2-1 passt an 6-6, doch vorher ziehst du einen Stein: 5-5. Jetzt darfst du nicht noch einmal ziehen und musst 2-1 anlegen.',
    },
    'sevens.score': {
      title: 'Die Punkte der Runde',
      text: 'Wer den letzten Stein legt, gewinnt die Runde. Kann niemand mehr anlegen, gewinnt, wer die wenigsten Augen hat. Wer gewinnt, bekommt die Augen aller anderen als Punkte; die Augen auf der eigenen Hand, falls noch welche da sind, werden abgezogen.',
      example:
        'Du legst 6-6, und niemand kann weiter. Dein 2-0 zählt am wenigsten. Du bekommst 8 für 5-3 und 4 für 4-0, deine 2 werden abgezogen: 10 Punkte.',
    },
  },
  introduction: [
    'Du hast mit 6-6 den höchsten Pasch und beginnst. Lege ihn: Jetzt passt dort nur eine 1 oder ein Kardinal.',
    'Die Enden sind 3 und 6. Lege 4-2 mit der 4 an die 3, denn 3 und 4 sind 7.',
    'An das Blank darf nur ein Kardinal. Dein 5-2 ist einer. Lege ihn dort an und drehe die 2 nach außen: Daran würde dein 5-4 passen.',
    'Die Enden sind 1 und 6. Dein 5-4 passt nicht, und du hast keinen Kardinal. Ziehe einen Stein.',
    'Du hast 2-1 gezogen. Lege die 1 an 6-6, denn 6 und 1 sind 7. Dann ist die 2 ein Ende für dein 5-4.',
    'Lege deinen letzten Stein 5-4 mit der 5 an die 2: Domino! Dein Gegenüber hat noch 4-4: 8 Punkte für dich.',
  ],
};
