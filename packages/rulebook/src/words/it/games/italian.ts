import type { extras, rules } from '../../../games/italian.ts';
import type * as positions from '../../../positions/italian.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Si sommano tutte le tessere sul tavolo. Se la tua tessera porta il totale esattamente a 30, 50, 70 o 100, ricevi punti.',
  rules: {
    'italian.deal': {
      title: 'La distribuzione',
      text: 'In 3 giocatori ognuno prende 7 tessere, in 4 ne prende 6, in 5 ne prende 5.',
      example: 'Quattro giocatori hanno preso 6 tessere a testa: delle 28 ne avanzano 4.',
    },
    'italian.open': {
      title: 'Comincia il doppio più alto',
      text: 'Chi ha il doppio più alto comincia con quello. Se nessuno ha un doppio, comincia la tessera più alta.',
      example:
        'Devi cominciare con 5-5, il doppio più alto, e non con 1-0. La 6-5 di un altro giocatore ha più pallini, ma non è un doppio.',
    },
    'italian.total': {
      title: 'Sommare',
      text: 'Non serve che i numeri siano uguali. Quando tocca a te, posi una tessera a tua scelta e aggiungi i suoi pallini al totale, che tutti vedono.',
      example: 'Con 6-6 il totale è 12. Posi 5-3, anche se non ha un 6: ora il totale è 20.',
    },
    'italian.hit': {
      title: 'Fare centro',
      text: 'Se la tua tessera porta il totale esattamente a 30, 50, 70 o 100, ricevi 1, 2, 3 o 4 punti. Con il set da doppio nove ci sono anche 5 punti per 120 e 6 per 150. Potete invece decidere che un numero dia tanti punti quanto vale: 30 punti per 30 e così via.',
      ruling: '0-0 non cambia il totale, quindi non dà mai punti.',
      example: 'Il totale è 23. Posi 5-2, fai esattamente 30 e ricevi 1 punto.',
    },
    'italian.over': {
      title: 'Saltare un numero',
      text: 'Se il totale salta un numero che dà punti, quel numero è perso per questa manche. Si continua semplicemente a giocare.',
      example:
        'Il totale è 23. Posi 6-4 e salti il 30 arrivando a 33: nessuno riceve punti e tocca al giocatore successivo.',
    },
    'italian.round': {
      title: 'La fine della manche',
      ruling:
        'La manche finisce quando tutte le tessere sono posate o quando il totale ha raggiunto o superato l’ultimo numero: 100, oppure 150 con il set da doppio nove. Non si pesca. Se la tua mano è vuota, passi.',
      example:
        'Gli altri non hanno più tessere e hanno passato. Posi 1-0, l’ultima tessera di tutte, e la manche è finita.',
    },
    'italian.end': {
      title: 'La fine della partita',
      text: 'La partita finisce dopo le manche decise prima, oppure subito quando qualcuno ha almeno 51 punti (81 con il set da doppio nove). Se non decidete niente, valgono tutte e due le cose: tante manche quanti sono i giocatori, se nessuno ha prima quei punti. Vince chi ha più punti.',
      example:
        'Qui un numero dà tanti punti quanto vale, e tu ne hai 50. Posi 5-2 e arrivi a 30: ora ne hai 80, più di 51, e vinci subito la partita.',
    },
  },
  introduction: [
    'Hai 6-6, il doppio più alto, quindi cominci tu. Posalo: per ora il totale è di 12 pallini.',
    'Il totale è 27, ne mancano 3 per arrivare a 30. Posa 2-1: fai esattamente 30 e ricevi 1 punto!',
    'Il totale è 46. Posa 4-0: fa 50 e dà 2 punti.',
    'Il totale è 66. Per il 70 ti servirebbe una tessera con 4 pallini, ma non ce l’hai. Posa 5-5: il 70 sarà perso anche per gli altri.',
    'Il totale è 91, ne mancano 9 per arrivare a 100. Posa 6-3: ricevi 4 punti, la manche è finita e la vinci tu!',
  ],
};
