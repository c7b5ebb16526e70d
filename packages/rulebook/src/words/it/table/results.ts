import type { results as english } from '../../en/table/results.ts';
import type { Translation } from '../../translation.ts';

export const results: Translation<typeof english> = {
  // Why a round ended.
  'reason.out': 'Qualcuno ha giocato l’ultima tessera o l’ultima carta.',
  'reason.blocked': 'Il gioco è bloccato.',
  'reason.exhausted': 'Non c’è più niente da giocare, pescare o prendere.',
  'reason.locked': 'Un’estremità è stata bloccata.',
  'reason.target': 'Il punteggio è stato raggiunto.',
  'reason.passed': 'L’ultimo numero è stato raggiunto o superato.',
  'reason.goal': 'Una catena è completa.',
  'reason.stuck': 'Nessuno ha trovato una catena.',
  // … in games of which the usual words do not say it.
  'reason.nothingLeft': 'Non si può fare più niente.',
  'reason.noPair': 'Non resta nessuna coppia.',
  'reason.allTaken': 'Tutte le tessere sono prese.',
  'reason.allFound': 'Tutte le tessere sono trovate.',
  'reason.gaveUpPuzzle': 'Hai rinunciato al rompicapo.',
  'reason.squares': 'Ogni quadrato mostra quattro volte lo stesso numero.',
  'reason.wholeChain': 'La catena è completa.',
  'reason.allLaid': 'Tutte le tessere sono nella fila.',
  'reason.noRowEnd': 'Nessuna tessera all’estremità destra di una riga va bene.',
  'reason.fullHands': 'Tutte le mani complete sono nella fila.',
  'reason.noFit': 'Nessuna tessera va bene.',
  'reason.noCards': 'Nessuno può giocare o pescare una carta.',
  'reason.pileEmpty': 'Il mazzo è finito.',
  // Who won.
  'won.round.you': 'Hai vinto la manche.',
  'won.round.other': '{name} ha vinto la manche.',
  'won.round.several': '{names} hanno vinto insieme la manche.',
  'won.round.nobody': 'Nessuno ha vinto la manche.',
  'won.match.you': 'Hai vinto la partita!',
  'won.match.other': '{name} ha vinto la partita.',
  'won.match.several': '{names} hanno vinto insieme la partita.',
  'won.match.draw': 'Pareggio.',
  'won.match.nobody': 'Questa volta non è andata.',
};
