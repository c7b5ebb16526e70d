import type { hints as english } from '../../en/table/hints.ts';
import type { Translation } from '../../translation.ts';

export const hints: Translation<typeof english> = {
  'hint.onlyPlace': '{tile} hat nur noch einen Platz.',
  'hint.onlyPartner': 'Diese {value} hat nur noch einen freien Nachbarn. Zusammen sind sie {tile}.',
  'hint.sameDomino':
    'Mit jedem freien Nachbarn ergibt diese {value} den Stein {tile}. Also liegt {tile} hier und nirgends sonst.',
  'hint.sharedCell':
    'Wo auch immer {tile} liegt, der Stein bedeckt diese {value}. Also liegt kein anderer darauf.',
  'hint.inTheWayCell':
    'Läge hier ein Stein, hätte die markierte {value} keinen freien Nachbarn mehr. Also liegt hier keiner.',
  'hint.inTheWayTile': 'Läge hier ein Stein, hätte {tile} keinen Platz mehr. Also liegt hier keiner.',
  'hint.cellsAndDominoes':
    'Für die {count} markierten Zahlen gibt es nur ebenso viele Steine: {tiles}. Also liegen diese Steine hier und nirgends sonst.',
  'hint.dominoesAndCells':
    '{tiles} haben nur die {count} markierten Zahlen, jeder eine. Also liegt kein anderer Stein darauf.',
  'hint.cellsAndPartners':
    'Die {count} markierten Zahlen haben nur ebenso viele freie Nachbarn. Also gehören diese zu keiner anderen Zahl.',
  'hint.chain':
    'Läge {tile} hier, so folgt Stein für Stein, dass am Ende etwas keinen Platz hat. Also liegt er nicht hier.',
  'hint.search': 'Hier hilft kein einzelner Gedanke. In der Lösung liegt {tile} hier.',
  'hint.wrong': 'Da stimmt etwas nicht: {tiles} kann dort nicht bleiben.',
  'hint.stray': 'So geht es nicht auf. Nimm einen Stein wieder auf.',
  'hint.twice': 'Jede andere Zahl hat schon ihre zwei Quadrate. Also zeigt das markierte Quadrat {value}.',
  'hint.touch':
    'Mit jeder anderen Zahl im markierten Quadrat könnten zwei Zahlen sich nicht mehr berühren, und ihr Stein hätte keinen Platz. Also zeigt es {value}.',
  'hint.only':
    'Die {value} braucht ein zweites Quadrat, und nur vom markierten aus berührt sie noch jede andere Zahl.',
  'hint.cell': 'Einer dieser Plätze hat keinen anderen freien Nachbarn. Also liegt {tile} hier.',
  'hint.everySquare': 'In jeder Lösung, die noch möglich ist, zeigt das markierte Quadrat {value}.',
  'hint.everyTile': 'In jeder Lösung, die noch möglich ist, liegt {tile} hier.',
  'hint.free': {
    one: 'Noch {count} Lösung ist möglich.',
    other: 'Noch {count} Lösungen sind möglich: Du hast die Wahl.',
  },
  'hint.begin': 'Es kann aufgehen: Beginne mit {tile}.',
  'hint.winning': 'Es kann noch aufgehen: Lege {tile} an {end}.',
  'hint.lost': 'Von hier aus geht es nicht mehr auf.',
  'hint.chance': 'Lege {tile} an {end}. Deine Chance: {percent}.',
};
