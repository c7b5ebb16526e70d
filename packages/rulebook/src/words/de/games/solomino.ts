import type { extras, rules } from '../../../games/solomino.ts';
import type * as positions from '../../../positions/solomino/index.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Mau-Mau als Domino: Lege deine Karten an die Kartenschlange an und werde sie als Erstes alle los. Aber Vorsicht, die Aktionssymbole bringen alles durcheinander!',
  needs: '120 Spielkarten, dazu Stift und Papier, wenn ihr mehrere Runden spielt.',
  turn: [
    'Lege eine passende Karte an ein Ende der Kartenschlange: Kartenhälfte auf Kartenhälfte, gleiche Farbe, gleiche Zahl oder gleiches Symbol.',
    'Kannst oder willst du nicht, zieh 1 Karte. Passt sie, darfst du sie gleich anlegen.',
    'Hast du am Ende deines Zugs nur noch 1 Karte, rufe „SOLOmino!“.',
  ],
  tables: {
    special: {
      head: ['Symbol', 'Was es bewirkt'],
      words: {
        skip: 'Wer als Nächstes dran wäre, wird übersprungen.',
        reverse: 'Die Spielrichtung dreht sich um.',
        draw1: 'Wer danach dran ist, zieht 1 Karte oder verlängert.',
        swap: 'Du tauschst alle Handkarten mit jemandem deiner Wahl.',
        rotate: 'Alle geben ihre Handkarten weiter; du sagst, wie herum.',
        ask: 'Wer danach dran ist, muss eine Karte mit genau gleicher Kartenhälfte geben oder den kleinen Stapel nehmen.',
      },
    },
  },
  rules: {
    'solomino.deal': {
      title: 'Karten geben',
      text: 'Mischt alle Karten und teilt an alle 8 verdeckt aus; die nehmt ihr auf die Hand. Die übrigen Karten sind der verdeckte Nachzugstapel. Deckt seine oberste Karte auf und legt sie in die Mitte: Mit ihr beginnt die Kartenschlange.',
      ruling: 'Ein Symbol auf der ersten Karte der Kartenschlange bewirkt nichts.',
      example:
        'Ihr seid zu dritt und habt je 8 Karten. Von 120 bleiben 95 im Nachzugstapel. Die erste Karte zeigt ein blaues „Zieh 1“, aber niemand muss ziehen.',
    },
    'solomino.start': {
      title: 'Wer beginnt',
      text: 'Wer am jüngsten ist, beginnt. Gespielt wird zunächst im Uhrzeigersinn.',
      ruling: 'Jede weitere Runde beginnt einen Platz weiter im Uhrzeigersinn.',
      example: 'Runde 1 hast du begonnen und gewonnen. Runde 2 beginnt, wer links von dir sitzt.',
    },
    'solomino.match': {
      title: 'Was passt',
      text: 'Jede Karte hat 2 Kartenhälften, und die Kartenschlange hat 2 Enden. Eine Karte passt, wenn eine ihrer Hälften die gleiche Farbe, die gleiche Zahl oder das gleiche Symbol hat wie die Hälfte an einem Ende. An eine rote 2 passt also jede 2 und jede rote Hälfte.',
      example:
        'Die Enden sind ein grünes Aussetzen und die rote 2. Deine rote 4, deine blaue 2 und dein gelbes Aussetzen passen, die gelbe 3 und die gelbe 4 nicht.',
    },
    'solomino.overlap': {
      title: 'Kartenhälfte auf Kartenhälfte',
      text: 'Lege die passende Kartenhälfte deiner Karte genau auf die Kartenhälfte am Ende. Die andere Hälfte deiner Karte ist das neue Ende.',
      example:
        'Du legst die blaue 9 auf die blaue 6. Die andere Hälfte deiner Karte ist die blaue 3: Sie ist jetzt das rechte Ende.',
    },
    'solomino.draw': {
      title: 'Ziehen',
      text: 'Kannst oder willst du keine Karte anlegen, ziehst du 1 Karte vom Nachzugstapel. Passt sie, darfst du sie gleich anlegen, jetzt aber keine andere. Sonst nimmst du sie auf die Hand. Danach geht es in Spielrichtung weiter.',
      example:
        'Du hast eine Karte mit der roten 6 gezogen. Sie passt auf die rote 2: Lege sie an oder behalte sie. Deine rote 4 darfst du jetzt nicht anlegen.',
    },
    'solomino.action': {
      title: 'Symbole gelten sofort',
      text: 'Legst du eine Karte mit einem Aktionssymbol an, wird die Aktion sofort ausgeführt. Es ist egal, ob das Symbol auf der Hälfte steht, die das Ende zudeckt, oder auf der, die das neue Ende wird.',
      example:
        'Du legst die rote 2 auf die rote 2, und das blaue Aussetzen wird das neue Ende. Es gilt trotzdem: Wer links von dir sitzt, wird übersprungen.',
    },
    'solomino.skip': {
      title: 'Aussetzen',
      text: 'Wer als Nächstes dran wäre, wird übersprungen. Stattdessen ist dran, wer danach kommt.',
      example:
        'Du legst ein rotes Aussetzen auf die rote 7. Wer links von dir sitzt, wird übersprungen, und es geht einen Platz weiter.',
    },
    'solomino.reverse': {
      title: 'Richtungswechsel',
      text: 'Sofort geht es andersherum: statt im Uhrzeigersinn gegen den Uhrzeigersinn oder umgekehrt.',
      example:
        'Du legst einen blauen Richtungswechsel auf die blaue 4. Jetzt geht es andersherum: Wer rechts von dir sitzt, ist dran.',
    },
    'solomino.draw1': {
      title: 'Zieh 1',
      text: 'Wer nach dir dran ist, nimmt 1 Karte vom Nachzugstapel oder verlängert, legt also an eines der Enden selbst ein „Zieh 1“ an. Wer danach kommt, zieht dann 2 Karten oder verlängert wieder, und so weiter.',
      ruling:
        'Wer zieht, nimmt alle Strafkarten auf einmal. Sollst du Strafkarten ziehen, darfst du nur eine Karte mit „Zieh 1“ anlegen und keine andere.',
      example:
        'Du legst ein „Zieh 1“ an, links von dir wird verlängert. Wer danach kommt, hat keins, darf die blaue 9 nicht anlegen und zieht 2 Karten.',
    },
    'solomino.draw1.turn': {
      title: 'Nach den Strafkarten',
      text: 'Hast du die Strafkarten auf die Hand genommen, machst du danach deinen normalen Zug: Du legst eine Karte an oder ziehst eine.',
      example:
        'Du hast wegen „Zieh 1“ 1 Karte gezogen. Du bist immer noch dran und legst die grüne 4 auf die grüne 5.',
    },
    'solomino.swap': {
      title: 'Kartentausch mit einem Mitspieler',
      text: 'Du bestimmst jemanden, und ihr beide müsst alle eure Handkarten miteinander tauschen.',
      ruling:
        'Die deutsche Anleitung sagt „muss“, die japanische „darf“. Hier gilt die deutsche: Du musst tauschen.',
      example:
        'Du legst einen roten Kartentausch an und tauschst nach rechts. Du bekommst 2 Karten und gibst deine 3 ab.',
    },
    'solomino.rotate': {
      title: 'Kartentausch reihum',
      text: 'Alle müssen ihre Handkarten an die Nachbarn weitergeben. Wer die Karte angelegt hat, entscheidet, ob im oder gegen den Uhrzeigersinn. Die Spielrichtung ist dabei egal.',
      example:
        'Du legst einen grünen Kartentausch reihum an: gegen den Uhrzeigersinn! Du bekommst die 2 Karten von links. Gespielt wird weiter im Uhrzeigersinn.',
    },
    'solomino.ask': {
      title: 'Karte erfragen',
      text: 'Das Spiel macht kurz Pause. Vom Nachzugstapel kommt eine Karte offen vor den nächsten Platz. Wer dort sitzt, muss eine Karte mit einer genau gleichen Kartenhälfte darauflegen: Farbe und Zahl oder Symbol. Dann wandert der kleine Stapel einen Platz weiter, und es zählt die Karte, die nun oben liegt.',
      example:
        'Die Karte vor dir zeigt die grüne 5 und die blaue 6. Deine grüne 4 reicht nicht. Du legst deine blaue 6 darauf, und der kleine Stapel wandert weiter.',
    },
    'solomino.ask.must': {
      title: 'Wer eine hat, muss sie geben',
      text: 'Wird eine Karte erfragt und du hast eine mit genau gleicher Kartenhälfte, musst du sie darauflegen. Hast du mehrere, suchst du dir eine aus.',
      example:
        'Die Karte vor dir zeigt die grüne 5 und die blaue 6. Du hast beide, auf 2 Karten: Lege eine davon. Den kleinen Stapel darfst du nicht nehmen.',
    },
    'solomino.ask.take': {
      title: 'Den kleinen Stapel nehmen',
      text: 'Hast du keine Karte mit genau gleicher Kartenhälfte, musst du alle Karten des kleinen Stapels auf die Hand nehmen. Dafür bist du als Nächstes dran und machst deinen normalen Zug.',
      example:
        'Die oberste Karte des kleinen Stapels zeigt die grüne 4 und die grüne 3. Du hast keine von beiden, nimmst die 2 Karten des Stapels und bist dran.',
    },
    'solomino.ask.quiet': {
      title: 'Symbole im kleinen Stapel',
      ruling: 'Symbole auf den Karten im kleinen Stapel bewirken nichts.',
      example:
        'Die Karte vor dir zeigt „Zieh 1“ und die rote 9. Du legst ein Aussetzen mit der roten 9 darauf. Niemand muss ziehen, und niemand wird übersprungen.',
    },
    'solomino.ask.out': {
      title: 'Die letzte Karte im kleinen Stapel',
      ruling: 'Wird eine Karte erfragt und du wirst so deine letzte los, gewinnst du die Runde sofort.',
      example:
        'Die Karte vor dir zeigt die grüne 5 und die blaue 6. Du legst deine letzte Karte mit der blauen 6 darauf und gewinnst die Runde.',
    },
    'solomino.call': {
      title: 'Der Ruf „SOLOmino!“',
      text: 'Hast du am Ende deines Zugs nur noch 1 Karte auf der Hand, musst du deutlich „SOLOmino!“ rufen. So sind alle gewarnt. Vergisst du es, ziehst du sofort 1 Karte vom Nachzugstapel.',
      ruling:
        'Rufen musst du auch, wenn dir ein Kartentausch nur 1 Karte lässt. Hast du „Karte erfragen“ angelegt, wird erst die erfragte Karte aufgedeckt, dann ziehst du; ist keine Karte mehr da, ziehst du keine. Eine erfragte Karte zu geben ist kein eigener Zug, Zwischenwerfen schon.',
      example:
        'Du legst die rote 4 an und vergisst „SOLOmino!“. Also ziehst du 1 Karte und hast jetzt 2 auf der Hand.',
    },
    'solomino.out': {
      title: 'Die letzte Karte',
      text: 'Legst du deine letzte Karte an, gewinnst du, und die Runde ist sofort vorbei. Ein Aktionssymbol auf dieser Karte wird nicht mehr ausgeführt.',
      example:
        'Deine letzte Karte zeigt ein rotes „Zieh 1“. Du gewinnst die Runde sofort, und niemand muss ziehen.',
    },
    'solomino.exhausted': {
      title: 'Wenn der Nachzugstapel leer ist',
      text: 'Ist der Nachzugstapel leer und hat noch niemand alle Karten angelegt, endet die Runde sofort. Es gewinnt, wer dann am wenigsten Karten hat. Bei Gleichstand gewinnen mehrere.',
      ruling:
        'Ziehst du die letzte Karte vom Nachzugstapel, darfst du sie nicht mehr anlegen, auch wenn sie passt. Wird gerade eine Karte erfragt, spielt ihr das noch zu Ende.',
      example:
        'Rechts von dir wird die letzte Karte gezogen. Sie passt, aber die Runde ist aus. Links und bei dir sind es die wenigsten Karten: Ihr beide gewinnt.',
    },
    'solomino.exhausted.debt': {
      title: 'Strafkarten von der Kartenschlange',
      text: 'Musst du gerade wegen „Zieh 1“ noch Karten ziehen, wenn der Nachzugstapel leer wird, nimmst du sie stattdessen von der Kartenschlange. Erst dann zählt ihr, wer gewonnen hat.',
      ruling:
        'Von der Kartenschlange nimmst du am rechten Ende, die letzte Karte zuerst. Wird der Nachzugstapel leer, weil jemand nach einem vergessenen Ruf zieht, nimmt offene Strafkarten, wer als Nächstes dran wäre.',
      example:
        'Du musst 2 Karten ziehen, aber im Nachzugstapel liegt nur noch 1. Die zweite nimmst du vom rechten Ende der Kartenschlange. So hast du am Schluss 4.',
    },
    'solomino.rounds': {
      title: 'Mehrere Runden',
      text: 'Ihr könnt auch mehrere Runden spielen. Nach jeder Runde bringt jede Karte, die du noch auf der Hand hast, 1 Minuspunkt. Wer nach den vereinbarten Runden die wenigsten Minuspunkte hat, gewinnt.',
      example:
        'Ihr spielt 2 Runden. Die erste hast du gewonnen, in der zweiten bleibt dir 1 Karte. Mit 1 Minuspunkt gewinnst du vor 2 und 4.',
    },
    'solomino.interject': {
      title: 'Variante: Zwischenwerfen',
      text: 'Ihr könnt vereinbaren, dass ihr zwischenwerfen dürft. Stimmt eine Kartenhälfte deiner Karte genau mit einem Ende überein, also in Farbe und Zahl oder Symbol, darfst du sie dort sofort anlegen, auch wenn du nicht dran bist. Danach geht es nach dir weiter.',
      ruling:
        'Sind Strafkarten zu ziehen, wenn du zwischenwirfst, zieht sie, wer nach dir dran ist, oder verlängert; mit einem „Zieh 1“ wird es 1 mehr. Nach einem Aussetzen zieht sie, wer dann dran ist. Nach „Karte erfragen“ zieht sie, wer den kleinen Stapel nimmt.',
      example:
        'Du bist nicht dran und wirfst deine blaue 7 auf die blaue 7. Die grüne 4 auf die grüne 5 wäre verboten. Weiter geht es links von dir.',
    },
    'solomino.interject.ask': {
      title: 'Nicht, während erfragt wird',
      text: 'Solange eine Karte erfragt wird, darf niemand zwischenwerfen.',
      example:
        'Eine Karte wird erfragt. Ein Ende ist die grüne 5, und du hast auch eine grüne 5. Zwischenwerfen darfst du sie jetzt nicht.',
    },
  },
  introduction: [
    'Links endet die Kartenschlange mit der grünen 5. Lege deine grüne 4 darauf: gleiche Farbe. Die gelbe 6 auf deiner Karte wird das neue Ende.',
    'Ein gelbes „Zieh 1“ trifft dich. Zieh nicht, sondern verlängere mit deinem blauen „Zieh 1“: Jetzt muss, wer nach dir kommt, 2 Karten ziehen.',
    'Jemand erfragt eine Karte. Die Karte vor dir zeigt die rote 8 und die grüne 6. Lege deine rote 8 darauf: Sie ist genau gleich.',
    'Wer links von dir sitzt, hatte keine und nahm beide Karten. Zur blauen 9 und zur blauen 2 passt bei dir nichts: Zieh eine Karte.',
    'Ein blauer Richtungswechsel! Lege ihn gleich auf die blaue 2. Jetzt geht es andersherum, und die gelbe 8 ist das neue Ende.',
    'Rechts von dir ist nur noch 1 Karte übrig. Lege deine gelbe 1 auf die gelbe 4 und rufe „SOLOmino!“, denn auch du hast dann nur noch 1.',
    'Das rechte Ende ist noch deine rote 7. Die rote 3 passt darauf: Lege deine letzte Karte an und gewinne die Runde!',
  ],
};
