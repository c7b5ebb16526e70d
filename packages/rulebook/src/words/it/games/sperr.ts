import type { rules } from '../../../games/sperr.ts';
import type * as positions from '../../../positions/sperr.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  aim: 'Si gioca come a Blocco, ma aspetta il momento giusto: quando pensi di avere meno pallini di tutti, blocca un’estremità con un doppio, e la manche finisce.',
  needs:
    'Le 28 tessere del set da doppio sei, oppure le 55 del set da doppio nove. Carta e matita per i punti.',
  turn: [
    'Gioca una tessera a un’estremità della fila, numero accanto a numero uguale. Se nessuna va bene, passa.',
    'Oppure blocca un’estremità con un doppio uguale: la manche finisce subito.',
    'Se non hai bloccato, pesca una tessera alla fine del turno. Le ultime due restano nella riserva.',
  ],
  rules: {
    'sperr.lock': {
      title: 'Bloccare un’estremità',
      text: 'Si gioca a una variante a scelta: Blocco, Blocco a squadre, Tiddle-Wink, Domino peruviano, ungherese o francese. Se non vuoi giocare o pescare, puoi bloccare un’estremità con un doppio. Così finisce la manche.',
      ruling:
        'Il doppio deve avere lo stesso valore dell’estremità. Puoi bloccare ogni volta che potresti giocare, anche dopo altre tessere dello stesso turno. Il doppio lascia la tua mano e non conta più. Potete permetterlo anche a Domino. Se non scegliete una variante, si gioca a Blocco.',
      example:
        'Potresti giocare 1-1 come sempre, ma lo usi per bloccare l’1: la manche è finita. In mano ti resta 6-0, che non è un doppio e non può bloccare.',
    },
    'sperr.win': {
      title: 'Il blocco riesce',
      text: 'Chi blocca deve avere meno pallini di tutti. Allora riceve, come sempre, i pallini degli altri come punti.',
      ruling: 'Basta essere alla pari: il blocco riesce se nessuno ha meno pallini di chi blocca.',
      example:
        'Blocchi l’1 con 1-1 e ti resta 3-0, cioè 3 pallini. Gli altri ne hanno 3 e 9: nessuno ne ha meno di te, ricevi 12 punti.',
    },
    'sperr.fail': {
      title: 'Il blocco fallisce',
      text: 'Se qualcuno ha meno pallini di chi blocca, tutti i punti vanno a questa persona. Chi blocca perde due volte i pallini che ha ancora in mano.',
      ruling:
        'I punti vanno a chi ha meno pallini di tutti, e sono i pallini di tutti gli altri. In parità li riceve ognuno di loro.',
      example:
        'Blocchi l’1 con 1-1 e ti resta 5-0, ma qualcuno con 3-0 ha solo 3 pallini: riceve 5 + 9 = 14 punti, e tu ne perdi 10.',
    },
  },
  introduction: [
    'Hai 6-6, il doppio più alto, quindi cominci tu. Giocalo. Nella riserva ci sono solo le ultime due tessere: in questa manche non si pesca.',
    'Le estremità sono 6 e 5. Gioca 6-4 accanto al 6.',
    'Le estremità sono 4 e 3. Gioca 4-1 accanto al 4 e tieni il doppio per dopo.',
    'Potresti già bloccare il 2 con 2-2, ma ti resterebbero 8 pallini. Prima gioca 6-1 accanto all’1: meno pallini hai, meglio è.',
    'Ora blocca il 2 con 2-2! Ti resta 1-0, cioè 1 pallino. Le due tessere di chi hai di fronte ne hanno di sicuro di più.',
  ],
};
