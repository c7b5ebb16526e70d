import type { extras, rules } from '../../../games/bergen.ts';
import type * as positions from '../../../positions/bergen.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Posa le tessere in modo che le due estremità della fila mostrino lo stesso numero: così fai punti. Anche certi doppi danno punti, ma i pallini degli altri no.',
  rules: {
    'bergen.deal': {
      title: 'La distribuzione',
      text: 'In 2 o 3 giocatori ognuno prende 6 tessere, in 4 ne prende 5.',
      example: 'Tre giocatori hanno preso 6 tessere a testa: delle 28 ne restano 10 nella riserva.',
    },
    'bergen.open': {
      title: 'Comincia il doppio più basso',
      text: 'Chi ha il doppio più basso apre la manche con quello. Se nessuno ha un doppio, comincia la tessera più bassa. L’apertura dà 2 punti.',
      ruling:
        'La tessera più bassa è quella con meno pallini in tutto. A parità di pallini è più bassa quella con la metà maggiore più piccola: 3-1 viene prima di 4-0.',
      example:
        'Il tuo 2-2 è il doppio più basso di tutti. Devi aprire con quello, non con 5-5 o 2-1, e ricevi 2 punti.',
    },
    'bergen.highest': {
      title: 'Il doppio più alto',
      text: 'Se posi un doppio ed è il doppio più alto sul tavolo, ricevi 2 punti.',
      ruling:
        'La prima tessera della manche dà soltanto i 2 punti dell’apertura, anche se è il doppio più alto sul tavolo.',
      example: 'Finora 1-1 è l’unico doppio sul tavolo. Posi 5-5, che è più alto, e ricevi 2 punti.',
    },
    'bergen.double': {
      title: 'Estremità uguali',
      text: 'Se, dopo che hai posato, le due estremità mostrano lo stesso numero e nessuna delle due è un doppio, ricevi 2 punti. Passare o pescare non dà nulla.',
      example:
        'Le estremità sono 4 e 3. Posi 4-3 accanto al 3: ora tutte e due mostrano un 4 e ricevi 2 punti.',
    },
    'bergen.triple': {
      title: 'Estremità uguali con un doppio',
      text: 'Se, dopo che hai posato, le due estremità mostrano lo stesso numero e una delle due è un doppio, ricevi 3 punti invece di 2.',
      example:
        'Un’estremità è 1-1, l’altra un 2. Posi 2-1 accanto al 2: ora tutte e due mostrano un 1, e una è un doppio. Ricevi 3 punti.',
    },
    'bergen.draw': {
      title: 'Pescare una tessera',
      text: 'Se non puoi posare, peschi una tessera. Se va bene, puoi posarla; se no, il tuo turno è finito. Le ultime due tessere della riserva non si pescano.',
      example:
        'Accanto a 1-1 non vanno bene né 5-4 né 5-3, quindi devi pescare: 6-5. Non va bene neanche questa, e tocca al giocatore successivo.',
    },
    'bergen.out': {
      title: 'L’ultima tessera',
      text: 'Chi posa l’ultima tessera della sua mano riceve 2 punti. I pallini degli altri non danno nulla.',
      example:
        'Posi 6-1, la tua ultima tessera, e ricevi 2 punti. La 6-5 dell’altro giocatore non ti dà nulla.',
    },
    'bergen.blocked': {
      title: 'Quando nessuno può più posare',
      text: 'Se nessuno può posare e nella riserva restano solo le ultime due tessere, la manche finisce. Se un solo giocatore non ha doppi in mano, riceve 2 punti. Se sono più d’uno, o se tutti hanno un doppio, li riceve chi tra loro ha meno pallini.',
      ruling:
        'Se in una manche bloccata decidono i pallini, e più giocatori hanno il minor numero di pallini, nessuno riceve i 2 punti.',
      example:
        'Dopo il tuo 1-1 nessuno può giocare. Gli altri hanno 2-2 e 3-3. Tu hai 6-5 e 6-4, nessun doppio: 2 punti, più 2 per l’apertura.',
    },
    'bergen.target': {
      title: 'La fine della partita',
      text: 'In 2 si vince con almeno 15 punti, in 3 o 4 con almeno 10. Vinci subito, anche nel mezzo di una manche; prima si contano tutti i punti della tessera posata, anche quelli per l’ultima tessera. Potete anche decidere un altro punteggio o un numero di manche.',
      example: 'Siete in 3 e tu hai 8 punti. Aprire con 0-0 ne dà 2: fanno 10 e vinci subito la partita.',
    },
  },
  introduction: [
    'Hai 1-1, il doppio più basso, quindi cominci tu. Posalo: l’apertura dà 2 punti.',
    'Posa 4-4 accanto al 4. Ora è il doppio più alto sul tavolo: 2 punti.',
    'Un’estremità è 1-1, l’altra un 6. Posa 6-1 accanto al 6: tutte e due mostrano un 1, e una è un doppio. Sono 3 punti!',
    'Le estremità sono 5 e 1, e la tua 3-2 non va bene. Pesca una tessera.',
    'Hai pescato 5-2, e va bene. Posala accanto al 5: ti resterà una sola tessera.',
    'Le estremità sono 2 e 3. Posa 3-2 accanto al 3: tutte e due mostrano un 2 e fai 2 punti. E altri 2 per la tua ultima tessera!',
  ],
};
