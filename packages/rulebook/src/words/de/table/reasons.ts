import type { reasons as english } from '../../en/table/reasons.ts';
import type { Translation } from '../../translation.ts';

export const reasons: Translation<typeof english> = {
  'why.onlyMove': 'Etwas anderes kannst du nicht tun.',
  'why.asGoodAsAny': 'So gut wie jeder andere Zug.',
  'why.bestAhead': 'Weitergedacht, kommt es am besten heraus.',
  'why.winsRound': 'Damit gewinnst du die Runde.',
  'why.usuallyWins': 'Beendet die Runde, und in {percent} aller möglichen Fälle gewinnst du sie.',
  'why.scores': { one: 'Bringt {count} Punkt.', other: 'Bringt {count} Punkte.' },
  'why.sheds': { one: 'Du wirst {count} Punkt los.', other: 'Du wirst {count} Punkte los.' },
  'why.playsAgain': 'Du darfst gleich noch einmal.',
  'why.nextMustDraw': '{name} hat nichts Passendes und muss ziehen.',
  'why.nextMustPass': '{name} hat nichts Passendes und muss aussetzen.',
  'why.nextLacks': '{name} hat gezeigt: keine {values}.',
  'why.leavesAtMost': {
    one: 'Als Nächstes ist höchstens {count} Punkt zu holen.',
    other: 'Als Nächstes sind höchstens {count} Punkte zu holen.',
  },
  'why.leavesNoPoints': 'Als Nächstes sind keine Punkte zu holen.',
  'why.keepsPlayable': 'Deine {values} bleiben spielbar.',
  'why.number': '{value}er',
  'why.fewFit': {
    one: 'Von den Steinen, die du nicht siehst, passt dann nur {count}.',
    other: 'Von den Steinen, die du nicht siehst, passen dann nur {count}.',
  },
  'why.noneFit': 'Von den Steinen, die du nicht siehst, passt dann keiner.',
  'why.shedsDouble': 'Du wirst einen Pasch los.',
  'why.opensFoot': 'Bis die Hühnerkralle voll ist, passen nur {value}er.',
  'why.drawsForMore': 'Danach hast du mehr zur Auswahl.',
  'why.keepsTile': 'Du hebst deine Steine für später auf.',
  'why.makesDraw': {
    one: 'Dann muss {name} {count} Karte ziehen.',
    other: 'Dann muss {name} {count} Karten ziehen.',
  },
  'why.skips': '{name} setzt einmal aus.',
  'why.holdsUp': {
    one: '{name} hat nur noch {count} Karte und kommt nicht als Nächstes dran.',
    other: '{name} hat nur noch {count} Karten und kommt nicht als Nächstes dran.',
  },
  'why.tradesHands': 'Du gibst {gives} Karten ab und bekommst {gets}.',
  'why.keepsWild': {
    one: 'Deine schwarze Karte hebst du auf.',
    other: 'Deine {count} schwarzen Karten hebst du auf.',
  },
  'why.keepsColour': {
    one: 'In {colour} hast du noch {count} Karte.',
    other: 'In {colour} hast du noch {count} Karten.',
  },
  'why.cardsFit': {
    one: 'Dann passt noch {count} deiner Karten.',
    other: 'Dann passen noch {count} deiner Karten.',
  },
  'why.asksNext': '{name} muss auf „Karte erfragen“ antworten.',
  'why.outOfTurn': 'Eine Karte weniger, ohne dass du dran bist.',
  'why.answersAsk': 'Du musst den kleinen Stapel nicht nehmen.',
  'why.keepsCard': 'Du hebst die Karte für später auf.',
  'why.usesAll': 'Alle deine Steine sind dabei, du gibst keinen ab.',
  'why.collects': {
    one: 'Dann hast du {count} Stein für eine Kette.',
    other: 'Dann hast du {count} Steine für eine Kette.',
  },
  'why.prepares': 'Danach ist eine Kette aus {count} Steinen möglich.',
  'why.countsRow': {
    one: 'Zeile {row} zählt dann {count} Punkt für dich.',
    other: 'Zeile {row} zählt dann {count} Punkte für dich.',
  },
  'why.takesRow': 'Zeile {row} zählt nicht mehr für {name}.',
  'why.rowStands': 'Zeile {row} steht dann {own} zu {other}.',
  'why.movesTwice': 'Du nimmst gleich noch einen Stein, und {name} setzt einmal aus.',
  'why.endsAhead': {
    one: 'Spielt ihr beide so gut es geht, gewinnst du mit {count} Punkt Vorsprung.',
    other: 'Spielt ihr beide so gut es geht, gewinnst du mit {count} Punkten Vorsprung.',
  },
  'why.endsLevel': 'Spielt ihr beide so gut es geht, endet es unentschieden.',
  'why.endsBehind': {
    one: 'Spielt ihr beide so gut es geht, fehlt dir am Ende {count} Punkt.',
    other: 'Spielt ihr beide so gut es geht, fehlen dir am Ende {count} Punkte.',
  },
  'why.movesLeft': {
    one: 'Danach fehlt deiner Kette noch {count} Zug.',
    other: 'Danach fehlen deiner Kette noch {count} Züge.',
  },
  'why.takesFrom': 'Mit {tile} hätte {name} den Pasch gewonnen.',
  'why.nobodyCan': 'Niemand kann noch eine Kette fertig bauen.',
  'why.knowsPair': '{tile} und {other} hast du gesehen: ein Paar.',
  'why.couldPair': {
    one: 'Von den {all} noch nicht gesehenen Steinen passt {count} dazu.',
    other: 'Von den {all} noch nicht gesehenen Steinen passen {count} dazu.',
  },
  'why.learns': 'Diesen Stein hat noch niemand gesehen.',
  'why.showsNothing': 'Den anderen zeigt er nichts Neues.',
};
