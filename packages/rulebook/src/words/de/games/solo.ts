import type { extras, rules } from '../../../games/solo.ts';
import type * as positions from '../../../positions/solo/index.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Werde als Erstes alle deine Karten los. Was die anderen dann noch auf der Hand haben, zählt gegen sie.',
  needs: '112 Karten: 72 Farbkarten, 28 farbige und 12 schwarze Aktionskarten. Dazu Stift und Papier.',
  turn: [
    'Lege eine passende Karte ab: gleiche Farbe, gleiche Zahl oder gleiches Symbol; eine schwarze passt immer.',
    'Kannst oder willst du nicht, zieh 1 Karte. Passt sie, darfst du sie gleich ablegen.',
    'Rufe „SOLO!“, bevor du deine vorletzte Karte ablegst.',
  ],
  tables: {
    special: {
      head: ['Aktionskarte', 'Was sie bewirkt'],
      words: {
        skip: 'Wer als Nächstes dran wäre, setzt aus.',
        reverse: 'Die Spielrichtung dreht sich um.',
        draw2: 'Wer danach dran ist, zieht 2 Karten oder verlängert.',
        swap: 'Du tauschst alle Handkarten mit jemandem deiner Wahl.',
        wild: 'Du wünschst dir eine Farbe.',
        wild4: 'Du wünschst dir eine Farbe; wer danach dran ist, zieht 4 Karten oder verlängert.',
        rotate: 'Alle geben ihre Handkarten in Spielrichtung weiter; danach passt jede Karte.',
      },
    },
    scoring: { head: ['Karte auf der Hand', 'Minuspunkte'], words: { numbers: 'Zahlenkarten 1 bis 9' } },
  },
  rules: {
    'solo.deal': {
      title: 'Karten geben',
      text: 'Bestimmt, wer mischt und austeilt. Alle bekommen 8 Karten. Die übrigen liegen verdeckt in der Mitte: Das ist der Zugstapel. Deckt seine oberste Karte auf und legt sie offen daneben: Mit ihr beginnt der Ablagestapel.',
      example:
        'Ihr seid zu dritt und habt je 8 Karten, 1 Karte liegt offen. Von den 112 Karten bleiben also 87 im Zugstapel.',
    },
    'solo.start': {
      title: 'Wer beginnt',
      text: 'Hast du die Karten ausgeteilt, beginnt, wer links von dir sitzt. Gespielt wird zunächst im Uhrzeigersinn.',
      ruling: 'In jeder neuen Runde wandert das Geben im Uhrzeigersinn einen Platz weiter.',
      example: 'Runde 1 hast du begonnen und gewonnen. Runde 2 beginnt, wer links von dir sitzt.',
    },
    'solo.start.action': {
      title: 'Eine Aktion als erste Karte',
      text: 'Ist die erste Karte eine Aktionskarte, muss sie befolgen, wer beginnt.',
      ruling:
        'Liegt zuerst Aussetzen, setzt du aus. Nach einem Richtungswechsel beginnst du trotzdem. Bei „Zieh 2“ und „Zieh 4 + Farbenwahl“ ziehst du oder verlängerst, beim Kartentausch tauschst du zuerst, bei jeder Farbenwahl wählst du zuerst. Nach Kartentausch reihum passt jede Karte. Bis du gewählt hast, wirft niemand zwischen.',
      example:
        'Die erste Karte ist ein grüner Kartentausch. Bevor du ablegst, musst du tauschen: Du bekommst von links die grüne 4 und die grüne 6.',
    },
    'solo.match': {
      title: 'Ablegen',
      text: 'Lege eine Karte auf den Ablagestapel, die zur obersten passt: gleiche Farbe, gleiche Zahl oder gleiches Symbol. Auf eine rote 9 passt jede 9 und jede rote Karte, auch eine rote Aktionskarte. Aussetzen, Richtungswechsel, „Zieh 2“ und Kartentausch gibt es in allen vier Farben. Danach geht es in Spielrichtung weiter.',
      example:
        'Auf die grüne 5 darfst du die grüne 2 oder die gelbe 5 legen. Bei der roten 7 passt weder die Farbe noch die Zahl.',
    },
    'solo.black': {
      title: 'Schwarze Karten sind Joker',
      text: 'Eine schwarze Aktionskarte ist ein Joker: Sie passt auf jede Karte.',
      ruling:
        'Solange Strafkarten zu ziehen sind, passt keine andere schwarze Karte: Du darfst nur mit der gleichen Aktionskarte verlängern.',
      example:
        'Deine blaue 8 passt nicht auf die gelbe 3. Aber jede schwarze Karte passt: Farbenwahl, „Zieh 4 + Farbenwahl“ und Kartentausch reihum.',
    },
    'solo.draw': {
      title: 'Ziehen',
      text: 'Kannst oder willst du keine passende Karte ablegen, ziehst du 1 Karte vom Zugstapel. Passt sie, darfst du sie sofort ablegen, jetzt aber keine andere. Danach geht es in Spielrichtung weiter, wenn nicht jemand schneller zwischenwirft.',
      example:
        'Du hast die rote 3 gezogen. Sie passt auf die rote 9: Lege sie ab oder behalte sie. Deine rote 2 darfst du jetzt nicht ablegen.',
    },
    'solo.skip': {
      title: 'Aussetzen',
      text: 'Wer als Nächstes dran wäre, setzt aus und darf weder ablegen noch ziehen. Dran ist, wer danach kommt. Aussetzen passt auf die gleiche Farbe oder auf ein anderes Aussetzen.',
      example:
        'Du legst ein rotes Aussetzen ab. Wer links von dir sitzt, setzt aus, und es geht einen Platz weiter.',
    },
    'solo.reverse': {
      title: 'Richtungswechsel',
      text: 'Sofort geht es andersherum: statt im Uhrzeigersinn gegen den Uhrzeigersinn oder umgekehrt. Dran ist also, wer auf deiner anderen Seite sitzt. Die Karte passt auf die gleiche Farbe oder auf einen anderen Richtungswechsel.',
      ruling:
        'Zu zweit ist auch nach einem Richtungswechsel dein Gegenüber dran. Ihr könnt vereinbaren, dass er zu zweit wie Aussetzen wirkt. Als erste Karte dreht er auch dann nur die Richtung.',
      example:
        'Du legst einen blauen Richtungswechsel ab. Jetzt geht es andersherum: Wer rechts von dir sitzt, ist dran.',
    },
    'solo.draw2': {
      title: 'Zieh 2',
      text: 'Wer nach dir dran ist, zieht 2 Karten oder verlängert mit einem weiteren „Zieh 2“, egal in welcher Farbe. Wer danach kommt, zieht dann 4 Karten oder verlängert wieder, und so weiter. „Zieh 2“ passt auf die gleiche Farbe oder auf ein anderes „Zieh 2“.',
      example:
        'Du legst ein rotes „Zieh 2“ ab, links von dir wird mit einem grünen verlängert. Wer dann dran ist, zieht 4 Karten.',
    },
    'solo.swap': {
      title: 'Kartentausch mit einem Mitspieler',
      text: 'Legst du diese Karte ab, suchst du dir jemanden aus, und ihr beide tauscht alle eure Handkarten. Sie passt auf die gleiche Farbe oder auf einen anderen Kartentausch.',
      example:
        'Du legst einen gelben Kartentausch ab und tauschst nach rechts. Du bekommst die rote 4 und gibst die blaue 3 und die blaue 6 ab.',
    },
    'solo.wild': {
      title: 'Farbenwahl',
      text: 'Die Farbenwahl ist ein Joker und passt auf jede Karte. Sag, welche Farbe du dir wünschst: Rot, Grün, Blau oder Gelb. Die nächste Karte muss diese Farbe haben oder schwarz sein.',
      example:
        'Du legst eine Farbenwahl auf die blaue 9 und wünschst dir Rot. Jetzt passt die rote 1, aber die blaue 2 passt nicht.',
    },
    'solo.wild4': {
      title: 'Zieh 4 + Farbenwahl',
      text: 'Auch dieser Joker passt auf jede Karte. Du wünschst dir eine Farbe, und wer nach dir dran ist, muss 4 Karten ziehen oder mit der gleichen Karte verlängern. Dann sind es 8 Karten und so weiter.',
      example:
        'Du legst „Zieh 4 + Farbenwahl“ und wünschst dir Grün. Wer links von dir sitzt, zieht 4 Karten, und die Farbe ist Grün.',
    },
    'solo.debt': {
      title: 'Strafkarten und Verlängern',
      text: 'Sollst du Strafkarten ziehen, hast du die Wahl: Du ziehst sie, oder du verlängerst mit der gleichen Aktionskarte.',
      ruling:
        '„Zieh 2“ verlängerst du nur mit „Zieh 2“, „Zieh 4 + Farbenwahl“ nur mit „Zieh 4 + Farbenwahl“. Etwas anderes darfst du nicht ablegen, auch keine andere schwarze Karte. Wer zieht, nimmt alle Strafkarten auf einmal oder so viele, wie noch da sind.',
      example:
        'Ein rotes „Zieh 2“ trifft dich. Verlängere mit deinem blauen „Zieh 2“ oder zieh. Die rote 7 und „Zieh 4 + Farbenwahl“ sind verboten.',
    },
    'solo.debt.turn': {
      title: 'Nach den Strafkarten',
      text: 'Hast du Strafkarten gezogen, machst du danach deinen normalen Zug: Du legst eine Karte ab oder ziehst eine.',
      example: 'Du hast wegen „Zieh 2“ 2 Karten gezogen. Du bist immer noch dran und legst die grüne 6 ab.',
    },
    'solo.rotate': {
      title: 'Kartentausch reihum',
      text: 'Auch dieser Joker passt auf jede Karte. Alle geben ihre Handkarten vollständig an die Nachbarn weiter, und zwar in Spielrichtung. Wer danach dran ist, darf eine beliebige Karte ablegen.',
      ruling:
        'Solange der Kartentausch reihum oben liegt, dürfen alle, die dran sind, jede beliebige Karte ablegen.',
      example:
        'Kartentausch reihum: Deine blaue 1 und deine grüne 2 gehen nach links, und dort passt jetzt jede davon. Du bekommst die rote 8.',
    },
    'solo.interject': {
      title: 'Genau die gleiche Karte',
      text: 'Hast du genau die gleiche Karte wie die oberste auf dem Ablagestapel, darfst du sie sofort darauf werfen, ob du dran bist oder nicht. Danach geht es in Spielrichtung nach dir weiter. Vorsicht bei Aktionskarten: Wer dann dran ist, muss deine Karte befolgen.',
      ruling:
        'Genau gleich heißt: gleiche Farbe und gleiche Zahl oder gleiches Symbol, bei schwarzen Karten die gleiche Karte. Sind gerade Strafkarten zu ziehen, werden es 2 oder 4 mehr.',
      example:
        'Links von dir wurde eine grüne 4 abgelegt. Du wirfst deine zwischen, obwohl du nicht dran bist. Dann geht es wieder links von dir weiter.',
    },
    'solo.call': {
      title: 'Der Ruf „SOLO!“',
      text: 'Bevor du deine vorletzte Karte ablegst, musst du deutlich „SOLO!“ rufen. So sind alle gewarnt, dass du gleich nur noch 1 Karte hast. Vergisst du es, ziehst du 2 Karten.',
      ruling:
        'Hast du den Ruf vergessen, ziehst du die 2 Karten sofort, noch vor der Aktion deiner Karte. Ein Ruf, der nicht nötig ist, bewirkt nichts.',
      example:
        'Du legst die rote 1 ab und hast „SOLO!“ vergessen. Also ziehst du 2 Karten und hast jetzt 3 auf der Hand.',
    },
    'solo.out': {
      title: 'Die letzte Karte',
      text: 'Wer die letzte Karte ablegt, gewinnt, und die Runde ist sofort vorbei. Eine Aktion auf ihr gilt nicht mehr: Niemand wünscht sich etwas, tauscht, zieht oder setzt aus.',
      example:
        'Deine letzte Karte ist ein rotes „Zieh 2“. Du gewinnst die Runde sofort, und niemand muss ziehen.',
    },
    'solo.reshuffle': {
      title: 'Wenn der Zugstapel leer ist',
      ruling:
        'Ist der Zugstapel leer, wird der Ablagestapel ohne seine oberste Karte neu gemischt. Reicht das nicht, ziehst du, was da ist. Wer weder ablegen noch ziehen kann, setzt aus. Haben alle nacheinander ausgesetzt, endet die Runde, und alle bekommen Minuspunkte für ihre Handkarten.',
      example:
        'Der Zugstapel ist leer, und du ziehst. Nur die gelbe 3 bleibt liegen. Die 2 Karten darunter werden gemischt, und du bekommst die grüne 7.',
    },
    'solo.score': {
      title: 'Minuspunkte',
      text: 'Wer gewonnen hat, bekommt keine Minuspunkte. Alle anderen rechnen nach der Tabelle aus, was ihre übrigen Karten zählen. So viele Minuspunkte schreibt ihr ihnen auf.',
      example:
        'Du gewinnst. Dein Gegenüber hat noch die gelbe 7, ein grünes Aussetzen und „Zieh 4 + Farbenwahl“: 7 + 20 + 50 = 77 Minuspunkte.',
    },
    'solo.end': {
      title: 'Das Ende der Partie',
      text: 'Ihr spielt mehrere Runden, bis jemand mehr als 500 Minuspunkte hat. Dann gewinnt, wer die wenigsten hat.',
      example:
        'Jemand hat jetzt 520 Minuspunkte, also mehr als 500. Die Partie ist zu Ende, und du gewinnst mit nur 3.',
    },
  },
  introduction: [
    'Oben liegt die blaue 7. Eine Karte passt, wenn die Farbe oder die Zahl gleich ist: Lege deine blaue 2 ab.',
    'Links von dir wurde eine gelbe 2 abgelegt. Du hast genau die gleiche Karte: Wirf sie zwischen, obwohl du nicht dran bist!',
    'Ein gelbes „Zieh 2“ trifft dich. Zieh nicht, sondern verlängere mit deinem roten „Zieh 2“: Jetzt muss, wer nach dir kommt, 4 Karten ziehen.',
    'Auf die rote 4 passt keine deiner Karten. Zieh eine Karte vom Zugstapel.',
    'Eine Farbenwahl! Schwarze Karten passen auf alles. Lege sie gleich ab und wünsche dir Grün, denn du hast die grüne 6.',
    'Oben liegt die grüne 1. Rufe „SOLO!“ und lege die grüne 6 ab, denn dann hast du nur noch 1 Karte.',
    'Deine gelbe 8 passt auf die blaue 8: gleiche Zahl. Lege deine letzte Karte ab und gewinne die Runde!',
  ],
};
