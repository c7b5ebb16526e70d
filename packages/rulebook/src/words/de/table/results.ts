import type { results as english } from '../../en/table/results.ts';
import type { Translation } from '../../translation.ts';

export const results: Translation<typeof english> = {
  // Why a round ended.
  'reason.out': 'Jemand hat den letzten Stein oder die letzte Karte gelegt.',
  'reason.blocked': 'Die Runde ist blockiert.',
  'reason.exhausted': 'Es gibt nichts mehr zu legen, zu ziehen oder zu nehmen.',
  'reason.locked': 'Ein Ende wurde gesperrt.',
  'reason.target': 'Jemand hat genug Punkte.',
  'reason.passed': 'Die letzte Zahl ist erreicht oder überschritten.',
  'reason.goal': 'Eine Kette ist fertig.',
  'reason.stuck': 'Niemand hat eine Kette gefunden.',
  // … in games of which the usual words do not say it.
  'reason.nothingLeft': 'Es geht nichts mehr.',
  'reason.noPair': 'Keine zwei übrigen Steine sind ein Paar.',
  'reason.allTaken': 'Alle Steine sind genommen.',
  'reason.allFound': 'Alle Steine sind gefunden.',
  'reason.gaveUpPuzzle': 'Das Rätsel ist aufgegeben.',
  'reason.squares': 'Jedes Quadrat zeigt viermal dieselbe Zahl.',
  'reason.wholeChain': 'Die Kette ist vollständig.',
  'reason.allLaid': 'Alle Steine sind gelegt.',
  'reason.noRowEnd': 'Kein Stein am Ende einer Reihe passt.',
  'reason.fullHands': 'Du hast alle Steine angelegt.',
  'reason.noFit': 'Kein Stein passt.',
  'reason.noCards': 'Niemand kann eine Karte ablegen oder ziehen.',
  'reason.pileEmpty': 'Der Nachzugstapel ist aufgebraucht.',
  // Who won.
  'won.round.you': 'Du gewinnst die Runde.',
  'won.round.other': '{name} gewinnt die Runde.',
  'won.round.several': 'Gemeinsam die Runde gewonnen: {names}.',
  'won.round.nobody': 'Niemand gewinnt die Runde.',
  'won.match.you': 'Du gewinnst die Partie!',
  'won.match.other': '{name} gewinnt die Partie.',
  'won.match.several': 'Geteilter Sieg: {names}.',
  'won.match.draw': 'Unentschieden.',
  'won.match.nobody': 'Diesmal ist es nicht aufgegangen.',
};
