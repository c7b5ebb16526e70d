import type { extras, rules } from '../../../games/tiddlewink.ts';
import type * as positions from '../../../positions/tiddlewink.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Liberati delle tue tessere prima degli altri. Dopo ogni doppio puoi giocare ancora.',
  needs: 'Le 28 tessere del set da doppio sei. Carta e matita per i punti.',
  turn: [
    'Gioca una tessera a un’estremità della fila, numero accanto a numero uguale. Se nessuna va bene, passa.',
    'Se era un doppio, puoi giocarne subito un’altra.',
    'Alla fine del turno pesca una tessera, che tu abbia giocato o no. Le ultime due restano nella riserva.',
  ],
  rules: {
    'tiddlewink.deal': {
      title: 'La distribuzione',
      text: 'Si gioca in 6, 7, 8 o 9, e ognuno prende solo 3 tessere.',
      example: 'In sei avete preso 3 tessere a testa: delle 28 ne restano 10 nella riserva.',
    },
    'tiddlewink.double': {
      title: 'Un doppio: ancora una volta',
      text: 'Se giochi un doppio, puoi giocare un’altra tessera. Se anche questa è un doppio, ancora una, e così via.',
      ruling:
        'Anche dopo il doppio che apre la manche puoi giocare ancora. Se non vuoi o non puoi continuare, finisci il turno. Peschi una volta sola, alla fine di tutto il turno.',
      example:
        'Dopo 6-6 puoi giocare ancora una volta o finire il turno. Giochi 6-1: non è un doppio, quindi peschi 5-4 e tocca a chi viene dopo di te.',
    },
  },
  adapted: {
    'domino.must': {
      ruling:
        'Se una delle tue tessere va bene, devi giocare; scegli tu quale. Solo la tessera in più dopo un doppio puoi anche non giocarla.',
    },
  },
  introduction: [
    'Hai 6-6, il doppio più alto, quindi cominci tu. Giocalo: dopo un doppio tocca ancora a te.',
    'Gioca subito anche 6-2. Non è un doppio: il tuo turno finisce, e una nuova tessera arriva nella tua mano.',
    'Le estremità sono 0 e 6. Gioca 5-0 accanto allo 0 e tieni il tuo doppio, 4-4, per dopo.',
    'Ora c’è un 4 libero. Gioca lì il tuo doppio, 4-4: poi tocca ancora a te.',
    'Tocca ancora a te. Gioca la tua ultima tessera, 4-0, accanto al doppio e vinci la manche!',
  ],
};
