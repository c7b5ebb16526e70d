import type { extras, rules } from '../../../games/peruvian.ts';
import type * as positions from '../../../positions/peruvian.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Raccogli meno punti di penalità che puoi: ogni pallino che ti resta in mano conta contro di te. Dopo 7 manche vince chi ne ha meno.',
  rules: {
    'peruvian.deal': {
      title: 'La distribuzione',
      text: 'Si gioca in 4, e ognuno prende 5 tessere.',
      example: 'Quattro giocatori hanno preso 5 tessere a testa: delle 28 ne restano 8 nella riserva.',
    },
    'peruvian.score': {
      title: 'I punti di penalità',
      text: 'Alla fine di una manche ognuno riceve tanti punti di penalità quanti pallini ha ancora in mano. Chi ha posato l’ultima tessera della sua mano riceve 0.',
      example:
        'Posi la tua ultima tessera, 6-6, e ricevi 0. Gli altri ricevono 9 per 5-4, 6 per 3-2 e 1-0, e 4 per 2-2.',
    },
    'peruvian.quadruple': {
      title: 'Quattro volte i punti',
      text: 'Se la manche finisce bloccata, guarda chi ha posato per ultimo. Se non ha meno pallini di tutti, i suoi punti contano quattro volte. Se è alla pari con chi ne ha meno, non paga di più.',
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
      text: 'Il punteggio resta segreto: nessuno lo vede, nemmeno il proprio. Prima dell’ultima manche viene annunciato. Da quel momento lo conoscono tutti.',
    },
  },
  introduction: [
    'Hai 6-6, il doppio più alto, quindi cominci tu. Posalo. Ogni pallino rimasto in mano ti costa 1 punto di penalità: via prima le tessere con più pallini!',
    'Le estremità sono 6 e 2. Vanno bene 6-4, 6-2 e 4-2. Posa 6-4 accanto al 6: è quella con più pallini.',
    'Le estremità sono 2 e 1. Posa 6-2 accanto al 2: ti liberi di 8 pallini, con 4-2 sarebbero solo 6.',
    'Le estremità sono 3 e 0. Posa 5-3 accanto al 3: 3-0 ha pochi pallini e ti costa poco.',
    'Posa 4-2 accanto al 4: nessuno ha più un 2, il gioco è bloccato. Con 3-0 hai meno pallini di tutti: 3 punti di penalità, non quattro volte tanto.',
  ],
};
