import type { extras, rules } from '../../../games/sebastopol.ts';
import type * as positions from '../../../positions/sebastopol.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Werde alle deine Steine los, bevor es die anderen schaffen. Aus 6-6 wachsen hier nicht zwei, sondern vier Arme.',
  needs: 'Die 28 Steine des Sechser-Satzes (0 bis 6), dazu Stift und Papier für die Punkte.',
  turn: [
    'Lege einen Stein an ein offenes Ende: gleiche Zahl an gleiche Zahl.',
    'An den Sechser-Pasch passen vier Arme, an allen vieren geht es weiter.',
    'Kannst du nichts anlegen, setzt du aus. Gezogen wird nicht.',
  ],
  adapted: {
    'domino.deal': {
      text: 'Mischt die Steine verdeckt auf dem Tisch. Nehmt je 7 und stellt sie so vor euch auf, dass nur ihr sie seht. Kein Stein bleibt übrig: Es gibt keinen Vorrat.',
    },
    'domino.ends': {
      text: 'Die Steine bilden ein Kreuz: Aus jeder Seite von 6-6 wächst ein Arm, und jeder hat ein offenes Ende. Ein Arm liegt gerade oder biegt im rechten Winkel ab. Keine zwei Enden dürfen sich berühren. Andere Pasche liegen quer in ihrem Arm.',
    },
  },
  rules: {
    'sebastopol.deal': {
      title: 'Steine nehmen',
      text: 'Ihr seid zu viert und nehmt je 7 Steine. Das ist der ganze Satz: Es gibt keinen Vorrat.',
      example: 'Zu viert habt ihr je 7 Steine genommen. Alle 28 Steine sind verteilt: Es gibt keinen Vorrat.',
    },
    'sebastopol.open': {
      title: '6-6 beginnt',
      text: 'Wer 6-6 hat, beginnt damit. Dann geht es reihum, immer nach links.',
      example: 'Du hast 6-6 und beginnst damit. Mit 3-3 darfst du nicht beginnen.',
    },
    'sebastopol.arms': {
      title: 'Vier offene Seiten',
      text: 'Alle vier Seiten von 6-6 sind offene Enden. So wachsen bis zu vier Arme daraus, und du darfst am Ende jedes Arms anlegen.',
      example:
        '6-5, 6-4 und 6-3 liegen schon an 6-6. Du legst 6-2 an die vierte Seite: Die offenen Enden sind jetzt 2, 3, 4 und 5.',
    },
  },
  introduction: [
    'Du hast 6-6 und beginnst. Lege ihn: Alle vier Seiten sind offen.',
    'Die anderen haben 6-5, 6-4 und 6-3 an 6-6 gelegt. Eine Seite ist noch frei: Lege dort 6-2 an.',
    'Jetzt liegen vier Arme mit den Enden 0, 1, 2 und 3. Lege 5-3 an die 3.',
    'Die Enden sind 0, 1, 2 und 4. Lege 4-4 an die 4. Dein 2-1 kann warten: Er passt an zwei Stellen.',
    'An der 1 liegt inzwischen ein Stein, aber die 2 ist noch offen. Lege 2-1, deinen letzten Stein, dort an: Domino!',
  ],
};
