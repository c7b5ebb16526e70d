import type { rules } from '../../../../games/shared/domino.ts';
import type * as positions from '../../../../positions/shared/domino.ts';
import type { Chapter } from '../../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  rules: {
    'domino.deal': {
      title: 'Mischen und nehmen',
      text: 'Mischt die Steine verdeckt auf dem Tisch. Nehmt so viele, wie das Spiel sagt, und stellt sie so vor euch auf, dass nur ihr sie seht. Die übrigen bleiben verdeckt liegen: Das ist der Vorrat, aus dem ihr später zieht.',
      example: 'Zu dritt habt ihr je 5 Steine genommen. Die übrigen 13 von 28 sind der Vorrat.',
    },
    'domino.open': {
      title: 'Wer beginnt',
      text: 'Wer den höchsten Pasch hat, beginnt. Ein Pasch ist ein Stein mit zwei gleichen Hälften, zum Beispiel 6-6 oder 9-9. Hat niemand einen Pasch, beginnt, wer den Stein mit den meisten Augen hat: 9-6 zum Beispiel hat 15.',
      example:
        'Wer links von dir sitzt, hat mit 3-3 den höchsten Pasch und beginnt. Dein 6-5 hat mehr Augen, ist aber kein Pasch.',
    },
    'domino.open.tie': {
      title: 'Gleich viele Augen am Anfang',
      ruling:
        'Haben zwei Steine gleich viele Augen, vergleicht ihre größere Hälfte. Der Stein, bei dem sie höher ist, gilt als höher: 6-3 kommt vor 5-4.',
      example:
        'Dein 8-7 hat 15 Augen, und 9-6 bei deinem Gegenüber hat auch 15. Die 9 ist höher als die 8, also beginnt dein Gegenüber.',
    },
    'domino.open.tile': {
      title: 'Der erste Stein',
      ruling: 'Wenn du beginnst, legst du genau den Stein, der dich beginnen lässt, und keinen anderen.',
      example: 'Du beginnst, weil du 6-6 hast. Also legst du 6-6 und nicht 6-5 oder 1-1.',
    },
    'domino.order': {
      title: 'Im Uhrzeigersinn',
      text: 'Gespielt wird im Uhrzeigersinn: Nach dir ist dran, wer links von dir sitzt.',
      example: 'Du hast 6-6 gelegt. Wer links von dir sitzt, legt 6-1 an. So geht es reihum weiter.',
    },
    'domino.match': {
      title: 'Gleich an gleich',
      text: 'Lege einen Stein so an ein offenes Ende, dass sich gleiche Zahlen berühren, zum Beispiel 5 an 5. Auf bunten Steinen liegt dann auch gleiche Farbe an gleicher Farbe. Die andere Hälfte deines Steins ist das neue offene Ende. Die 0 heißt auch Blank.',
      example:
        'Dein 5-0 passt an die 5, und die 0 ist das neue Ende. Dein 4-2 passt weder an die 5 noch an die 6.',
    },
    'domino.ends': {
      title: 'Die Reihe und ihre Enden',
      text: 'Die Steine bilden eine Reihe mit zwei offenen Enden. Sie liegt gerade oder biegt im rechten Winkel ab, wo immer ihr wollt. Nur berühren dürfen sich die beiden Enden nicht. Ein Pasch liegt quer in der Reihe.',
      ruling: 'Ein Pasch liegt zwar quer, zeigt seine Zahl aber nur einmal.',
      example: 'An 5-5 liegt schon 5-1. Dein 5-2 darf nicht mehr dorthin: Offen sind nur die 1 und die 6.',
    },
    'domino.must': {
      title: 'Wer anlegen kann, muss',
      ruling: 'Passt einer deiner Steine, musst du anlegen. Welchen Stein du nimmst, entscheidest du.',
      example:
        '6-2 und 6-1 passen beide an die 6. Du darfst dir einen davon aussuchen, aber nicht aussetzen.',
    },
    'domino.reserve': {
      title: 'Die letzten zwei bleiben liegen',
      text: 'Die letzten zwei Steine im Vorrat zieht man in der Regel nicht.',
      ruling: 'Die letzten zwei Steine bleiben immer im Vorrat.',
      example:
        'Im Vorrat liegen nur noch die letzten zwei. Du legst 6-6 und ziehst nichts: Du hast nur noch 6-1.',
    },
    'domino.pass': {
      title: 'Aussetzen',
      ruling:
        'Kannst du nichts anlegen und musst auch nicht erst ziehen, setzt du aus. Danach ist dran, wer links von dir sitzt.',
      example: 'Du hast nur 3-3 und 2-1, gebraucht wird eine 6. Du setzt aus, und dein Gegenüber ist dran.',
    },
    'domino.out': {
      title: 'Der letzte Stein: „Domino!“',
      text: 'Wer den letzten Stein gelegt hat, ruft „Domino!“, beendet damit die Runde und gewinnt sie.',
      ruling:
        'Das „Domino!“ ruft der Tisch, vergessen kannst du es also nicht. Danach wird nichts mehr gezogen.',
      example:
        'Du legst deinen letzten Stein 6-1 an. Domino! Die Runde ist vorbei, du gewinnst, und die 3 Steine im Vorrat bleiben dort.',
    },
    'domino.blocked': {
      title: 'Blockiert',
      text: 'Die Runde endet auch, wenn niemand mehr anlegen kann und nichts mehr zu ziehen ist. Zum Beweis deckt ihr alle eure Steine auf.',
      ruling:
        'Ist die Runde blockiert, endet sie sofort, ohne dass erst noch alle aussetzen. Es gewinnt, wer die wenigsten Augen auf der Hand hat.',
      example:
        'Du legst 6-6. Niemand hat noch eine 6, und zu ziehen gibt es nichts: Die Runde ist vorbei. Mit 1-0 gewinnst du gegen 5-5 und 4-3.',
    },
    'domino.blocked.tie': {
      title: 'Blockiert und gleich viele Augen',
      ruling:
        'Haben mehrere die wenigsten Augen, wenn die Runde blockiert ist, gewinnen sie zusammen. Punkte bekommt dann niemand.',
      example:
        'Nach deinem 6-6 geht nichts mehr. Dein 4-3 und 5-2 links von dir haben je 7 Augen: Ihr gewinnt zusammen, ohne Punkte.',
    },
    'domino.score': {
      title: 'Punkte für den Sieg',
      text: 'Wer die Runde gewinnt, bekommt für jedes Auge, das die anderen noch vor sich haben, 1 Punkt.',
      example:
        'Du legst deinen letzten Stein 6-6. Die anderen haben noch 5-4, 3-2 und 1-0: Das sind 15 Augen, also 15 Punkte für dich.',
    },
    'domino.match.length': {
      title: 'Wie lange eine Partie dauert',
      text: 'Vereinbart vorher, wie viele Runden ihr spielt. Am besten ist es ein Vielfaches eurer Anzahl, zu viert also 4, 8 oder 12. Oder ihr spielt, bis jemand eine vereinbarte Punktzahl erreicht hat.',
      ruling:
        'Vereinbart ihr nichts, gibt es so viele Runden wie Leute am Tisch. Eine Punktzahl prüft ihr nach jeder Runde. Wer die meisten Punkte hat, gewinnt; bei Gleichstand gewinnen mehrere.',
      example:
        'Ihr habt 2 Runden vereinbart, und mit 6-6 endet die zweite. Es steht 9 zu 1: Du gewinnst die Partie.',
    },
  },
};
