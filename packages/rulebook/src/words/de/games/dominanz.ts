import type { rules } from '../../../games/dominanz.ts';
import type * as positions from '../../../positions/dominanz.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  aim: 'Nimm Steine und sammle Zahlen in deinen 7 Zeilen. In einer Zeile bekommst du Punkte, wenn deine Summe höher ist als die deines Gegenübers, aber höchstens doppelt so hoch.',
  rules: {
    'dominanz.layout': {
      title: 'Aufbau',
      text: 'Ihr spielt zu zweit mit den 28 Steinen, die nur Zahlen von 1 bis 7 zeigen. Alle liegen offen auf dem Tisch. Ihr habt beide einen Punktezettel mit den Zeilen 1 bis 7.',
      example:
        'Alle 28 Steine von 1-1 bis 7-7 liegen offen da. Auf beiden Zetteln sind die Zeilen noch leer.',
    },
    'dominanz.take': {
      title: 'Nehmen und eintragen',
      text: 'Ihr nehmt abwechselnd je einen Stein. Die eine Zahl nennt die Zeile auf deinem Zettel, die andere schreibst du dort hinein. Welche Zahl was ist, suchst du dir aus. Alles in einer Zeile wird zusammengezählt.',
      example:
        'In deiner Zeile 6 steht eine 2. Du nimmst 6-5 und schreibst die 5 dazu, macht 7. In Zeile 2 kannst du 6-5 nicht eintragen.',
    },
    'dominanz.prescribe': {
      title: 'Vorschreiben',
      text: 'Ist eine Zeile deines Gegenübers noch leer und gibt es nur noch einen Stein mit der Zahl dieser Zeile? Dann darfst du ihn nehmen und für dein Gegenüber dort eintragen. Dein Gegenüber setzt dafür im nächsten Zug aus.',
      ruling:
        'Vorschreiben darfst du, wenn du dran bist, bevor du selbst nimmst, und nur einmal in jedem Zug. Danach nimmst du wie immer einen Stein für dich, falls noch einer da ist.',
      example:
        '7-1 war der letzte Stein mit einer 1. Du hast die 7 drüben in die leere Zeile 1 geschrieben. Du nimmst 2-2 und bist gleich wieder dran.',
    },
    'dominanz.score': {
      title: 'Wer die Zeile gewinnt',
      text: 'In jeder Zeile gewinnt die höhere Summe, wenn sie höchstens doppelt so hoch ist wie die andere. Als Punkte gibt es die niedrigere Summe. Sind beide Summen gleich oder ist eine mehr als doppelt so hoch, bekommt niemand etwas.',
      example:
        'Zeile 6, 14 zu 7: Du bekommst 7 Punkte. Zeile 7, 12 zu 9: Du bekommst 9. Zeile 1, 9 zu 2: zu viel, nichts. Zusammen sind das 16.',
    },
    'dominanz.end': {
      title: 'Ende',
      text: 'Sind alle Steine genommen, ist das Spiel zu Ende. Wer die meisten Punkte hat, gewinnt.',
      example:
        'Du nimmst 7-5, den letzten Stein. Das Spiel ist zu Ende, und du gewinnst mit 16 zu 9 Punkten.',
    },
  },
  introduction: [
    'Alle Steine liegen offen da. Nimm 6-1 und schreibe die 6 in deine Zeile 1.',
    'Dein Gegenüber lässt Zeile 1 leer, damit du dort nichts bekommst. Nimm trotzdem 4-1: 6 + 4 sind 10 in deiner Zeile 1.',
    'Auch ein Pasch geht: Nimm 1-1, dann stehen 11 in deiner Zeile 1.',
    'Nur noch 7-1 hat eine 1, und drüben ist Zeile 1 leer: Schreibe die 7 dort vor! Deine 11 ist höchstens das Doppelte von 7, das bringt dir 7 Punkte.',
    'Jetzt nimmst du noch für dich. Drüben steht 1 in Zeile 2. Nimm 2-2: Deine 2 ist höher, aber nicht mehr als doppelt so hoch.',
    'Dein Gegenüber setzt aus, du bist wieder dran. Nimm 3-2 und schreibe die 2 in Zeile 3. So geht es weiter, bis alle Steine weg sind.',
  ],
};
