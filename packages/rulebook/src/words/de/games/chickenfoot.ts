import type { extras, rules } from '../../../games/chickenfoot.ts';
import type * as positions from '../../../positions/chickenfoot.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Ein Domino aus Mexiko: Werde deine Steine los und sammle so wenige Minuspunkte wie möglich. Jeder Pasch nach dem ersten wird zu einer Hühnerkralle, die zuerst drei Zehen braucht.',
  needs: 'Alle 55 Steine des Neuner-Satzes (0 bis 9), dazu Stift und Papier für die Minuspunkte.',
  turn: [
    'Lege einen Stein an ein offenes Ende: gleiche Zahl an gleiche Zahl.',
    'Ein Pasch ist eine Hühnerkralle: Zuerst müssen drei Steine an ihn, dann geht es überall weiter.',
    'Kannst du nichts anlegen, zieh einen Stein. Passt er, darfst du ihn anlegen.',
  ],
  tables: {
    setup: { head: ['Personen', 'Steine pro Person'] },
    scoring: {
      head: ['Wer', 'Minuspunkte'],
      words: {
        ended: 'wer die Runde beendet hat',
        others: 'alle anderen',
        pips: 'Augen auf der Hand',
        blank: 'Doppel-Blank auf der Hand',
      },
    },
  },
  adapted: {
    'domino.ends': {
      text: 'Zuerst bilden die Steine eine Reihe mit zwei offenen Enden, mit jeder Hühnerkralle werden es mehr. Die Reihe liegt gerade oder biegt im rechten Winkel ab. Keine zwei Enden dürfen sich berühren. Ein Pasch liegt quer.',
    },
    'domino.must': {
      ruling:
        'Passt einer deiner Steine, musst du anlegen. Welchen, entscheidest du. Nur einen Stein, den du gerade gezogen hast, darfst du behalten.',
    },
    'domino.blocked': {
      text: 'Die Runde endet auch, wenn niemand mehr anlegen kann und nichts mehr zu ziehen ist. Zum Beweis deckt ihr alle eure Steine auf.',
      ruling:
        'Ist die Runde blockiert, endet sie sofort, ohne dass erst noch alle aussetzen. Beendet und gewonnen hat sie, wer zuletzt gelegt hat.',
    },
  },
  rules: {
    'chickenfoot.deal': {
      title: 'Steine nehmen',
      text: 'Wie viele Steine ihr nehmt, steht in der Tabelle. Spielen könnt ihr schon zu zweit, am besten aber zu viert oder mit noch mehr Leuten.',
      example: 'Zu viert habt ihr je 12 Steine genommen. Von den 55 Steinen bleiben 7 im Vorrat.',
    },
    'chickenfoot.open': {
      title: 'Wer beginnt',
      text: 'Wer den höchsten Pasch hat, beginnt damit. Danach spielt ihr wie beim Blockspiel, so lange, bis wieder jemand einen Pasch legt.',
      ruling:
        'Der erste Pasch ist keine Hühnerkralle: Seine zwei Seiten sind die beiden offenen Enden. Hat niemand einen Pasch, beginnt der Stein mit den meisten Augen.',
      example:
        '9-9 hat begonnen und ist keine Hühnerkralle. Darum darfst du 3-2 gleich an die 3 von 9-3 legen, obwohl am ersten Pasch noch eine Seite frei ist.',
    },
    'chickenfoot.foot': {
      title: 'Die Hühnerkralle',
      text: 'Der nächste Pasch liegt wie immer quer und ist eine Hühnerkralle, jeder spätere auch. Wer ihn legt, ruft „Hühnerkralle!“; es zu vergessen kostet nichts. An der Hühnerkralle müssen erst drei Steine liegen, ihre Zehen, bevor es normal weitergeht.',
      ruling:
        'Die drei Zehen liegen an der freien Seite des Paschs. Bis sie da sind, darf niemand anderswo anlegen. Das „Hühnerkralle!“ ruft der Tisch.',
      example:
        '3-3 ist eine Hühnerkralle und hat noch keine Zehe. Darum darfst du 9-5 nicht an 9-9 legen, wohl aber 3-2 als Zehe.',
    },
    'chickenfoot.toes': {
      title: 'Drei neue Enden',
      text: 'Hat eine Hühnerkralle ihre drei Zehen, darfst du ab jetzt an allen dreien anlegen, und auch wieder an den Enden von vorher.',
      example:
        'Du legst 3-0 als dritte Zehe an 3-3. Jetzt sind die Zehen mit 0, 1 und 2 offen, und 9-9 ist es auch wieder.',
    },
    'chickenfoot.draw': {
      title: 'Einen Stein ziehen',
      ruling:
        'Kannst du nichts anlegen, ziehst du einen Stein. Passt er, darfst du ihn anlegen oder behalten; sonst ist dein Zug zu Ende. Die letzten zwei Steine im Vorrat werden nie gezogen: Sind nur noch sie da, setzt du aus.',
      example:
        'Weder 5-4 noch 5-3 passt. Du musst ziehen und bekommst 9-6. Er passt an 9-9: Du darfst ihn anlegen oder behalten.',
    },
    'chickenfoot.score': {
      title: 'Minuspunkte',
      text: 'Die Runde endet wie sonst auch: Jemand legt den letzten Stein, oder niemand kann mehr legen. Wer sie beendet hat, also keinen Stein mehr hat oder zuletzt gelegt hat, bekommt 0. Alle anderen bekommen die Augen auf ihrer Hand als Minuspunkte.',
      example:
        'Du legst 9-1 an, danach kann niemand mehr weiter. Du hast zuletzt angelegt und bekommst 0, trotz 8-7 auf der Hand. Die anderen bekommen 4 und 16.',
    },
    'chickenfoot.blank': {
      title: 'Das Doppel-Blank',
      text: 'Bleibt dir das Doppel-Blank 0-0 auf der Hand, zählt es 25 Minuspunkte.',
      example:
        'Du legst deinen letzten Stein 9-9. Dein Gegenüber hat noch 2-1 und 0-0 und bekommt 3 + 25 = 28 Minuspunkte.',
    },
    'chickenfoot.end': {
      title: '121 Minuspunkte',
      text: 'Hat jemand 121 Minuspunkte erreicht, ist die Partie zu Ende. Wer die wenigsten hat, gewinnt.',
      ruling: 'Die 121 Punkte prüft ihr nach jeder Runde. Bei Gleichstand gewinnen mehrere.',
      example:
        'Dein Gegenüber hat 120 Punkte. Du legst 9-9, und für 1-0 kommt 1 dazu: Bei 121 ist die Partie zu Ende, und du gewinnst sie mit 0.',
    },
  },
  introduction: [
    'Du hast mit 9-9 den höchsten Pasch und beginnst. Lege ihn: Der erste Pasch ist keine Hühnerkralle.',
    'Lege 3-3 an die 3 von 9-3. Hühnerkralle! Dieser Pasch braucht drei Zehen.',
    'Die erste Zehe 3-2 liegt schon. Lege 3-1 als zweite an: Anderswo darf noch niemand anlegen.',
    'Dein Gegenüber hatte keine 3 und hat einen Stein gezogen, der nicht passt. Lege 3-0 als dritte Zehe: Die Hühnerkralle ist fertig.',
    'Jetzt sind wieder alle Enden offen, und an 9-9 liegt nun 9-5. Lege 5-1 an die 5.',
    '2-2 ist eine neue Hühnerkralle, und dein 4-2 passt. Lege deinen letzten Stein als Zehe: Domino! 0 Minuspunkte für dich, die Runde ist gewonnen.',
  ],
};
