import type { extras, rules } from '../../../games/peruvian.ts';
import type * as positions from '../../../positions/peruvian.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Gespielt wird wie beim Blockspiel, aber gewertet wird kniffliger: Jedes Auge, das du übrig behältst, ist ein Minuspunkt. Wer nach 7 Runden die wenigsten hat, gewinnt.',
  needs: 'Die 28 Steine des Sechser-Satzes (0 bis 6), dazu Stift und Papier für die geheimen Punkte.',
  turn: [
    'Lege einen Stein an ein offenes Ende der Reihe: gleiche Zahl an gleiche Zahl.',
    'Kannst du nichts anlegen, setzt du aus.',
    'So oder so ziehst du am Ende deines Zugs einen Stein; die letzten zwei bleiben im Vorrat.',
  ],
  adapted: {
    'sperr.win': {
      text: 'Wer sperrt, muss die Runde gewinnen, also die wenigsten Augen übrig haben.',
      ruling:
        'Für eine Sperre reicht es, gleich wenige Augen zu haben wie andere. Gelingt sie, bekommen alle ihre Augen als Minuspunkte, auch du, und nichts zählt vierfach.',
    },
    'sperr.fail': {
      text: 'Hat jemand weniger Augen als du, zählen deine doppelt.',
      ruling:
        'Misslingt die Sperre, bekommst du deine Augen doppelt als Minuspunkte, die anderen ihre wie immer. Nichts zählt vierfach.',
    },
  },
  rules: {
    'peruvian.deal': {
      title: 'Steine nehmen',
      text: 'Ihr seid zu viert und nehmt je 5 Steine.',
      example: 'Zu viert habt ihr je 5 Steine genommen. Von den 28 Steinen bleiben 8 im Vorrat.',
    },
    'peruvian.score': {
      title: 'Minuspunkte',
      text: 'Kann niemand mehr legen, ist die Runde zu Ende. Dann schreibt ihr für alle die übrigen Augen als Minuspunkte auf.',
      ruling:
        'Auch wenn jemand den letzten Stein gelegt hat, bekommen die anderen ihre Augen als Minuspunkte. Wer keinen Stein mehr hat, bekommt 0.',
      example:
        'Du legst deinen letzten Stein 6-6 und bekommst 0. Die anderen bekommen 9 für 5-4, 6 für 3-2 und 1-0 sowie 4 für 2-2.',
    },
    'peruvian.quadruple': {
      title: 'Viermal so viele Minuspunkte',
      text: 'Vorsicht mit dem letzten Stein: Kann nach deinem Stein niemand mehr legen und hast du nicht die wenigsten Augen, zählen deine Punkte vierfach.',
      ruling:
        'Hat jemand anders genauso wenige Augen wie du, hast auch du die wenigsten, und nichts zählt vierfach.',
      example:
        'Nach deinem 6-6 ist die Runde blockiert. Du hast mit 2-0 noch 2 Augen, links von dir sind es mit 1-0 weniger: Du bekommst 4 mal 2, also 8 Minuspunkte.',
    },
    'peruvian.rounds': {
      title: 'Sieben Runden',
      text: 'Ihr spielt 7 Runden. Wer danach die wenigsten Minuspunkte hat, gewinnt.',
      example:
        'Mit 6-6 endet die siebte Runde. Du hast 0 Punkte, die anderen haben 7, 14 und 21: Du gewinnst die Partie.',
    },
    'peruvian.secret': {
      title: 'Geheimer Punktestand',
      text: 'Jemand von euch schreibt die Punkte heimlich mit. Erst vor der letzten Runde wird der Punktestand angesagt.',
      ruling:
        'Der Tisch schreibt mit: Bis vor der letzten Runde sieht niemand den Punktestand, auch nicht den eigenen. Von da an sehen ihn alle.',
    },
  },
  introduction: [
    'Du hast mit 6-6 den höchsten Pasch und beginnst. Lege ihn. Jedes Auge auf der Hand kostet am Ende 1 Minuspunkt: Viele Augen müssen zuerst weg!',
    'Die Enden sind 6 und 2. 6-4, 6-2 und 4-2 passen. Lege 6-4 an die 6, denn er hat die meisten Augen.',
    'Die Enden sind 2 und 1. Lege 6-2 an die 2: So wirst du 8 Augen los, mit 4-2 wären es nur 6.',
    'Die Enden sind 3 und 0. Lege 5-3 an die 3, denn 3-0 hat nur wenige Augen und kostet dich kaum etwas.',
    'Lege 4-2 an die 4: Niemand hat noch eine 2, die Runde ist blockiert. Mit 3-0 hast du die wenigsten Augen, also 3 Minuspunkte statt viermal so viele.',
  ],
};
