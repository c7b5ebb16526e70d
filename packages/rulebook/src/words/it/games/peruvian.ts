import type { extras, rules } from '../../../games/peruvian.ts';
import type * as positions from '../../../positions/peruvian.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Prendi meno punti di penalità possibile: ogni pallino che ti resta in mano conta contro di te.',
  needs: 'Le 28 tessere del set da doppio sei. Carta e matita per i punti di penalità.',
  turn: [
    'Gioca una tessera a un’estremità della fila, numero accanto a numero uguale.',
    'Se nessuna delle tue tessere va bene, passa.',
    'Alla fine del turno pesca una tessera, che tu abbia giocato o no. Le ultime due restano nella riserva.',
  ],
  rules: {
    'peruvian.deal': {
      title: 'La distribuzione',
      text: 'Si gioca in 4, e ognuno prende 5 tessere.',
      example: 'In quattro avete preso 5 tessere a testa: delle 28 ne restano 8 nella riserva.',
    },
    'peruvian.score': {
      title: 'I punti di penalità',
      text: 'Quando nessuno può più giocare, la manche finisce e ognuno segna come punti di penalità i pallini che ha ancora in mano.',
      ruling:
        'Anche quando qualcuno gioca l’ultima tessera della mano, gli altri segnano i pallini che hanno in mano. Chi ha finito riceve 0.',
      example:
        'Giochi la tua ultima tessera, 6-6, e ricevi 0. Gli altri ricevono 9 per 5-4, 6 per 3-2 e 1-0, e 4 per 2-2.',
    },
    'peruvian.quadruple': {
      title: 'Quattro volte i punti',
      text: 'Se la manche finisce bloccata, guardate chi ha giocato l’ultima tessera. Se non ha meno pallini di tutti, i suoi punti contano quattro volte.',
      ruling:
        'Chi ha giocato l’ultima tessera ed è alla pari con chi ha meno pallini non li conta quattro volte.',
      example:
        'Il tuo 6-6 blocca la manche. La tua 2-0 ha 2 pallini, ma 1-0 alla tua sinistra ne ha meno: ricevi 4 volte 2, cioè 8 punti di penalità.',
    },
    'peruvian.rounds': {
      title: 'Sette manche',
      text: 'Una partita dura 7 manche. Alla fine vince chi ha meno punti di penalità.',
      example:
        'La settima manche finisce con 6-6. Tu hai 0 punti, gli altri ne hanno 7, 14 e 21: vinci la partita.',
    },
    'peruvian.secret': {
      title: 'Il punteggio segreto',
      text: 'Una persona segna in segreto i punti di tutti e li annuncia prima dell’ultima manche.',
      ruling:
        'Qui i punti li segna il tavolo: fino all’ultima manche nessuno li vede, nemmeno i propri. Poi li vedono tutti.',
    },
  },
  adapted: {
    'sperr.win': {
      text: 'Chi blocca deve avere meno pallini di tutti. Allora il blocco riesce.',
      ruling:
        'Se il blocco riesce, ognuno riceve come sempre punti di penalità per i pallini in mano, anche chi blocca, e niente conta quattro volte. Basta essere alla pari con chi ne ha meno.',
    },
    'sperr.fail': {
      text: 'Se qualcuno ha meno pallini di chi blocca, il blocco fallisce, e i pallini di chi blocca contano due volte.',
      ruling:
        'Chi blocca senza riuscirci riceve due volte i suoi pallini come punti di penalità, gli altri ricevono i loro come sempre. Niente conta quattro volte.',
    },
  },
  introduction: [
    'Hai 6-6, il doppio più alto, quindi cominci tu. Giocalo. Ogni pallino rimasto in mano ti costa 1 punto di penalità: via prima le tessere con più pallini!',
    'Le estremità sono 6 e 2. Vanno bene 6-4, 6-2 e 4-2. Gioca 6-4 accanto al 6: è quella con più pallini.',
    'Le estremità sono 2 e 1. Gioca 6-2 accanto al 2: ti liberi di 8 pallini, con 4-2 sarebbero solo 6.',
    'Le estremità sono 3 e 0. Gioca 5-3 accanto al 3: 3-0 ha pochi pallini e ti costa poco.',
    'Gioca 4-2 accanto al 4: nessuno ha più un 2, il gioco è bloccato. Con 3-0 hai meno pallini di tutti: 3 punti di penalità, non quattro volte tanto.',
  ],
};
