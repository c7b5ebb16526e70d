import type { extras, rules } from '../../../games/carlit.ts';
import type * as positions from '../../../positions/carlit.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Lege geschickt an und werde alle deine Steine los, bevor es die anderen schaffen.',
  needs:
    'Alle 55 Steine des Neuner-Satzes (0 bis 9) oder die 28 des Sechser-Satzes (0 bis 6), dazu Stift und Papier für die Punkte.',
  turn: [
    'Lege einen Stein an ein offenes Ende der Reihe: gleiche Zahl an gleiche Zahl.',
    'Kannst du nichts anlegen, setzt du aus.',
    'So oder so ziehst du am Ende deines Zugs einen Stein, solange noch einer da ist.',
  ],
  rules: {
    'carlit.deal': {
      title: 'Steine nehmen',
      text: 'Zu zweit nehmt ihr je 7 Steine, zu dritt oder zu viert je 5.',
      example: 'Zu zweit habt ihr je 7 Steine genommen. Von den 55 Steinen bleiben 41 im Vorrat.',
    },
    'carlit.draw': {
      title: 'Nach jedem Zug ziehen',
      text: 'Am Ende jedes Zugs ziehst du aus dem Vorrat nach, ob du angelegt hast oder nicht.',
      ruling:
        'Du ziehst genau einen Stein, solange der Vorrat noch einen hat. Auch die letzten zwei werden hier gezogen.',
      example:
        'Du kannst nichts anlegen, also setzt du aus. Trotzdem ziehst du 5-4, den allerletzten Stein im Vorrat.',
    },
  },
  adapted: {
    'domino.match': {
      text: 'Lege einen Stein so an ein offenes Ende, dass sich gleiche Zahlen berühren, zum Beispiel 3 an 3 oder 5 an 5. Die andere Hälfte deines Steins ist das neue offene Ende.',
    },
  },
  introduction: [
    'Du hast mit 9-9 den höchsten Pasch und beginnst. Lege ihn: Am Ende deines Zugs kommt ein neuer Stein auf deine Hand.',
    'Ein Ende zeigt eine 9, das andere eine 7. Dein 7-2 hat eine 7: Lege ihn dort an.',
    'Die Enden sind 2 und 5, du hast nur 8-0 und 8-6. Setze aus: Du ziehst trotzdem, hier sogar von den letzten zwei.',
    'Du hast 2-0 gezogen. Lege ihn an die 2. Der Vorrat ist leer, also zieht jetzt niemand mehr.',
    'Die Enden sind 0 und 3. Lege 8-0 an die 0: Dann ist dort eine 8, und dein 8-6 passt.',
    'Dein Gegenüber konnte nichts anlegen. Lege deinen letzten Stein 8-6 an die 8: Domino, du gewinnst!',
  ],
};
