import type { rules } from '../../../games/sperr.ts';
import type * as positions from '../../../positions/sperr.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  aim: 'Du spielst wie beim Blockspiel, wartest aber auf den richtigen Moment: Hast du die wenigsten Augen auf der Hand, sperre ein Ende mit einem Pasch und beende die Runde.',
  rules: {
    'sperr.lock': {
      title: 'Ein Ende sperren',
      text: 'Statt anzulegen, darfst du ein offenes Ende mit einem Pasch sperren. Dann endet die Runde sofort. Sperr-Domino ist das Blockspiel mit dieser Regel. Ihr könnt sie auch für Domino, Peruanisches, Ungarisches und Französisches Domino, Blockspiel im Team und Tiddle-Wink vereinbaren.',
      ruling:
        'Der Pasch muss den gleichen Wert zeigen wie das Ende. Du darfst immer sperren, wenn du anlegen könntest, auch nach anderen Steinen im selben Zug. Der Pasch ist dann nicht mehr auf deiner Hand und zählt nicht mehr.',
      example:
        'Du könntest 1-1 einfach anlegen, sperrst damit aber die 1: Die Runde ist zu Ende. 6-0 bleibt auf der Hand. Er ist kein Pasch und kann nicht sperren.',
    },
    'sperr.win': {
      title: 'Die Sperre gelingt',
      text: 'Hat niemand von den anderen weniger Augen auf der Hand als du, bekommst du alle ihre Augen als Punkte. Im Team zählen die Augen beider Partner zusammen, und beide bekommen die Punkte. Beim Peruanischen Domino bekommen wie immer alle ihre Augen als Strafpunkte, auch du, und nichts zählt vierfach.',
      example:
        'Du sperrst die 1 mit 1-1 und behältst 3-0, also 3 Augen. Die anderen haben 3 und 9: Niemand hat weniger, du bekommst 12 Punkte.',
    },
    'sperr.fail': {
      title: 'Die Sperre misslingt',
      text: 'Hat jemand weniger Augen, bekommt, wer die wenigsten hat, die Augen aller anderen; bei Gleichstand gilt das für mehrere. Du verlierst das Doppelte deiner Augen. Im Team bekommen die beiden anderen eure Augen, und nur du verlierst Punkte. Beim Peruanischen Domino zählen deine Augen doppelt, die der anderen wie immer.',
      example:
        'Du sperrst die 1 mit 1-1 und behältst 5-0, aber jemand hat mit 3-0 nur 3 Augen. Dafür gibt es dort 5 + 9 = 14 Punkte, und du verlierst 10.',
    },
  },
  introduction: [
    'Du hast mit 6-6 den höchsten Pasch und beginnst. Lege ihn. Im Vorrat liegen nur die letzten zwei Steine: In dieser Runde zieht niemand.',
    'Die Enden sind 6 und 5. Lege 6-4 an die 6.',
    'Die Enden sind 4 und 3. Lege 4-1 an die 4 und hebe dir deinen Pasch auf.',
    'Du könntest die 2 jetzt mit 2-2 sperren, hättest dann aber noch 8 Augen. Lege erst 6-1 an die 1: Wenige Augen sind besser.',
    'Sperre jetzt die 2 mit 2-2! Du behältst 1-0, also 1 Auge. Die zwei Steine deines Gegenübers zählen sicher mehr.',
  ],
};
