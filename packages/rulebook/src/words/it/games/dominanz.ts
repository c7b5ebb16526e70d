import type { rules } from '../../../games/dominanz.ts';
import type * as positions from '../../../positions/dominanz.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  aim: 'Prendi tessere e raccogli numeri nelle tue 7 righe. Una riga ti dà punti se la tua somma è più alta dell’altra, ma al massimo il doppio. Un gioco di Hartmut Kommerell.',
  needs:
    'Le 28 tessere con i numeri da 1 a 7 del set da doppio nove. Carta e matita: un foglio con le righe da 1 a 7 per tutti e due.',
  turn: [
    'Prendi una tessera scoperta.',
    'Uno dei suoi numeri è la riga: lì scrivi l’altro numero.',
    'In una riga si somma tutto.',
  ],
  rules: {
    'dominanz.layout': {
      title: 'La preparazione',
      text: 'Giocate in due, con le 28 tessere che hanno solo numeri da 1 a 7. Stanno tutte scoperte sul tavolo; le altre non servono. Fate una tabella con le righe da 1 a 7 e una colonna a testa.',
      example:
        'Le 28 tessere da 1-1 a 7-7 sono tutte scoperte. Nelle due colonne le righe sono ancora vuote.',
    },
    'dominanz.take': {
      title: 'Prendere e scrivere',
      text: 'Prendete una tessera a turno. Uno dei suoi numeri è la riga della tua colonna, e lì scrivi l’altro numero: con 5-3 scrivi 3 nella riga 5 oppure 5 nella riga 3. In una riga si somma tutto.',
      example:
        'Nella tua riga 6 c’è un 2. Prendi 6-5 e aggiungi il 5: fa 7. Nella riga 2 non puoi scrivere 6-5.',
    },
    'dominanz.prescribe': {
      title: 'Scrivere per l’altro',
      text: 'Chi hai di fronte ha una riga ancora vuota, e resta una sola tessera con quel numero? Allora puoi scriverla tu in quella riga. Per questo chi hai di fronte salta il suo prossimo turno.',
      ruling:
        'Puoi scrivere per l’altro nel tuo turno, prima di prendere una tessera per te, e una volta sola per turno. Poi prendi come sempre una tessera per te, se ce n’è ancora una.',
      example:
        '7-1 era l’ultima tessera con un 1. Hai scritto il 7 nella riga 1 dell’altra colonna, che era vuota. Prendi 2-2, e tocca ancora a te.',
    },
    'dominanz.score': {
      title: 'Chi vince la riga',
      text: 'In ogni riga vince la somma più alta, se è al massimo il doppio dell’altra. Chi vince la riga riceve come punti l’altra somma. Se le somme sono uguali, o se una è più del doppio dell’altra, nessuno riceve niente.',
      example:
        'Riga 6, 14 a 7: ricevi 7 punti. Riga 7, 12 a 9: ne ricevi 9. Riga 1, 9 a 2: è troppo, niente. In tutto fanno 16.',
    },
    'dominanz.end': {
      title: 'La fine',
      text: 'Quando tutte le tessere sono state prese, il gioco è finito e si contano i punti. Vince chi ne ha di più.',
      example: 'Prendi 7-5, l’ultima tessera. Il gioco è finito, e vinci per 16 punti a 9.',
    },
  },
  introduction: [
    'Tutte le tessere sono scoperte. Prendi 6-1 e scrivi il 6 nella tua riga 1.',
    'Chi hai di fronte lascia vuota la riga 1 per non darti niente. Prendi lo stesso 4-1: 6 + 4 fanno 10 nella tua riga 1.',
    'Va bene anche un doppio: prendi 1-1, e la tua riga 1 arriva a 11.',
    'Solo 7-1 ha ancora un 1, e nell’altra colonna la riga 1 è vuota: scrivi lì il 7! 11 non è più del doppio di 7, quindi ricevi 7 punti.',
    'Ora prendi una tessera per te. Chi hai di fronte ha 1 nella riga 2. Prendi 2-2: il tuo 2 è più alto, ma non più del doppio.',
    'Chi hai di fronte salta il turno: tocca ancora a te. Prendi 3-2 e scrivi il 2 nella riga 3. Si va avanti fino all’ultima tessera.',
  ],
};
