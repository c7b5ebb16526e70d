import type { extras, rules } from '../../../games/french.ts';
import type * as positions from '../../../positions/french.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Ein Duell zu zweit: Werde als Erstes alle deine Steine los. Die Steine liegen in zwei Schichten, Hälfte auf Hälfte.',
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
      title: 'Zwei Schichten',
      text: 'Die passende Hälfte deines Steins kommt auf die Hälfte an einem Ende oder darunter. Hälften, die aufeinander liegen, zeigen den gleichen Wert. Der erste Stein liegt unten. Von dort wechseln sich die Schichten ab: Auf einen unteren Stein legst du deinen, unter einen oberen schiebst du ihn.',
      example:
        'Die 6 von 6-1 liegt auf der 6 von 6-3. Du schiebst 1-0 unter die 1 von 6-1: Dein Stein liegt also wieder unten.',
    },
    'french.cannot': {
      title: 'Wenn du nicht anlegen kannst',
      text: 'Kannst du nicht anlegen, hast du die Wahl: passen oder zwei Steine ziehen.',
      ruling:
        'Mit dem Ziehen endet dein Zug, auch wenn ein neuer Stein passt. Die letzten zwei Steine im Vorrat werden nie gezogen. Liegt außer ihnen nur noch einer da, ziehst du nur diesen.',
      example:
        'Weder 2-2 noch 3-3 passt. Du könntest passen, aber du ziehst 6-4 und 5-4. Dein Zug ist zu Ende, obwohl 6-4 passen würde.',
    },
    'french.end': {
      title: 'Das Ende der Runde',
      text: 'Wer als Erstes keinen Stein mehr hat, beendet die Runde und gewinnt sie.',
      ruling:
        'Passen beide direkt nacheinander, ist die Runde gesperrt. Sie ist es auch sofort, wenn niemand anlegen kann und nichts mehr zu ziehen ist. Dann gewinnt, wer die wenigsten Augen auf der Hand hat.',
      example:
        'Dein Gegenüber hat gepasst. Du könntest ziehen, passt aber auch: gesperrt. Du hast mit 1-1 nur 2 Augen, drüben sind es 10: Du bekommst 10 Punkte.',
    },
  },
  introduction: [
    'Du bist älter und darfst mit jedem Stein beginnen. Lege 6-3.',
    'Die 6 von 6-1 liegt auf der 6 deines Steins. Schiebe jetzt 1-0 unter die 1 von 6-1: Gleiche Hälften liegen aufeinander.',
    'Die Enden sind 0 und 5, und dein 4-4 passt nicht. Du könntest passen, aber ziehe lieber zwei Steine. Damit endet dein Zug.',
    'Du hast 5-4 und 4-0 gezogen, und dein Gegenüber hat gepasst. Schiebe 5-4 unter die 5.',
    'Dein Gegenüber hat wieder gepasst. Lege 4-4 oben auf die 4: Oben und unten wechseln sich ab.',
    'Dein letzter Stein 4-0 passt an die 4. Schiebe ihn unter 4-4 und gewinne!',
  ],
};
