import type { extras, rules } from '../../../games/sebastopol.ts';
import type * as positions from '../../../positions/sebastopol.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Werde alle deine Steine los, bevor es die anderen schaffen. Aus 6-6 wachsen hier nicht zwei, sondern vier Arme.',
  rules: {
    'sebastopol.deal': {
      title: 'Steine nehmen',
      text: 'Ihr seid zu viert und nehmt je 7 Steine. Das ist der ganze Satz: Es gibt keinen Vorrat.',
      example: 'Zu viert habt ihr je 7 Steine genommen. Alle 28 Steine sind verteilt: Es gibt keinen Vorrat.',
    },
    'sebastopol.open': {
      title: '6-6 beginnt',
      text: 'Wer 6-6 hat, beginnt damit.',
      example: 'Du hast 6-6 und beginnst damit. Mit 3-3 darfst du nicht beginnen.',
    },
    'sebastopol.arms': {
      title: 'Vier offene Seiten',
      text: 'Alle vier Seiten von 6-6 sind offene Enden. So können bis zu vier Arme daraus wachsen, und du darfst am Ende jedes Arms anlegen.',
      example:
        '6-5, 6-4 und 6-3 liegen schon an 6-6. Du legst 6-2 an die vierte Seite: Die offenen Enden sind jetzt 2, 3, 4 und 5.',
    },
  },
  introduction: [
    'Du hast 6-6 und beginnst. Lege ihn: Alle vier Seiten sind offen.',
    'Die anderen haben 6-5, 6-4 und 6-3 an 6-6 gelegt. Eine Seite ist noch frei: Lege dort 6-2 an.',
    'Jetzt liegen vier Arme mit den Enden 0, 1, 2 und 3. Lege 5-3 an die 3.',
    'Die Enden sind 0, 1, 2 und 4. Lege 4-4 an die 4. Dein 2-1 kann warten: Er passt an zwei Stellen.',
    'An der 1 liegt inzwischen ein Stein, aber die 2 ist noch offen. Lege 2-1, deinen letzten Stein, dort an und gewinne!',
  ],
};
