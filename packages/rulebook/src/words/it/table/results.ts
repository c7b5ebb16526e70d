import type { results as english } from '../../en/table/results.ts';
import type { Translation } from '../../translation.ts';

export const results: Translation<typeof english> = {
  // Why a round ended.
  'reason.out': 'Qualcuno ha posato l’ultima tessera o l’ultima carta.',
  'reason.blocked': 'Il gioco è bloccato.',
  'reason.exhausted': 'Non c’è più niente da pescare o da prendere.',
  'reason.locked': 'Un’estremità è stata chiusa.',
  'reason.target': 'Il punteggio è stato raggiunto.',
  'reason.passed': 'L’ultimo numero è stato raggiunto o superato.',
  'reason.goal': 'Una catena è completa.',
  'reason.stuck': 'Nessuno ha trovato il modo.',
  // … in games of which the usual words do not say it.
  'reason.nothingLeft': 'Non si può fare più niente.',
  'reason.noPair': 'Non resta nessuna coppia.',
  'reason.allTaken': 'Tutte le tessere sono prese.',
  'reason.allFound': 'Tutte le tessere sono trovate.',
  'reason.gaveUpPuzzle': 'Hai rinunciato al rompicapo.',
  'reason.squares': 'Ogni quadrato mostra quattro volte lo stesso numero.',
  'reason.wholeChain': 'La catena è completa.',
  'reason.allLaid': 'Tutte le tessere sono posate.',
  'reason.noRowEnd': 'Nessuna tessera in fondo a una fila si può posare.',
  'reason.fullHands': 'Tutte le mani piene sono posate.',
  'reason.noFit': 'Nessuna tessera si può posare.',
  'reason.noCards': 'Nessuno può posare o pescare una carta.',
  'reason.pileEmpty': 'Il mazzo è finito.',
  // Who won.
  'won.round.you': 'Hai vinto la manche.',
  'won.round.other': '{name} ha vinto la manche.',
  'won.round.several': '{names} hanno vinto insieme la manche.',
  'won.round.nobody': 'Nessuno ha vinto la manche.',
  'won.match.you': 'Hai vinto la partita!',
  'won.match.other': '{name} ha vinto la partita.',
  'won.match.several': '{names} hanno vinto insieme la partita.',
  'won.match.nobody': 'Questa volta non è andata.',
};
