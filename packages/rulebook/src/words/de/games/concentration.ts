import type { rules } from '../../../games/concentration.ts';
import type * as positions from '../../../positions/concentration.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  aim: 'Ein Gedächtnisspiel: Merke dir, wo welcher Stein liegt, und sammle Paare, die zusammen 12 Augen haben, mit dem Neuner-Satz 18.',
  needs:
    'Die 28 Steine des Sechser-Satzes (0 bis 6) oder alle 55 des Neuner-Satzes (0 bis 9), dazu Stift und Papier für die Punkte.',
  turn: [
    'Decke zwei Steine auf.',
    'Haben sie zusammen 12 Augen (mit dem Neuner-Satz 18), nimmst du sie: 2 Punkte.',
    'Sonst drehst du sie wieder um. In beiden Fällen ist dein Zug zu Ende.',
  ],
  rules: {
    'concentration.layout': {
      title: 'Steine auslegen',
      text: 'Legt alle Steine verdeckt in ein Rechteck: beim Sechser-Satz 4 Zeilen mit je 7 Steinen, beim Neuner-Satz 5 Zeilen mit je 11.',
      example: 'Alle 28 Steine des Sechser-Satzes liegen da. Noch ist keiner aufgedeckt.',
    },
    'concentration.turn': {
      title: 'Zwei Steine aufdecken',
      text: 'Wer beginnt, bestimmt ihr beliebig. In deinem Zug deckst du zwei beliebige Steine auf, einen nach dem anderen.',
      example:
        'Du hast 5-5 aufgedeckt. Denselben Stein kannst du nicht noch einmal wählen: Decke einen anderen auf.',
    },
    'concentration.pair': {
      title: 'Ein Paar nehmen',
      text: 'Haben beide Steine zusammen 12 Augen, zum Beispiel 4-2 und 5-1, nimmst du das Paar. Beim Neuner-Satz müssen es 18 sein. Sonst legst du beide wieder verdeckt zurück. In beiden Fällen ist danach dran, wer links von dir sitzt.',
      ruling:
        'Damit alle sie sehen, bleiben zwei Steine, die kein Paar sind, offen liegen, bis der nächste Stein aufgedeckt wird. Auch einer von ihnen darf dieser nächste sein.',
      example: 'Zu 5-5 deckst du 2-0 auf: 10 und 2 sind 12. Du nimmst das Paar, und dein Gegenüber ist dran.',
    },
    'concentration.score': {
      title: 'Punkte',
      text: 'Jeder Stein, den du nimmst, bringt 1 Punkt, ein Paar also 2.',
      example: 'Mit 5-5 und 2-0 nimmst du dein zweites Paar. Du hast jetzt 4 Steine, und das sind 4 Punkte.',
    },
    'concentration.round': {
      title: 'Kein Paar mehr da',
      ruling:
        'Gibt es keine zwei Steine mehr, die zusammen 12 Augen haben (beim Neuner-Satz 18), ist die Runde zu Ende, auch wenn noch Steine liegen. Dann legt ihr alle Steine neu aus.',
      example:
        'Du nimmst 6-3 und 2-1. Übrig sind 6-6, 5-5 und 4-4. Keine zwei davon ergeben 12: Die Runde ist zu Ende.',
    },
    'concentration.order': {
      title: 'Wer weitermacht',
      ruling:
        'Liegen die Steine neu aus, geht es weiter, als wäre nichts gewesen: Es beginnt, wer nach dem letzten Paar dran ist.',
      example:
        'Ihr seid zu dritt, und du hast das letzte Paar genommen. Die neue Auslage beginnt, wer links von dir sitzt.',
    },
    'concentration.target': {
      title: 'Wer zuerst 51 hat',
      text: 'Hast du als Erstes 51 Punkte, gewinnst du die Partie sofort.',
      example:
        'Du hast 50 Punkte und spielst mit dem Neuner-Satz. 6-4 und 5-3 ergeben 18: 52 Punkte, du gewinnst sofort. 3 Steine bleiben liegen.',
    },
  },
  introduction: [
    'Du suchst zwei Steine, die zusammen 12 Augen haben. Decke den Stein auf Platz 2 von links auf und merke ihn dir.',
    '6-3 hat 9 Augen. Dir fehlen noch 3. Versuche es auf Platz 4.',
    '2-0 hat dir nicht geholfen. Dein Gegenüber hat 5-5 und 2-1 aufgedeckt. Aber 5-5 und 2-0 sind zusammen 12! Wähle zuerst Platz 1.',
    '5-5 hat 10 Augen, es fehlen 2. Weißt du noch, wo 2-0 liegt? Auf Platz 4.',
    'Ein Paar, 2 Punkte! Dein Gegenüber hat nur 6-6 und 4-2 gefunden. Welcher Stein passt zu 6-3? Decke 6-3 auf, Platz 2.',
    'Zu den 9 Augen von 6-3 fehlen 3. Die hat 2-1. Der lag auf Platz 6.',
    'Schon 4 Punkte! Eben waren 6-0 und 6-6 zu sehen. 4-2 und 6-0 ergeben 12. Decke zuerst 4-2 auf, Platz 3.',
    'Nun 6-0 auf Platz 7. Dann ist nur noch 6-6 übrig: Die Runde ist zu Ende, und du hast sie mit 6 Punkten gewonnen!',
  ],
};
