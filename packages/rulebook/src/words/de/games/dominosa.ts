import type { rules } from '../../../games/dominosa.ts';
import type * as positions from '../../../positions/dominosa.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  aim: 'Von einer Auslage sind nur die Zahlen übrig. Finde heraus, wo die Steine lagen: alle Steine des Satzes, jeder genau einmal.',
  rules: {
    'dominosa.setup': {
      title: 'Nur die Zahlen bleiben',
      text: 'Alle Steine eines Satzes werden gemischt und ausgelegt, normalerweise als Rechteck. Dann kommen die Steine weg, und nur ihre Zahlen bleiben stehen. Du wählst den Satz, vom Einer-Satz bis zum Fünfzehner-Satz, und wie schwer die Aufgabe ist. Mit vielen Steinen wird es knifflig.',
      example:
        'Dieser kleine Satz hat 6 Steine, von 0-0 bis 2-2. Ihre Zahlen stehen in 3 Zeilen mit je 4, und noch liegt kein Stein da.',
    },
    'dominosa.goal': {
      title: 'Alle Steine finden',
      text: 'Lege die Steine so hin, dass sie genau diese Zahlen zeigen. Jeder Stein des Satzes liegt einmal da, auf zwei benachbarten Zahlen. Du darfst einen Stein jederzeit wieder aufnehmen. Gibst du auf, hast du verloren und siehst eine Lösung.',
      example:
        '1-0 liegt am rechten Rand. Die 0 und die 1 am linken Rand wären noch einmal 1-0, das geht nicht. Aber 0-0 passt oben hin.',
    },
    'dominosa.shape': {
      title: 'Andere Figuren',
      text: 'Es muss kein Rechteck sein: Jede Figur aus einem Stück ist erlaubt. Sie muss genau so viele Plätze haben wie die Steine Hälften. Bei den 28 Steinen des Sechser-Satzes sind das 56.',
      example:
        'Diese 6 Zahlen bilden eine Treppe. Auf die oberste Stufe passt 0-0. Rechts davon steht keine Zahl, dort kann kein Stein liegen.',
    },
    'dominosa.unique': {
      title: 'Genau eine Lösung',
      ruling:
        'Eine Aufgabe, die der Computer macht, hat genau eine Lösung. Du kannst dir auch eine Aufgabe mit mehreren Lösungen wünschen.',
      example:
        'Mit 1-0 am linken Rand passt nichts anderes mehr. Die einzige Lösung: 0-0 oben, 1-1 unten und 1-0 am rechten Rand.',
    },
  },
  introduction: [
    'Diese Zahlen gehören zu 6 Steinen, von 0-0 bis 2-2. Nur unten links sind zwei Nullen Nachbarn: Lege dort 0-0 hin.',
    'Zwei Einsen sind nur am rechten Rand Nachbarn. Lege dort 1-1 hin, hochkant.',
    'Die 0 oben rechts hat nur noch einen freien Nachbarn, die 1. Lege dort 1-0 hin.',
    'Wo liegt 2-2? Probiere es in Spalte 2: Lege ihn hochkant auf die beiden Zweien oben.',
    'Das kann nicht stimmen: Die 0 oben links und die 1 darunter wären noch einmal 1-0. Nimm 2-2 wieder auf.',
    'Also gehört die 0 oben links zu der 2 daneben. Lege dort 2-0 hin.',
    'Die 1 am linken Rand hat nur noch einen freien Nachbarn, die 2. Lege dort 2-1 hin.',
    'Übrig sind nur zwei Zweien übereinander. Lege dort 2-2 hin: Alle 6 Steine sind gefunden, du hast es gelöst!',
  ],
};
