import type { extras, rules } from '../../../games/bergen.ts';
import type * as positions from '../../../positions/bergen.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Qui non conta finire prima degli altri: gioca in modo che alla fine del tuo turno le due estremità della fila mostrino lo stesso numero. Così raccogli punti.',
  needs: 'Le 28 tessere del set da doppio sei. Carta e matita per i punti.',
  turn: [
    'Gioca una tessera a un’estremità della fila, numero accanto a numero uguale.',
    'Se nessuna va bene, pesca una tessera: se va bene puoi giocarla, se no il turno è finito.',
    'Se ora le due estremità mostrano lo stesso numero, segna 2 punti, o 3 se una è un doppio.',
  ],
  tables: {
    scoring: {
      head: ['Per che cosa', 'Punti'],
      words: {
        opening: 'La prima tessera della manche',
        double: 'Doppietta: estremità uguali, nessuna è un doppio',
        triple: 'Tripletta: estremità uguali, una è un doppio',
        highest: 'Il doppio più alto sul tavolo',
        out: 'L’ultima tessera: «Domino!»',
        blocked: 'Gioco bloccato: nessun doppio in mano, o meno pallini',
      },
    },
  },
  rules: {
    'bergen.deal': {
      title: 'La distribuzione',
      text: 'In 2 o 3 ognuno prende 6 tessere, in 4 ne prende 5.',
      example: 'In tre avete preso 6 tessere a testa: delle 28 ne restano 10 nella riserva.',
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
      text: 'Se giochi un doppio e in quel momento è il più alto sul tavolo, ricevi 2 punti.',
      ruling:
        'La prima tessera della manche dà soltanto i 2 punti dell’apertura, anche se è il doppio più alto sul tavolo.',
      example: 'Finora 1-1 è l’unico doppio sul tavolo. Giochi 5-5, che è più alto, e ricevi 2 punti.',
    },
    'bergen.double': {
      title: 'La doppietta',
      text: 'Se alla fine del tuo turno le due estremità mostrano lo stesso numero e nessuna delle due è un doppio, hai fatto una doppietta: ricevi 2 punti.',
      ruling: 'Una doppietta vale solo se hai giocato una tessera: passare o pescare non dà punti.',
      example:
        'Le estremità sono 4 e 3. Giochi 4-3 accanto al 3: ora tutte e due mostrano un 4, è una doppietta. Ricevi 2 punti.',
    },
    'bergen.triple': {
      title: 'La tripletta',
      text: 'Se alla fine del tuo turno le due estremità mostrano lo stesso numero e una delle due è un doppio, hai fatto una tripletta: ricevi 3 punti. Puoi aver giocato tu il doppio, oppure una tessera che fa il paio con un doppio già sul tavolo.',
      example:
        'Un’estremità è 1-1, l’altra un 2. Giochi 2-1 accanto al 2: ora tutte e due mostrano un 1, e una è un doppio. Ricevi 3 punti.',
    },
    'bergen.draw': {
      title: 'Pescare una tessera',
      text: 'Se non puoi giocare, peschi una tessera. Se va bene, puoi giocarla; se no, il tuo turno è finito. Si pesca finché nella riserva restano due tessere.',
      example:
        'Accanto a 1-1 non vanno bene né 5-4 né 5-3, quindi devi pescare: 6-5. Non va bene neanche questa, e tocca a chi viene dopo di te.',
    },
    'bergen.out': {
      title: 'Punti per l’ultima tessera',
      text: 'Chi gioca l’ultima tessera della mano annuncia «Domino!» e riceve 2 punti. I pallini degli altri non danno punti.',
      example:
        'Giochi 6-1, la tua ultima tessera: «Domino!» Ricevi 2 punti. La 6-5 di chi hai di fronte non ti dà nulla.',
    },
    'bergen.blocked': {
      title: 'Quando nessuno può più giocare',
      text: 'La manche finisce anche se nessuno può giocare e nella riserva restano solo due tessere. Chi non ha doppi in mano riceve 2 punti. Se sono più persone, o se tutti hanno un doppio, li riceve chi ha meno pallini.',
      ruling:
        'Se più persone non hanno doppi, si confrontano solo i loro pallini. Se più persone hanno il minor numero di pallini, nessuno riceve i 2 punti.',
      example:
        'Dopo il tuo 1-1 nessuno può giocare. Gli altri hanno 2-2 e 3-3. Tu hai 6-5 e 6-4, nessun doppio: 2 punti, più 2 per l’apertura.',
    },
    'bergen.target': {
      title: '15 o 10 punti',
      text: 'In 2 vince la partita chi arriva a 15 punti, in 3 o 4 chi arriva a 10.',
      ruling:
        'La partita si vince subito, anche nel mezzo di una manche. Prima si contano tutti i punti della tessera giocata, anche quelli per l’ultima tessera.',
      example: 'Siete in 3 e tu hai 8 punti. Aprire con 0-0 ne dà 2: fanno 10 e vinci subito la partita.',
    },
  },
  adapted: {
    'domino.must': {
      ruling:
        'Se una delle tue tessere va bene, devi giocare; scegli tu quale. Puoi tenere solo una tessera che hai appena pescato.',
    },
    'domino.blocked': {
      text: 'La manche finisce anche quando nessuno può giocare e nella riserva restano solo le ultime due tessere. Per dimostrarlo tutti scoprono le loro tessere.',
      ruling:
        'Una manche bloccata finisce subito, senza aspettare che tutti passino. Chi riceve punti lo dicono le regole sui punti.',
    },
  },
  introduction: [
    'Hai 1-1, il doppio più basso, quindi cominci tu. Giocalo: l’apertura dà 2 punti.',
    'Gioca 4-4 accanto al 4. Ora è il doppio più alto sul tavolo: 2 punti.',
    'Un’estremità è 1-1, l’altra un 6. Gioca 6-1 accanto al 6: tutte e due mostrano un 1, e una è un doppio. Una tripletta, 3 punti!',
    'Le estremità sono 5 e 1, e la tua 3-2 non va bene. Pesca una tessera.',
    'Hai pescato 5-2, e va bene. Giocala accanto al 5: ti resterà una sola tessera.',
    'Le estremità sono 2 e 3. Gioca 3-2 accanto al 3: tutte e due mostrano un 2, una doppietta da 2 punti. E altri 2 per la tua ultima tessera!',
  ],
};
