import type { extras, rules } from '../../../games/solomino.ts';
import type * as positions from '../../../positions/solomino/index.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Werde alle deine Karten los, bevor es die anderen schaffen. Ist vorher der Ziehstapel leer, gewinnt, wer die wenigsten Karten hat.',
  rules: {
    'solomino.deal': {
      title: 'Karten geben',
      text: 'Alle bekommen 8 Karten. Die übrigen Karten sind der Ziehstapel und liegen verdeckt bereit. Seine oberste Karte wird umgedreht: Mit ihr beginnt in der Mitte die Schlange.',
      ruling: 'Ein Zeichen auf der ersten Karte der Schlange bewirkt nichts.',
      example:
        'Ihr seid zu dritt und habt je 8 Karten. Von 120 bleiben 95 im Ziehstapel. Die erste Karte zeigt ein blaues „Zieh eins“, aber niemand muss ziehen.',
    },
    'solomino.start': {
      title: 'Wer beginnt',
      text: 'Die jüngste Person beginnt. Dann geht es im Uhrzeigersinn weiter.',
      ruling: 'Jede weitere Runde beginnt die nächste Person im Uhrzeigersinn.',
      example: 'Runde 1 hast du begonnen und gewonnen. Runde 2 beginnt, wer links von dir sitzt.',
    },
    'solomino.match': {
      title: 'Was passt',
      text: 'Jede Karte hat 2 Hälften, und die Schlange hat 2 Enden. Eine Karte passt an ein Ende, wenn eine ihrer Hälften die gleiche Farbe, die gleiche Zahl oder das gleiche Zeichen hat wie die Hälfte, die dort liegt.',
      example:
        'Die Enden sind ein grünes Aussetzen und die rote 2. Deine rote 4, deine blaue 2 und dein gelbes Aussetzen passen, die gelbe 3 und die gelbe 4 nicht.',
    },
    'solomino.overlap': {
      title: 'Hälfte auf Hälfte',
      text: 'Lege die passende Hälfte deiner Karte genau auf die Hälfte am Ende der Schlange. Die andere Hälfte deiner Karte ist das neue Ende.',
      example:
        'Du legst die blaue 9 auf die blaue 6. Die andere Hälfte deiner Karte ist die blaue 3: Sie ist jetzt das rechte Ende.',
    },
    'solomino.draw': {
      title: 'Ziehen',
      text: 'Kannst oder willst du nicht anlegen, ziehst du 1 Karte. Passt sie, darfst du sie sofort anlegen oder behalten, aber jetzt keine andere anlegen. Passt sie nicht, bleibt sie auf deiner Hand. Dann ist die nächste Person dran.',
      example:
        'Du hast eine Karte mit der roten 6 gezogen. Sie passt auf die rote 2: Lege sie an oder behalte sie. Deine rote 4 darfst du jetzt nicht anlegen.',
    },
    'solomino.action': {
      title: 'Zeichen gelten sofort',
      text: 'Legst du eine Karte mit einem Zeichen an, gilt das Zeichen sofort. Es ist egal, ob es auf der Hälfte steht, die das Ende zudeckt, oder auf der Hälfte, die das neue Ende wird.',
      example:
        'Du legst die rote 2 auf die rote 2, und das blaue Aussetzen wird das neue Ende. Es gilt trotzdem: Die nächste Person wird übersprungen.',
    },
    'solomino.skip': {
      title: 'Aussetzen',
      text: 'Nach einem Aussetzen wird die nächste Person übersprungen. Die übernächste ist dran.',
      example:
        'Du legst ein rotes Aussetzen auf die rote 7. Die nächste Person wird übersprungen, und die übernächste ist dran.',
    },
    'solomino.reverse': {
      title: 'Richtungswechsel',
      text: 'Nach einem Richtungswechsel geht es sofort andersherum: statt im Uhrzeigersinn gegen den Uhrzeigersinn oder umgekehrt.',
      example:
        'Du legst einen blauen Richtungswechsel auf die blaue 4. Jetzt geht es andersherum: Wer rechts von dir sitzt, ist dran.',
    },
    'solomino.draw1': {
      title: 'Zieh eins',
      text: 'Nach „Zieh eins“ zieht die nächste Person 1 Karte oder legt selbst eine Karte mit „Zieh eins“ an, die an ein Ende passt. Dann zieht die übernächste 2 Karten oder legt noch ein „Zieh eins“ an: 3 und so weiter.',
      ruling:
        'Wer zieht, nimmt die ganze Zieh-Schuld auf einmal. Bist du dran und schuldest Karten, darfst du nur eine Karte mit „Zieh eins“ anlegen und keine andere.',
      example:
        'Du legst ein „Zieh eins“ an, die nächste Person auch. Die übernächste hat keins: Sie darf ihre blaue 9 nicht anlegen und zieht 2 Karten.',
    },
    'solomino.draw1.turn': {
      title: 'Nach der Zieh-Schuld',
      text: 'Hast du die Karten einer Zieh-Schuld gezogen, machst du danach einen normalen Zug: Du legst eine Karte an oder ziehst eine.',
      example:
        'Du hast wegen „Zieh eins“ 1 Karte gezogen. Du bist immer noch dran und legst die grüne 4 auf die grüne 5.',
    },
    'solomino.swap': {
      title: 'Tausch',
      text: 'Legst du einen Tausch an, suchst du dir eine andere Person aus. Ihr beide tauscht eure ganze Hand.',
      example:
        'Du legst einen roten Tausch an und wählst die Person rechts von dir. Du bekommst ihre 2 Karten und gibst deine 3 ab.',
    },
    'solomino.rotate': {
      title: 'Rundtausch',
      text: 'Beim Rundtausch geben alle ihre ganze Hand an die Person neben sich weiter. Wer ihn angelegt hat, sagt, ob es im oder gegen den Uhrzeigersinn geht. Die Spielrichtung ist dabei egal.',
      example:
        'Du legst einen grünen Rundtausch an und wählst: gegen den Uhrzeigersinn. Du bekommst die 2 Karten von links. Gespielt wird weiter im Uhrzeigersinn.',
    },
    'solomino.ask': {
      title: 'Frage',
      text: 'Bei einer Frage wartet die Schlange. Die oberste Karte vom Ziehstapel kommt offen vor die nächste Person. Sie muss eine Karte darauflegen, die eine genau gleiche Hälfte hat: gleiche Farbe und gleiche Zahl oder gleiches Zeichen. Der kleine Stapel wandert weiter: Nun wird auf die oberste Karte geantwortet, und so weiter.',
      example:
        'Die Karte vor dir zeigt die grüne 5 und die blaue 6. Deine grüne 4 reicht nicht. Du legst deine blaue 6 darauf, und der kleine Stapel wandert weiter.',
    },
    'solomino.ask.must': {
      title: 'Wer antworten kann, muss',
      text: 'Kannst du auf eine Frage antworten, musst du es tun. Hast du mehrere Karten mit einer genau gleichen Hälfte, suchst du dir eine aus.',
      example:
        'Die Karte vor dir zeigt die grüne 5 und die blaue 6. Du hast beide, auf 2 Karten: Lege eine davon. Den kleinen Stapel darfst du nicht nehmen.',
    },
    'solomino.ask.take': {
      title: 'Den kleinen Stapel nehmen',
      text: 'Hast du bei einer Frage keine Karte mit einer genau gleichen Hälfte, nimmst du den ganzen kleinen Stapel auf die Hand. Danach bist du dran und machst einen normalen Zug.',
      example:
        'Die oberste Karte des kleinen Stapels zeigt die grüne 4 und die grüne 3. Du hast keine von beiden, nimmst die 2 Karten des Stapels und bist dran.',
    },
    'solomino.ask.quiet': {
      title: 'Zeichen im kleinen Stapel',
      ruling: 'Zeichen auf den Karten im kleinen Stapel bewirken nichts.',
      example:
        'Die Karte vor dir zeigt „Zieh eins“ und die rote 9. Du legst ein Aussetzen mit der roten 9 darauf. Niemand muss ziehen, und niemand wird übersprungen.',
    },
    'solomino.ask.out': {
      title: 'Letzte Karte bei einer Frage',
      ruling: 'Wirst du bei einer Frage deine letzte Karte los, gewinnst du die Runde sofort.',
      example:
        'Die Karte vor dir zeigt die grüne 5 und die blaue 6. Du legst deine letzte Karte mit der blauen 6 darauf und gewinnst die Runde.',
    },
    'solomino.call': {
      title: 'Der Ruf „SOLOmino!“',
      text: 'Hast du am Ende deines Zugs nur noch 1 Karte, musst du „SOLOmino!“ rufen. So wissen die anderen Bescheid. Vergisst du den Ruf, ziehst du sofort 1 Karte.',
      ruling:
        'Auch wer durch Tausch oder Rundtausch nur 1 Karte hat, muss am Ende des eigenen Zugs rufen. Hast du eine Frage gelegt, wird erst ihre Karte aufgedeckt, dann ziehst du die Strafkarte; ist keine Karte mehr da, ziehst du keine. Antworten auf eine Frage ist kein eigener Zug, Dazwischenwerfen schon.',
      example:
        'Du legst die rote 4 an und vergisst „SOLOmino!“. Also ziehst du 1 Karte und hast jetzt 2 auf der Hand.',
    },
    'solomino.out': {
      title: 'Die letzte Karte',
      text: 'Legst du deine letzte Karte an, gewinnst du die Runde sofort. Ein Zeichen auf ihr gilt nicht mehr: Du suchst niemanden zum Tauschen aus und wählst keine Richtung.',
      example:
        'Deine letzte Karte zeigt ein rotes „Zieh eins“. Du gewinnst die Runde sofort, und niemand muss ziehen.',
    },
    'solomino.exhausted': {
      title: 'Wenn der Ziehstapel leer ist',
      text: 'Ist der Ziehstapel leer und hat noch niemand die letzte Karte gelegt, endet die Runde sofort. Wer jetzt die wenigsten Karten hat, gewinnt. Bei Gleichstand gewinnen mehrere.',
      ruling:
        'Ziehst du die letzte Karte vom Ziehstapel, darfst du sie nicht mehr anlegen, auch wenn sie passt. Läuft noch eine Frage, wird sie zu Ende gespielt, bevor die Runde endet.',
      example:
        'Rechts von dir wird die letzte Karte gezogen. Sie passt, aber die Runde ist aus. Du und die Person links habt die wenigsten Karten: Ihr gewinnt.',
    },
    'solomino.exhausted.debt': {
      title: 'Karten von der Schlange',
      text: 'Ist der Ziehstapel leer und du schuldest noch Karten wegen „Zieh eins“, nimmst du sie von der Schlange. Erst danach wird gezählt.',
      ruling:
        'Was der Ziehstapel nicht mehr hergibt, nimmst du vom rechten Ende der Schlange, die letzte Karte zuerst. Wird der Ziehstapel leer, weil jemand nach einem vergessenen Ruf zieht, trifft eine offene Zieh-Schuld die nächste Person.',
      example:
        'Du schuldest 2 Karten, aber im Ziehstapel liegt nur noch 1. Die zweite nimmst du vom rechten Ende der Schlange. So hast du am Schluss 4.',
    },
    'solomino.rounds': {
      title: 'Mehrere Runden',
      text: 'Eine Partie hat 1 Runde. Ihr könnt mehr vereinbaren: Nach jeder Runde gibt jede Karte auf der Hand 1 Strafpunkt, und wer am Ende die wenigsten hat, gewinnt. Ihr könnt auch vereinbaren, bei wie vielen Strafpunkten die Partie endet.',
      example:
        'Ihr spielt 2 Runden. Die erste hast du gewonnen, in der zweiten bleibt dir 1 Karte. Mit 1 Strafpunkt gewinnst du vor 2 und 4.',
    },
    'solomino.interject': {
      title: 'Dazwischenwerfen',
      text: 'Ihr könnt vereinbaren, dass ihr dazwischenwerfen dürft. Hat eine Hälfte deiner Karte die gleiche Farbe und die gleiche Zahl oder das gleiche Zeichen wie ein Ende, darfst du sie dort sofort anlegen, auch wenn du nicht dran bist. Danach ist die Person nach dir dran.',
      ruling:
        'Ist beim Dazwischenwerfen eine Zieh-Schuld offen, geht sie auf die Person nach dir über. Ein dazwischengeworfenes „Zieh eins“ macht sie um 1 größer. Nach einem Aussetzen trifft sie die Person, die dann dran ist, nach einer Frage die Person, die den kleinen Stapel nimmt.',
      example:
        'Du bist nicht dran und wirfst deine blaue 7 auf die blaue 7 dazwischen. Die grüne 4 auf die grüne 5 wäre verboten. Weiter geht es links von dir.',
    },
    'solomino.interject.ask': {
      title: 'Nicht während einer Frage',
      text: 'Solange eine Frage läuft, darf niemand dazwischenwerfen.',
      example:
        'Eine Frage läuft. Ein Ende ist die grüne 5, und du hast auch eine grüne 5. Dazwischenwerfen darfst du sie jetzt nicht.',
    },
  },
  introduction: [
    'Links endet die Schlange mit der grünen 5. Lege deine grüne 4 darauf: gleiche Farbe. Die gelbe 6 auf deiner Karte wird das neue Ende.',
    'Ein gelbes „Zieh eins“ trifft dich. Zieh nicht, sondern lege dein blaues „Zieh eins“ darauf: Jetzt sind es 2 Karten für die nächste Person.',
    'Jemand hat eine Frage gelegt. Die Karte vor dir zeigt die rote 8 und die grüne 6. Antworte mit deiner roten 8: Sie ist genau gleich.',
    'Die nächste Person konnte nicht antworten und nahm beide Karten. Zur blauen 9 und zur blauen 2 passt bei dir nichts: Zieh eine Karte.',
    'Ein blauer Richtungswechsel! Lege ihn gleich auf die blaue 2. Jetzt geht es andersherum, und die gelbe 8 ist das neue Ende.',
    'Rechts von dir ist nur noch 1 Karte übrig. Lege deine gelbe 1 auf die gelbe 4 und rufe „SOLOmino!“, denn auch du hast dann nur noch 1.',
    'Das rechte Ende ist noch deine rote 7. Die rote 3 passt darauf: Lege deine letzte Karte an und gewinne die Runde!',
  ],
};
