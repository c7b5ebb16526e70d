import type { rules } from '../../../games/quadrille.ts';
import type * as positions from '../../../positions/quadrille.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  aim: 'Bedecke die ganze Figur mit den 28 Steinen, und zwar so, dass jedes der 14 Quadrate nur eine Zahl zeigt.',
  needs: 'Die 28 Steine des Sechser-Satzes (0 bis 6).',
  turn: [
    'Lege einen Stein auf zwei freie Plätze der Figur. Du darfst ihn jederzeit wieder aufnehmen.',
    'Jedes Quadrat aus vier Plätzen darf nur eine Zahl zeigen.',
    'Ist die ganze Figur bedeckt, hast du das Rätsel gelöst.',
  ],
  rules: {
    'quadrille.shape': {
      title: 'Die Figur',
      text: 'Die Figur hat 56 Plätze in Zeilen mit 8, 8, 6, 6, 6, 6, 8 und 8 Plätzen. Bei den Zeilen mit 6 fehlt links und rechts je ein Platz. Das ergibt 14 Quadrate aus 2 mal 2 Plätzen: vier oben, drei und drei in der Mitte, vier unten.',
      example:
        'Vom zweiten Platz der Zeile 2 kann 6-3 nach unten in Zeile 3 reichen. Vom ersten Platz aus geht das nicht: Zeile 3 ist kürzer.',
    },
    'quadrille.goal': {
      title: 'Eine Zahl in jedem Quadrat',
      text: 'Lege die 28 Steine so auf die Figur, dass jedes der 14 Quadrate viermal dieselbe Zahl zeigt. Es gibt mehr als 300.000 Lösungen.',
      example:
        '6-3 liegt auf zwei Quadraten: Links gehören nun Sechsen hin, rechts Dreien. In das linke Quadrat passt 6-6, aber nicht 3-3.',
    },
  },
  introduction: [
    'Es fehlen nur 6 Steine, unten rechts. In einem Quadrat mit Fünfen ist ein Platz frei, und nur 5-0 hat eine 5: Lege ihn hochkant, die 0 unten.',
    'Also kommen in das Quadrat darunter Nullen. Links davon, bei den Zweien, ist ein Platz frei: Lege dort 2-0 hin, die 0 rechts.',
    'In einem Quadrat mit Vieren sind zwei Plätze frei. Unter dem linken ist das Quadrat mit den Nullen: Lege dort 4-0 hin, hochkant.',
    'Lege 4-3 hochkant daneben, die 3 unten. Also kommen in das letzte Quadrat Dreien.',
    'Bei den Nullen ist noch ein Platz frei. Lege dort 3-0 hin, die 0 links. Die 3 kommt in das letzte Quadrat.',
    'Lege 3-3 hochkant an den rechten Rand. Jetzt zeigt jedes Quadrat nur eine Zahl: gelöst!',
  ],
};
