import type { extras, rules } from '../../../games/italian.ts';
import type * as positions from '../../../positions/italian.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Si sommano tutte le tessere sul tavolo. Se la tua porta il totale esattamente a 30, 50, 70 o 100, ricevi punti.',
  needs:
    'Le 28 tessere del set da doppio sei, oppure le 55 del set da doppio nove. Carta e matita per i punti.',
  turn: [
    'Gioca una tessera a tua scelta: non serve che i numeri siano uguali.',
    'Aggiungi i suoi pallini al totale, che si annuncia ad alta voce.',
    'Se il totale fa centro su 30, 50, 70 o 100, segna i punti. Non si pesca.',
  ],
  tables: {
    setup: { head: ['In quanti siete', 'Tessere a testa'] },
    scoring: { head: ['Totale', 'Punti'], words: { nine: '{number} (set da doppio nove)' } },
  },
  rules: {
    'italian.deal': {
      title: 'La distribuzione',
      text: 'Si gioca in 3, 4 o 5. Quante tessere prende ognuno lo dice la tabella.',
      example: 'In quattro avete preso 6 tessere a testa: delle 28 ne avanzano 4.',
    },
    'italian.open': {
      title: 'Comincia il doppio più alto',
      text: 'Chi ha il doppio più alto comincia con quello. Se nessuno ha un doppio, comincia la tessera più alta.',
      example:
        'Devi cominciare con 5-5, il doppio più alto, e non con 1-0. Qualcuno ha 6-5, con più pallini, ma non è un doppio.',
    },
    'italian.total': {
      title: 'Sommare ad alta voce',
      text: 'Non serve che i numeri siano uguali. Quando tocca a te, gioca una tessera a tua scelta. I suoi pallini si aggiungono al totale, che si annuncia ad alta voce: dopo «12» una 6-2 fa «20».',
      example: 'Con 6-6 il totale è 12. Giochi 5-3, anche se non ha un 6: ora il totale è 20.',
    },
    'italian.hit': {
      title: 'Fare centro',
      text: 'Se la tua tessera porta il totale esattamente a 30, 50, 70 o 100, ricevi i punti della tabella. Con il set da doppio nove ci sono anche 120 e 150. Oppure ogni numero dà tanti punti quanto vale: 30 punti per 30 e così via.',
      ruling: '0-0 non cambia il totale, quindi non dà mai punti.',
      example: 'Il totale è 23. Giochi 5-2, fai esattamente 30 e ricevi 1 punto.',
    },
    'italian.over': {
      title: 'Saltare un numero',
      text: 'Se il totale salta un numero che dà punti, quel numero è perso per questa manche. Si continua semplicemente a giocare.',
      example:
        'Il totale è 23. Giochi 6-4 e salti il 30 arrivando a 33: nessuno riceve punti e tocca a chi viene dopo di te.',
    },
    'italian.round': {
      title: 'La fine della manche',
      ruling:
        'La manche finisce quando tutte le tessere sono sul tavolo o quando il totale ha raggiunto o superato l’ultimo numero: 100, oppure 150 con il set da doppio nove. Non si pesca. Se la tua mano è vuota, passi.',
      example:
        'Gli altri non hanno più tessere e hanno passato. Giochi 1-0, l’ultima tessera di tutte, e la manche è finita.',
    },
    'italian.end': {
      title: '51 punti, o le manche decise',
      text: 'La partita finisce dopo le manche decise prima, oppure quando qualcuno arriva a 51 punti, o a 81 con il set da doppio nove.',
      ruling:
        'Se non decidete niente, valgono tutte e due le cose: si giocano tante manche quanti siete, ma la partita finisce subito se qualcuno arriva prima a quei punti. Vince chi ha più punti.',
      example:
        'Qui un numero dà tanti punti quanto vale, e tu ne hai 50. Giochi 5-2 e arrivi a 30: ora ne hai 80, più di 51, e vinci subito la partita.',
    },
  },
  adapted: {
    'domino.deal': {
      text: 'Mescolate le tessere coperte sul tavolo. Ognuno ne prende quante dice la tabella e le mette in piedi davanti a sé, in modo che gli altri non le vedano. Le altre restano coperte.',
    },
    'domino.ends': {
      title: 'Nessuna estremità',
      ruling:
        'Non serve che i numeri siano uguali, quindi non ci sono estremità libere. Metti semplicemente la tua tessera insieme alle altre.',
      example:
        'La tua 5-3 non deve toccare il 3 di 3-2 né un’altra tessera. La metti insieme alle altre, e il totale passa da 17 a 25.',
    },
    'domino.must': {
      ruling: 'Finché hai tessere in mano, devi giocarne una; scegli tu quale.',
      example:
        'Il totale è 23. Con 5-3 salteresti il 30, e 2-1 non basta. Devi comunque giocare una delle due.',
    },
    'domino.pass': {
      ruling: 'Se la tua mano è vuota, passi. La manche va avanti senza di te.',
      example:
        'Hai giocato la tua ultima tessera, e la manche va avanti. Passi, e chi viene dopo di te aggiunge una tessera.',
    },
  },
  introduction: [
    'Hai 6-6, il doppio più alto, quindi cominci tu. Giocalo: per ora il totale è di 12 pallini.',
    'Il totale è 27, ne mancano 3 per arrivare a 30. Gioca 2-1: fai esattamente 30 e ricevi 1 punto!',
    'Il totale è 46. Gioca 4-0: fa 50 e dà 2 punti.',
    'Il totale è 66. Per il 70 ti servirebbe una tessera con 4 pallini, ma non ce l’hai. Gioca 5-5: il 70 sarà perso anche per gli altri.',
    'Il totale è 91, ne mancano 9 per arrivare a 100. Gioca 6-3: ricevi 4 punti, la manche è finita e la vinci tu!',
  ],
};
