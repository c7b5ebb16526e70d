import type { rules } from '../../../games/solo2.ts';
import type * as positions from '../../../positions/solo2.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  aim: 'Lege deine ganze Hand an die Reihe an, dann die nächste Hand und so weiter, bis es keine volle Hand mehr gibt. Passt nichts mehr, hast du verloren.',
  rules: {
    'solo2.deal': {
      title: 'Einer offen, 5 auf der Hand',
      text: 'Mische die Steine des Sechser-Satzes verdeckt und drehe einen um: Mit ihm beginnt die Reihe. Ziehe dann 5 Steine auf die Hand. Mit dem Neuner-Satz ziehst du 7, und gewinnen ist viel schwerer. Bei beiden Sätzen kannst du wählen, ob du 5 oder 7 ziehst.',
      example: '6-2 liegt offen da, und du hast 5 Steine gezogen. Von den 28 Steinen bleiben 22 im Vorrat.',
    },
    'solo2.line': {
      title: 'An zwei Enden anlegen',
      text: 'Lege deine Steine an die zwei offenen Enden der Reihe an, gleiche Zahl an gleiche Zahl. Mehr als zwei Enden gibt es nie, auch nicht an einem Pasch.',
      example:
        '6-3 hat die Enden 6 und 3. Du kannst 6-1 an die 6 oder 3-3 an die 3 legen. 5-2 passt an keines der Enden.',
    },
    'solo2.refill': {
      title: 'Die nächste Hand',
      text: 'Ist deine Hand leer, ziehst du die nächsten 5 Steine. Spielst du mit 7 Steinen auf der Hand, sind es die nächsten 7.',
      example:
        'Du legst 3-2 an, deinen letzten Stein, und ziehst 5 neue. Von den 7 Steinen im Vorrat bleiben 2.',
    },
    'solo2.win': {
      title: 'Gewonnen oder verloren',
      text: 'Hast du alle vollen Hände angelegt, hast du gewonnen. Was keine volle Hand mehr ergibt, bleibt übrig: beim Sechser-Satz und 5 Steinen auf der Hand 2 Steine, beim Neuner-Satz und 7 auf der Hand 5. Passt keiner deiner Steine mehr, hast du verloren.',
      example:
        'Du legst 6-1 an, deinen letzten Stein. Die 2 Steine im Vorrat sind keine volle Hand: Du hast gewonnen.',
    },
  },
  introduction: [
    '5-3 liegt offen da. Damit es schnell geht, hast du nur 2 Steine auf der Hand. Lege 3-1 an die 3.',
    'Lege 5-4 an die 5. Dann ist deine Hand leer, und du ziehst 5 neue Steine.',
    'Die Enden zeigen 4 und 1. Lege zuerst 4-4 an, solange die 4 frei ist: Liegt dort 6-4, passt 4-4 nicht mehr.',
    'Jetzt kommt 6-4 an die 4.',
    'Lege 6-2 an die 6.',
    'Die Enden zeigen 2 und 1. 2-1 passt an beide. Lege ihn an die 2: Dann bleibt eine 1 für 5-1.',
    'Lege 5-1 an 2-1 an. Das war dein letzter Stein, und die 2 im Vorrat sind keine volle Hand: Du gewinnst!',
  ],
};
