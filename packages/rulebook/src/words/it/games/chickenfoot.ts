import type { extras, rules } from '../../../games/chickenfoot.ts';
import type * as positions from '../../../positions/chickenfoot.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Libérati delle tue tessere e prendi meno punti di penalità che puoi. Dopo la prima tessera ogni doppio è una zampa di gallina, che prima ha bisogno di tre dita.',
  rules: {
    'chickenfoot.deal': {
      title: 'La distribuzione',
      text: 'Ognuno prende 24 tessere se siete in 2, 16 in 3, 12 in 4, 10 in 5, 8 in 6 e 7 in 7. Le altre tessere sono la riserva.',
      example: 'Quattro giocatori hanno preso 12 tessere a testa: delle 55 ne restano 7 nella riserva.',
    },
    'chickenfoot.open': {
      title: 'Chi comincia',
      text: 'Chi ha il doppio più alto comincia con quello.',
      ruling:
        'Questo primo doppio non è una zampa: i suoi due lati sono le due estremità libere. Se nessuno ha un doppio, comincia la tessera con più pallini.',
      example:
        '9-9 ha cominciato e non è una zampa. Perciò puoi posare subito 3-2 accanto al 3 di 9-3, anche se il primo doppio ha ancora un lato libero.',
    },
    'chickenfoot.foot': {
      title: 'La zampa di gallina',
      text: 'Ogni doppio posato in seguito è una zampa. Sul suo lato libero si devono posare tre tessere: sono le sue dita. Finché non ci sono tutte e tre, nessuno può posare altrove.',
      example:
        '3-3 è una zampa e non ha ancora dita. Perciò non puoi posare 9-5 accanto a 9-9, ma puoi posare 3-2 come dito.',
    },
    'chickenfoot.toes': {
      title: 'Tre dita',
      text: 'Quando una zampa ha le sue tre dita, tutte e tre sono estremità libere. Tornano libere anche le estremità di prima. Un dito non è mai un doppio, quindi non c’è mai più di una zampa da finire.',
      example:
        'Posi 3-0 come terzo dito di 3-3. Ora le dita con 0, 1 e 2 sono libere, e anche 9-9 lo è di nuovo.',
    },
    'chickenfoot.draw': {
      title: 'Pescare una tessera',
      ruling:
        'Se non puoi posare, peschi una tessera. Se va bene, puoi posarla o tenerla; se no, il tuo turno è finito. Le ultime due tessere della riserva non si pescano mai: allora passi.',
      example:
        'Né 5-4 né 5-3 vanno bene. Devi pescare e prendi 9-6. Va bene accanto a 9-9: puoi posarla, oppure passare e tenerla.',
    },
    'chickenfoot.score': {
      title: 'I punti di penalità',
      text: 'Chi posa l’ultima tessera della sua mano riceve 0. Se il gioco è bloccato, riceve 0 chi ha posato per ultimo. Tutti gli altri ricevono come punti di penalità i pallini che hanno in mano.',
      example:
        'Posi 9-1 e poi nessuno può più giocare. Hai posato per ultimo: ricevi 0, anche con 8-7 in mano. Gli altri ricevono 4 e 16.',
    },
    'chickenfoot.blank': {
      title: 'Il doppio bianco',
      text: '0-0 in mano conta 25 punti di penalità.',
      example:
        'Posi 9-9, la tua ultima tessera. L’altro giocatore ha ancora 2-1 e 0-0 e riceve 3 + 25 = 28 punti di penalità.',
    },
    'chickenfoot.end': {
      title: '121 punti',
      text: 'Quando qualcuno ha almeno 121 punti di penalità, la partita è finita. Vince chi ne ha meno; a pari punti si vince insieme. Potete anche decidere un altro punteggio o un numero di manche.',
      example:
        'L’altro giocatore ha 120 punti. Posi 9-9 e la sua 1-0 aggiunge 1 punto: a 121 la partita è finita, e la vinci tu con 0.',
    },
  },
  introduction: [
    'Hai 9-9, il doppio più alto, quindi cominci tu. Posalo: il primo doppio non è una zampa.',
    'Posa 3-3 accanto al 3 di 9-3. Questo doppio è una zampa di gallina e ha bisogno di tre dita.',
    'Il primo dito, 3-2, c’è già. Posa 3-1 come secondo: altrove nessuno può ancora posare.',
    'L’altro giocatore non aveva un 3 e ha pescato una tessera che non andava bene. Posa 3-0, il terzo dito: la zampa è completa.',
    'Ora tutte le estremità sono di nuovo libere, e accanto a 9-9 c’è 9-5. Posa 5-1 accanto al 5.',
    '2-2 è una nuova zampa, e la tua 4-2 va bene. Posa l’ultima tessera come dito: 0 punti di penalità, e la manche è vinta!',
  ],
};
