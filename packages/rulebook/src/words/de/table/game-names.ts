import type { GameNames } from '../../game-names.ts';

export const gameNames: GameNames = {
  carlit: {
    name: 'Domino',
    blurb: 'Das Spiel, das alle kennen: Stein an Stein, und nach jedem Zug ein neuer.',
  },
  block: { name: 'Blockspiel', blurb: 'Anlegen, ziehen und den anderen den Weg versperren.' },
  peruvian: { name: 'Peruanisches Domino', blurb: 'Minuspunkte, die bis zur letzten Runde geheim bleiben.' },
  team: { name: 'Blockspiel im Team', blurb: 'Zwei gegen zwei, in jeder Runde neu gemischt.' },
  tiddlewink: {
    name: 'Tiddle-Wink',
    blurb: '3 Steine für alle am großen Tisch, und nach einem Pasch legst du noch einmal.',
  },
  hungarian: { name: 'Ungarisches Domino', blurb: 'Lege so viele Steine hintereinander an, wie du kannst.' },
  french: {
    name: 'Französisches Domino',
    blurb: 'Ein Duell in zwei Schichten: Die Steine liegen aufeinander.',
  },
  sperr: { name: 'Sperr-Domino', blurb: 'Sperre ein Ende mit einem Pasch, wenn du dich traust.' },
  sebastopol: { name: 'Sebastopol', blurb: 'Vier Arme wachsen aus dem Sechser-Pasch.' },
  fives: { name: 'Alle Fünfe', blurb: 'Die Enden zusammen sollen 5, 10, 15 … ergeben.' },
  sevens: { name: 'Alle Sieben', blurb: 'Nachbarn ergeben zusammen 7, und die Kardinäle passen überall.' },
  matador: { name: 'Matador', blurb: 'Nachbarn ergeben zusammen 10, ein Spiel für viele.' },
  bergen: { name: 'Bergen', blurb: 'Die gleiche Zahl an beiden Enden bringt Punkte: Double und Triple.' },
  italian: { name: 'Italienisches Domino', blurb: 'Alle zählen zusammen und treffen die runden Zahlen.' },
  cyprus: { name: 'Cyprus', blurb: 'Auch Mexican Train: ein Stern mit bis zu neun Armen.' },
  chickenfoot: { name: 'Hühnerkralle', blurb: 'Jeder Pasch will zuerst drei Zehen haben.' },
  concentration: { name: 'Konzentration', blurb: 'Decke zwei Steine auf und merke dir, wo sie liegen.' },
  hektik: { name: 'Hektik-Domino', blurb: 'Alle gleichzeitig: Baue deine Kette schneller als die anderen.' },
  burg: { name: 'Burg-Domino', blurb: 'Baue in die Höhe, Ebene um Ebene, in einer langen Kette.' },
  dominanz: { name: 'Dominanz', blurb: 'Ein Denk-Duell: In jeder Zeile vorn sein, aber nicht zu weit.' },
  solo1: { name: 'Solo 1', blurb: 'Alle Steine liegen offen: Finde den Weg, alle anzulegen.' },
  solo2: { name: 'Solo 2', blurb: 'Lege alle deine Steine an, dann kommen die nächsten.' },
  fortune: { name: 'Wahrsager', blurb: 'Ein Trick: Die Enden der Kette sind vorhergesagt.' },
  dominosa: { name: 'Dominosa', blurb: 'Nur die Zahlen sind noch da: Wo lagen die Steine?' },
  quadrille: {
    name: 'Domino-Quadrat',
    blurb: 'Bedecke die Figur so, dass jedes Quadrat nur eine Zahl zeigt.',
  },
  solo: { name: 'SOLO', blurb: 'Farben, Zahlen und freche Aktionen: Wer hat zuerst keine Karten mehr?' },
  solomino: {
    name: 'SOLOmino',
    blurb: 'Hälfte auf Hälfte wächst eine Kartenschlange, an die alle anlegen.',
  },
};
