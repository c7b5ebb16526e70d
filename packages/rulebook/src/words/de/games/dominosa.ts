import type { rules } from '../../../games/dominosa.ts';
import type * as positions from '../../../positions/dominosa.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  aim: 'Eine Sammlung von Rätseln: Von einer Auslage sind nur die Zahlen übrig. Finde heraus, wo die Steine lagen.',
  needs: 'Einen beliebigen Satz Dominosteine, dazu Stift und kariertes Papier.',
  turn: [
    'Lege einen Stein auf zwei Zahlen nebeneinander, die zu ihm passen.',
    'Jeder Stein liegt nur einmal. Du darfst ihn jederzeit wieder aufnehmen.',
    'Liegen alle Steine und zeigen genau diese Zahlen, hast du das Rätsel gelöst.',
  ],
  rules: {
    'dominosa.setup': {
      title: 'Nur die Zahlen bleiben',
      text: 'Die Steine werden gemischt und ausgelegt, am besten als Rechteck. Dann schreibst du nur die Zahlen auf kariertes Papier und mischst die Steine wieder.',
      example:
        'Dieser kleine Satz hat 6 Steine, von 0-0 bis 2-2. Ihre Zahlen stehen in 3 Zeilen mit je 4, und noch liegt kein Stein da.',
    },
    'dominosa.goal': {
      title: 'Alle Steine finden',
      text: 'Finde nun, oder irgendwann später, eine Auslage der Steine, die genau diese Zahlen zeigt. Je mehr Steine dabei sind, desto kniffliger wird es.',
      ruling:
        'Du brauchst alle Steine des Satzes, jeden genau einmal. Du darfst einen Stein jederzeit wieder aufnehmen. Gibst du auf, hast du verloren und siehst eine Lösung.',
      example:
        '1-0 liegt am rechten Rand. Die 0 und die 1 am linken Rand wären noch einmal 1-0, das geht nicht. Aber 0-0 passt oben hin.',
    },
    'dominosa.shape': {
      title: 'Andere Figuren',
      text: 'Am besten ist ein Rechteck, aber jede andere Figur ist auch erlaubt.',
      ruling:
        'Die Figur muss zusammenhängen und genau so viele Plätze haben wie die Steine Hälften. Bei den 28 Steinen des Sechser-Satzes sind das 56.',
      example:
        'Diese 6 Zahlen bilden eine Treppe. Auf die oberste Stufe passt 0-0. Rechts davon steht keine Zahl, dort kann kein Stein liegen.',
    },
    'dominosa.unique': {
      title: 'Genau eine Lösung',
      ruling:
        'Ein Rätsel, das der Computer macht, hat genau eine Lösung. Du kannst dir auch eines mit mehreren Lösungen wünschen.',
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
