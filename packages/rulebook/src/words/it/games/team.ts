import type { extras, rules } from '../../../games/team.ts';
import type * as positions from '../../../positions/team.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Si gioca due contro due. Basta che nella tua squadra qualcuno resti senza tessere, e avete vinto la manche tutti e due.',
  needs: 'Le 28 tessere del set da doppio sei. Carta e matita per i punti.',
  turn: [
    'Gioca una tessera a un’estremità della fila, numero accanto a numero uguale.',
    'Se nessuna delle tue tessere va bene, passa.',
    'Alla fine del turno pesca una tessera, che tu abbia giocato o no. Le ultime due restano nella riserva.',
  ],
  rules: {
    'team.deal': {
      title: 'La distribuzione',
      text: 'Si gioca in 4, e ognuno prende 4 tessere.',
      example: 'In quattro avete preso 4 tessere a testa: delle 28 ne restano 12 nella riserva.',
    },
    'team.pairing': {
      title: 'Chi gioca con chi',
      text: 'Ognuno conta i pallini della sua mano. Le due mani che ne hanno di più fanno una squadra, le due che ne hanno di meno l’altra.',
      ruling:
        'Se due mani sono pari, vale di più quella con la tessera più alta: un doppio sta sopra ogni altra tessera, poi conta la somma, poi la metà maggiore. Le squadre si formano di nuovo a ogni manche.',
      example:
        'Con 6-6 e 1-0 hai 13 pallini, e chi ti siede di fronte ne ha 14 con 5-5 e 3-1: siete una squadra. Gli altri ne hanno solo 8 e 6.',
    },
    'team.score': {
      title: 'I punti della squadra',
      ruling:
        'Vince la squadra di chi gioca l’ultima tessera della mano. Se il gioco è bloccato, vince la squadra che insieme ha meno pallini. Tutti e due ricevono tanti punti quanti pallini ha in mano l’altra squadra. In parità nessuno riceve punti.',
      example:
        'Giochi la tua ultima tessera, 6-6. L’altra squadra ha ancora 4-2 e 3-2: nella tua ricevete 11 punti a testa.',
    },
    'team.talk': {
      title: 'Parlarsi in squadra',
      text: 'Decidete prima se nella stessa squadra ci si può consigliare apertamente.',
      ruling:
        'Se non decidete niente, ognuno vede solo le sue tessere. Se ci si può consigliare, vedi anche quelle dell’altra metà della tua squadra.',
    },
  },
  adapted: {
    'domino.blocked': {
      text: 'La manche finisce anche quando nessuno può giocare e non c’è più niente da pescare. Per dimostrarlo tutti scoprono le loro tessere.',
      ruling:
        'Una manche bloccata finisce subito, senza aspettare che tutti passino. La vince la squadra che insieme ha meno pallini in mano.',
    },
    'sperr.win': {
      text: 'Chi blocca deve avere meno pallini di tutti. Allora riceve come punti i pallini dell’altra squadra.',
      ruling:
        'Qui si confrontano i pallini delle due squadre: quelli della squadra che blocca possono essere pari, ma non di più. I punti vanno a tutti e due.',
    },
    'sperr.fail': {
      text: 'Se l’altra squadra ha meno pallini, riceve lei tutti i punti. Chi blocca perde due volte i pallini che ha ancora in mano.',
      ruling:
        'Qui si confrontano i pallini delle due squadre. Nell’altra squadra tutti e due ricevono i pallini della squadra che ha bloccato. Perde punti solo chi ha bloccato.',
    },
  },
  introduction: [
    'Hai 33 pallini, e anche chi ti siede di fronte. Sono le due mani più alte: siete una squadra. Il tuo 6-6 è il doppio più alto, giocalo.',
    'La tua squadra ha giocato 6-5. Gioca 5-4 accanto al 5: l’hai appena pescata, e ha più pallini di 5-3.',
    'Le estremità sono 4 e 0. Va bene solo 4-1: giocala accanto al 4. Restano solo le ultime due, non si pesca più.',
    'La tua squadra ti aiuta: 6-4 mostra un 6. Gioca lì 6-2, e ti resta una tessera sola.',
    'Gioca la tua ultima tessera, 5-3, accanto al 3. L’altra squadra ha ancora 5-2 e 3-0: 10 punti a testa nella tua!',
  ],
};
