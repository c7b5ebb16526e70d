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
