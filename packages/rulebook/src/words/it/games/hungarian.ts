import type { extras, rules } from '../../../games/hungarian.ts';
import type * as positions from '../../../positions/hungarian.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Posa in un solo turno più tessere che puoi e tieni pochi pallini in mano. Il primo che ha più di 100 punti vince la partita.',
  rules: {
    'hungarian.deal': {
      title: 'La distribuzione',
      text: 'In 2 giocatori ognuno prende 12 tessere, in 3 ne prende 8, in 4 ne prende 6. Le altre tessere sono fuori dal gioco: non c’è riserva.',
      example:
        'Due giocatori hanno preso 12 tessere a testa. Le altre 4 delle 28 sono fuori dal gioco: non c’è riserva.',
    },
    'hungarian.run': {
      title: 'Tutte le tessere che vanno bene',
      text: 'Nel tuo turno puoi posare tutte le tessere che vanno bene, una dopo l’altra. Poi tocca al giocatore successivo.',
      ruling:
        'Se puoi posare, devi posare almeno una tessera. Poi puoi fermarti quando vuoi, anche se altre andrebbero bene: passi, e il tuo turno è finito. Passi anche quando non va bene niente.',
      example:
        'Hai già posato 6-6 e 6-5. Potresti fermarti qui, ma anche 5-4 va bene: la posi e tocca ancora a te.',
    },
    'hungarian.end': {
      title: 'Quando nessuno può più posare',
      text: 'Quando nessuno può più posare, la manche finisce. Chi ha meno pallini in mano riceve come punti i pallini rimasti in mano agli altri.',
      example:
        'Posi 6-5 e nessuno può più posare: la manche è finita. Con 1-0 hai 1 pallino in mano, l’altro giocatore ne ha 13: ricevi 13 punti.',
    },
    'hungarian.target': {
      title: 'Più di 100 punti',
      text: 'Il primo che ha più di 100 punti vince la partita. 100 esatti non bastano. Potete anche decidere un altro numero da superare o un numero di manche.',
      example:
        'Hai 100 punti, ma non bastano ancora. Posi 6-6 e la 1-0 dell’altro giocatore ti dà 1 punto: con 101 vinci la partita.',
    },
  },
  introduction: [
    'Hai 6-6, il doppio più alto, quindi cominci tu. Posalo: poi puoi continuare.',
    '6-6 mostra un 6 da tutti e due i lati, e la tua 6-5 va bene. Posa anche quella: puoi posare tutte le tessere che vanno bene.',
    'Ora le estremità sono 6 e 5. Posa 5-1 accanto al 5.',
    'Le estremità sono 6 e 1, e nessuna delle tue tessere va bene. Passa: così finisce il tuo turno.',
    'L’altro giocatore ha posato 6-4 e poi ha passato. Posa 4-3 accanto al 4.',
    'Tocca ancora a te. Posa 3-3, la tua ultima tessera, accanto al 3 e vinci la manche!',
  ],
};
