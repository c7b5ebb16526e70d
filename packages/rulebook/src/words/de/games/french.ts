import type { extras, rules } from '../../../games/french.ts';
import type * as positions from '../../../positions/french.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Ein Duell zu zweit: Werde als Erstes alle deine Steine los. Die Steine liegen in zwei Ebenen, Hälfte auf Hälfte.',
  needs:
    'Die 28 Steine des Sechser-Satzes (0 bis 6) oder alle 55 des Neuner-Satzes (0 bis 9), dazu Stift und Papier für die Punkte.',
  turn: [
    'Lege eine Hälfte deines Steins auf die gleiche Zahl an einem Ende oder schiebe sie darunter.',
    'Kannst du nichts anlegen, hast du die Wahl: passen oder 2 Steine ziehen.',
    'Mit dem Ziehen ist dein Zug zu Ende; die letzten zwei bleiben im Vorrat.',
  ],
  adapted: {
    'domino.match': {
      text: 'Ein Stein passt, wenn eine seiner Hälften die gleiche Zahl zeigt wie die Hälfte an einem offenen Ende. Diese beiden liegen dann aufeinander, auf bunten Steinen auch gleiche Farbe auf gleicher Farbe. Die andere Hälfte deines Steins ist das neue Ende. Die 0 heißt auch Blank.',
    },
    'domino.ends': {
      text: 'Die Steine bilden eine Reihe mit zwei offenen Enden, Hälfte auf Hälfte in zwei Ebenen. Sie liegt gerade oder biegt im rechten Winkel ab, wo immer ihr wollt. Nur berühren dürfen sich die beiden Enden nicht.',
    },
  },
  rules: {
    'french.deal': {
      title: 'Steine nehmen',
      text: 'Ihr seid zu zweit und nehmt je 8 Steine. Die übrigen Steine sind der Vorrat.',
      example: 'Zu zweit habt ihr je 8 Steine genommen. Von den 28 Steinen bleiben 12 im Vorrat.',
    },
    'french.open': {
      title: 'Wer beginnt',
      text: 'Wer älter ist, beginnt und legt einen beliebigen Stein.',
      ruling:
        'In der nächsten Runde beginnt, wer zuvor nicht begonnen hat. So wechselt ihr euch immer weiter ab, egal wer gewinnt.',
      example:
        'Du bist älter. Du beginnst mit 1-0, aber 5-3 ginge genauso. Dass dein Gegenüber 6-6 hat, spielt keine Rolle.',
    },
    'french.layers': {
      title: 'Zwei Ebenen',
      text: 'Die passende Hälfte deines Steins kommt auf die Hälfte an einem Ende, später auch darunter. So entstehen zwei Ebenen, und Hälften, die aufeinander liegen, zeigen immer die gleiche Zahl. Der erste Stein liegt unten. Auf einen unteren Stein legst du deinen, unter einen oberen schiebst du ihn.',
      example:
        'Die 6 von 6-1 liegt auf der 6 von 6-3. Du schiebst 1-0 unter die 1 von 6-1: Dein Stein liegt also wieder unten.',
    },
    'french.cannot': {
      title: 'Passen oder ziehen',
      text: 'Kannst du nichts anlegen, hast du die Wahl: Du passt, oder du ziehst 2 Steine.',
      ruling:
        'Mit dem Ziehen endet dein Zug, auch wenn du einen neuen Stein anlegen könntest. Die letzten zwei Steine im Vorrat werden nie gezogen. Liegt außer ihnen nur noch einer da, ziehst du nur diesen.',
      example:
        'Weder 2-2 noch 3-3 passt. Du könntest passen, aber du ziehst 6-4 und 5-4. Dein Zug ist zu Ende, obwohl du 6-4 anlegen könntest.',
    },
    'french.end': {
      title: 'Das Ende der Runde',
      text: 'Die Runde gewinnt, wer als Erstes alle Steine los ist; damit ist sie zu Ende.',
      ruling:
        'Passt ihr beide direkt nacheinander, ist die Runde blockiert. Sie ist es auch sofort, wenn niemand anlegen kann und nichts mehr zu ziehen ist. Dann gewinnt, wer die wenigsten Augen auf der Hand hat.',
      example:
        'Dein Gegenüber hat gepasst. Du könntest ziehen, passt aber auch: blockiert. Du hast mit 1-1 nur 2 Augen, drüben sind es 10: 10 Punkte für dich.',
    },
  },
  introduction: [
    'Du bist älter und darfst mit jedem Stein beginnen. Lege 6-3.',
    'Die 6 von 6-1 liegt auf der 6 deines Steins. Schiebe jetzt 1-0 unter die 1 von 6-1: Gleiche Hälften liegen aufeinander.',
    'Die Enden sind 0 und 5, dein 4-4 kannst du nicht anlegen. Du könntest passen, aber ziehe lieber zwei Steine. Damit endet dein Zug.',
    'Du hast 5-4 und 4-0 gezogen, und dein Gegenüber hat gepasst. Schiebe 5-4 unter die 5.',
    'Dein Gegenüber hat wieder gepasst. Lege 4-4 oben auf die 4: Oben und unten wechseln sich ab.',
    'Dein letzter Stein 4-0 passt an die 4. Schiebe ihn unter 4-4: Domino, du gewinnst!',
  ],
};
