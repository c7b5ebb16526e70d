import type { rules } from '../../../games/fortune.ts';
import type * as positions from '../../../positions/fortune.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  aim: 'Kein richtiges Spiel, sondern ein Trick, mit dem du viele Leute auf einmal verblüffst: Du sagst voraus, welche zwei Zahlen an den Enden ihrer Kette stehen werden.',
  needs: 'Die 28 Steine des Sechser-Satzes (0 bis 6) und Publikum, das den Trick nicht kennt.',
  turn: [
    'Der Computer nimmt heimlich einen Stein weg (keinen Pasch), oder du selbst, wenn du den Trick vorführst. Seine zwei Zahlen werden angesagt.',
    'Die anderen bauen aus allen übrigen eine Kette, gleiche Zahl an gleiche Zahl. Den letzten Stein dürfen sie zurücknehmen.',
    'Ist sie fertig, zeigen ihre Enden genau die angesagten Zahlen.',
  ],
  rules: {
    'fortune.remove': {
      title: 'Der geheime Stein',
      text: 'Ein Stein kommt heimlich weg. Es darf jeder sein, nur kein Pasch. Niemand wird ihn vermissen.',
      example: '6-3 ist weg. Er ist nicht unter den 27 Steinen auf dem Tisch, also kann ihn niemand legen.',
    },
    'fortune.chain': {
      title: 'Die anderen bauen die Kette',
      text: 'Die anderen bauen aus allen 27 übrigen Steinen eine einzige Kette nach den Regeln: Wo sich zwei Steine berühren, zeigen sie die gleiche Zahl.',
      example:
        'Die Kette endet mit 1 und 4. An die 4 passt 5-4, aber nicht 5-5. Du nimmst 6-4 zurück, den letzten Stein.',
    },
    'fortune.reveal': {
      title: 'Die Vorhersage',
      text: 'Schon am Anfang wird angesagt, welche zwei Zahlen am Ende außen liegen: die beiden Zahlen des Steins, der fehlt.',
      ruling:
        'Die Ansage bleibt versiegelt, bis die Kette fertig ist. So kann niemand absichtlich anders bauen.',
      example:
        '3-0 ist der letzte Stein. Jetzt endet die Kette mit 6 und 3, genau wie vorhergesagt: Der fehlende Stein ist 6-3.',
    },
    'fortune.set': {
      title: 'Welche Sätze gehen',
      ruling:
        'Ohne die Pasche muss jede Zahl auf einer geraden Anzahl von Steinen stehen. Beim Sechser-Satz sind es 6 Steine, beim Zwölfer-Satz 12. Mit diesen beiden klappt der Trick, mit anderen Sätzen geht er nicht.',
      example:
        'Im Zwölfer-Satz fehlt 12-7. Auf dem Tisch liegen 90 Steine, und vorhergesagt sind die Enden 12 und 7.',
    },
  },
  introduction: [
    'Psst: 6-3 fehlt, darum heißt die Vorhersage 6 und 3. Baue die Kette nun so, wie es die anderen tun würden. Beginne mit 6-5.',
    'Lege 5-4 an die 5. In der Kette liegen immer zwei gleiche Zahlen nebeneinander.',
    'Ein Pasch ändert nichts. Lege 4-4 an: Das Ende zeigt weiter eine 4.',
    'Du darfst an beiden Enden anlegen. Lege 6-1 an die 6.',
    'Gefällt den anderen ein Stein nicht, dürfen sie ihn zurücknehmen. Nimm 6-1 zurück.',
    'Lege dafür 6-6 an. Ohne Pasch gibt es nur noch 5 Steine mit einer 6. Das geht nicht in Paaren auf, also kommt eine 6 ans Ende.',
    'Mit der 3 ist es genauso. Lege 4-3 an: Die Enden zeigen 6 und 3. Wenn alle 27 Steine liegen, sind es wieder 6 und 3!',
  ],
};
