import type { rules } from '../../../../games/shared/domino.ts';
import type * as positions from '../../../../positions/shared/domino.ts';
import type { Chapter } from '../../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  rules: {
    'domino.deal': {
      title: 'Mischen und nehmen',
      text: 'Mischt die Steine verdeckt. Alle nehmen so viele, wie das Spiel sagt, und zeigen sie niemandem. Die übrigen Steine sind der Vorrat, wenn das Spiel nichts anderes sagt.',
      example: 'Zu dritt habt ihr je 5 Steine genommen. Die übrigen 13 von 28 sind der Vorrat.',
    },
    'domino.open': {
      title: 'Wer beginnt',
      text: 'Den Anfang macht, wer den höchsten Pasch hat. Ist bei niemandem ein Pasch dabei, beginnt, wer den Stein mit den meisten Augen hat.',
      example:
        'Wer links von dir sitzt, hat mit 3-3 den höchsten Pasch und beginnt. Dein 6-5 hat mehr Augen, ist aber kein Pasch.',
    },
    'domino.open.tie': {
      title: 'Gleich viele Augen am Anfang',
      ruling:
        'Haben zwei Steine gleich viele Augen, vergleicht ihre größere Hälfte. Der Stein, bei dem sie höher ist, gilt als höher: 9-6 kommt vor 8-7.',
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
      example:
        'Du hast 6-6 gelegt. Wer links von dir sitzt, legt 6-1 an. Danach geht es im Uhrzeigersinn weiter.',
    },
    'domino.match': {
      title: 'Gleich an gleich',
      text: 'Du legst einen Stein so an ein offenes Ende, dass sich gleiche Hälften berühren: 5 an 5. Die andere Hälfte deines Steins ist das neue offene Ende.',
      example:
        'Dein 5-0 passt an die 5, und die 0 ist das neue Ende. Dein 4-2 passt weder an die 5 noch an die 6.',
    },
    'domino.ends': {
      title: 'Die Reihe und ihre Enden',
      text: 'Die Steine bilden eine Reihe mit zwei offenen Enden. Ein Pasch liegt quer in der Reihe und zeigt seine Zahl nur einmal. Hat ein Spiel mehr Enden oder zählt es einen Pasch anders, steht das in seinen Regeln.',
      example: 'An 5-5 liegt schon 5-1. Dein 5-2 darf nicht mehr dorthin: Offen sind nur die 1 und die 6.',
    },
    'domino.must': {
      title: 'Wer anlegen kann, muss',
      ruling:
        'Passt einer deiner Steine, musst du anlegen. Welchen Stein du nimmst, entscheidest du. Anders ist es nur dort, wo ein Spiel es ausdrücklich erlaubt.',
      example: '6-2 und 6-1 passen beide an die 6. Du darfst dir einen davon aussuchen, aber nicht passen.',
    },
    'domino.reserve': {
      title: 'Die letzten zwei bleiben liegen',
      text: 'Die letzten zwei Steine im Vorrat werden nie gezogen.',
      example:
        'Im Vorrat liegen nur noch die letzten zwei. Du legst 6-6 und ziehst nichts: Du hast nur noch 6-1.',
    },
    'domino.pass': {
      title: 'Passen',
      ruling:
        'Kannst du nicht anlegen und musst auch nicht erst ziehen, passt du. Dann ist dran, wer links von dir sitzt.',
      example: 'Du hast nur 3-3 und 2-1, gebraucht wird eine 6. Du passt, und dein Gegenüber ist dran.',
    },
    'domino.out': {
      title: 'Der letzte Stein',
      text: 'Wer den letzten Stein von der Hand legt, beendet die Runde sofort und gewinnt sie. Danach wird nichts mehr gezogen.',
      example:
        'Du legst deinen letzten Stein 6-1 an. Die Runde ist vorbei, du gewinnst, und die 3 Steine im Vorrat bleiben dort.',
    },
    'domino.blocked': {
      title: 'Gesperrt',
      text: 'Die Runde endet auch, wenn niemand anlegen kann und nichts mehr zu ziehen ist. Dann ist sie sofort vorbei, ohne dass erst noch alle passen. Es gewinnt, wer die wenigsten Augen auf der Hand hat, wenn das Spiel nichts anderes sagt.',
      example:
        'Du legst 6-6. Niemand hat noch eine 6, und zu ziehen gibt es nichts: Die Runde ist vorbei. Mit 1-0 gewinnst du gegen 5-5 und 4-3.',
    },
    'domino.blocked.tie': {
      title: 'Gesperrt und gleich viele Augen',
      ruling:
        'Haben mehrere die wenigsten Augen, wenn die Runde gesperrt ist, gewinnen sie zusammen. Punkte bekommt dann niemand.',
      example:
        'Nach deinem 6-6 geht nichts mehr. Dein 4-3 und 5-2 links von dir haben je 7 Augen: Ihr gewinnt zusammen, ohne Punkte.',
    },
    'domino.score': {
      title: 'Punkte für den Sieg',
      text: 'Wer die Runde gewinnt, bekommt für jedes Auge, das die anderen noch auf der Hand haben, 1 Punkt.',
      example:
        'Du legst deinen letzten Stein 6-6. Die anderen haben noch 5-4, 3-2 und 1-0: Das sind 15 Augen, also 15 Punkte für dich.',
    },
    'domino.match.length': {
      title: 'Wie lange eine Partie dauert',
      text: 'Vereinbart vorher, wie viele Runden ihr spielt (am besten ein- oder mehrmals so viele, wie ihr seid) oder bis zu wie vielen Punkten; das prüft ihr nach jeder Runde. Sonst gibt es so viele Runden wie Leute am Tisch. Die meisten Punkte gewinnen, gleich viele gewinnen gemeinsam. Sagt ein Spiel etwas anderes, gilt das.',
      example:
        'Ihr habt 2 Runden vereinbart, und mit 6-6 endet die zweite. Es steht 9 zu 1: Du gewinnst die Partie.',
    },
  },
};
