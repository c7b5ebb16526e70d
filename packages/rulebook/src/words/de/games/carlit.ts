import type { rules } from '../../../games/carlit.ts';
import type * as positions from '../../../positions/carlit.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  aim: 'Lege alle deine Steine, bevor die anderen ihre gelegt haben. Geht es für niemanden weiter, gewinnen die wenigsten Augen auf der Hand.',
  rules: {
    'carlit.deal': {
      title: 'Steine nehmen',
      text: 'Zu zweit nehmt ihr je 7 Steine, zu dritt oder zu viert je 5.',
      example: 'Zu zweit habt ihr je 7 Steine genommen. Von den 55 Steinen bleiben 41 im Vorrat.',
    },
    'carlit.draw': {
      title: 'Ziehen bis zum letzten Stein',
      text: 'Am Ende deines Zugs ziehst du einen Stein, ob du angelegt hast oder nicht. Das geht so lange, bis der Vorrat leer ist: Hier werden auch die letzten zwei gezogen.',
      example:
        'Du kannst nicht anlegen, also passt du. Trotzdem ziehst du 5-4, den allerletzten Stein im Vorrat.',
    },
  },
  introduction: [
    'Du hast mit 9-9 den höchsten Pasch und beginnst. Lege ihn: Am Ende deines Zugs kommt ein neuer Stein auf deine Hand.',
    'Ein Ende zeigt eine 9, das andere eine 7. Dein 7-2 hat eine 7: Lege ihn dort an.',
    'Die Enden sind 2 und 5, du hast nur 8-0 und 8-6. Passe: Du ziehst trotzdem, hier sogar von den letzten zwei.',
    'Du hast 2-0 gezogen. Lege ihn an die 2. Der Vorrat ist leer, also zieht jetzt niemand mehr.',
    'Die Enden sind 0 und 3. Lege 8-0 an die 0: Dann ist dort eine 8, und dein 8-6 passt.',
    'Dein Gegenüber konnte nicht anlegen und hat gepasst. Lege deinen letzten Stein 8-6 an die 8 und gewinne!',
  ],
};
