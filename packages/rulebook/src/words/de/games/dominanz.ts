import type { rules } from '../../../games/dominanz.ts';
import type * as positions from '../../../positions/dominanz.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  aim: 'Ein Duell um 7 Zeilen: Sei in jeder ein wenig höher als dein Gegenüber, aber höchstens doppelt so hoch. Erdacht hat das Spiel Hartmut Kommerell.',
  needs:
    'Die 28 Steine mit den Zahlen 1 bis 7 aus dem Neuner-Satz, dazu Stift und Papier für eine Tabelle mit 7 Zeilen.',
  turn: [
    'Nimm einen Stein aus der Mitte.',
    'Eine seiner Zahlen nennt die Zeile, die andere schreibst du in deiner Spalte dazu.',
    'In jeder Zeile punktet am Ende die höhere Summe, wenn sie höchstens doppelt so hoch ist.',
  ],
  rules: {
    'dominanz.layout': {
      title: 'Aufbau',
      text: 'Ihr spielt zu zweit. Sucht die 28 Steine heraus, die nur Zahlen von 1 bis 7 zeigen, und legt sie offen aus; die übrigen braucht ihr nicht. Zeichnet eine Tabelle mit den Zeilen 1 bis 7 und zwei Spalten, eine für dich und eine für dein Gegenüber.',
      example: 'Alle 28 Steine von 1-1 bis 7-7 liegen offen da. In beiden Spalten sind die Zeilen noch leer.',
    },
    'dominanz.take': {
      title: 'Nehmen und eintragen',
      text: 'Ihr nehmt abwechselnd je einen Stein. Die eine Zahl nennt die Zeile, die andere schreibst du dort in deine Spalte: Bei 5-3 kommt also eine 3 in Zeile 5 oder eine 5 in Zeile 3, wie du willst. Steht dort schon etwas, zählst du es dazu.',
      example:
        'In deiner Zeile 6 steht eine 2. Du nimmst 6-5 und schreibst die 5 dazu, macht 7. In Zeile 2 kannst du 6-5 nicht eintragen.',
    },
    'dominanz.prescribe': {
      title: 'Vorschreiben',
      text: 'Ist eine Zeile deines Gegenübers noch leer und gibt es nur noch einen Stein mit der Zahl dieser Zeile, darfst du ihn dort für dein Gegenüber eintragen. Dafür muss dein Gegenüber beim nächsten Zug aussetzen.',
      ruling:
        'Vorschreiben darfst du, wenn du dran bist, bevor du selbst nimmst, und nur einmal in jedem Zug. Danach nimmst du wie immer einen Stein für dich, falls noch einer da ist.',
      example:
        '7-1 war der letzte Stein mit einer 1. Du hast die 7 drüben in die leere Zeile 1 geschrieben. Du nimmst 2-2 und bist gleich wieder dran.',
    },
    'dominanz.score': {
      title: 'Wer die Zeile dominiert',
      text: 'In jeder Zeile dominiert die höhere Summe, wenn sie höchstens doppelt so hoch ist wie die andere. Dann bekommst du die Summe deines Gegenübers als Punkte. Sind beide Summen gleich oder ist eine mehr als doppelt so hoch, bekommt niemand etwas.',
      example:
        'Zeile 6, 14 zu 7: Du bekommst 7 Punkte. Zeile 7, 12 zu 9: Du bekommst 9. Zeile 1, 9 zu 2: zu viel, nichts. Zusammen sind das 16.',
    },
    'dominanz.end': {
      title: 'Ende',
      text: 'Ist der letzte Stein genommen, ist das Spiel zu Ende, und die Zeilen werden gewertet. Wer in allen sieben zusammen die meisten Punkte bekommt, gewinnt.',
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
