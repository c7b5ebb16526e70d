import type { extras, rules } from '../../../games/carlit.ts';
import type * as positions from '../../../positions/carlit.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Gioca le tue tessere con astuzia e liberati di tutte prima degli altri.',
  needs:
    'Le 55 tessere del set da doppio nove, oppure le 28 del set da doppio sei. Carta e matita per i punti.',
  turn: [
    'Gioca una tessera a un’estremità della fila, numero accanto a numero uguale.',
    'Se nessuna delle tue tessere va bene, passa.',
    'Alla fine del turno pesca una tessera, che tu abbia giocato o no.',
  ],
  rules: {
    'carlit.deal': {
      title: 'La distribuzione',
      text: 'In 2 ognuno prende 7 tessere, in 3 o 4 ne prende 5.',
      example: 'In due avete preso 7 tessere a testa: delle 55 ne restano 41 nella riserva.',
    },
    'carlit.draw': {
      title: 'Pescare dopo ogni turno',
      text: 'Alla fine del tuo turno peschi dalla riserva, che tu abbia giocato una tessera o no.',
      ruling:
        'Peschi una tessera, finché la riserva è vuota: in questo gioco si pescano anche le ultime due.',
      example: 'Non puoi giocare, quindi passi. Peschi comunque 5-4, proprio l’ultima tessera della riserva.',
    },
  },
  adapted: {
    'domino.match': {
      text: 'Gioca una tessera a un’estremità libera in modo che si tocchino due metà uguali: un 3 accanto a un 3, un 5 accanto a un 5. L’altra metà è la nuova estremità libera.',
    },
  },
  introduction: [
    'Hai 9-9, il doppio più alto, quindi cominci tu. Giocalo: alla fine del tuo turno una nuova tessera arriva nella tua mano.',
    'Un’estremità mostra un 9, l’altra un 7. La tua 7-2 ha un 7: giocala lì.',
    'Le estremità sono 2 e 5, e tu hai solo 8-0 e 8-6. Passa: peschi comunque, qui anche dalle ultime due.',
    'Hai pescato 2-0. Giocala accanto al 2. La riserva è vuota: nessuno pesca più.',
    'Le estremità sono 0 e 3. Gioca 8-0 accanto allo 0: poi lì c’è un 8, e la tua 8-6 va bene.',
    'Chi hai di fronte non poteva giocare e ha passato. Gioca la tua ultima tessera, 8-6, accanto all’8 e vinci!',
  ],
};
