import type { rules } from '../../../games/concentration.ts';
import type * as positions from '../../../positions/concentration.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  aim: 'Un gioco di memoria: scopri le tessere, ricorda dove sono e raccogli le coppie che insieme hanno il numero giusto di pallini.',
  needs:
    'Le 28 tessere del set da doppio sei, oppure le 55 del set da doppio nove. Carta e matita per i punti.',
  turn: [
    'Scopri due tessere, una dopo l’altra.',
    'Se insieme hanno 12 pallini (18 con il set da doppio nove), prendi la coppia.',
    'Se no, coprile di nuovo. In ogni caso tocca poi a chi viene dopo di te.',
  ],
  rules: {
    'concentration.layout': {
      title: 'La disposizione',
      text: 'Tutte le tessere stanno coperte in un rettangolo: 4 righe da 7 con il set da doppio sei, 5 righe da 11 con il set da doppio nove.',
      example: 'Le 28 tessere del set da doppio sei sono tutte sul tavolo. Nessuna è ancora scoperta.',
    },
    'concentration.turn': {
      title: 'Scoprire due tessere',
      text: 'Decidete voi chi comincia. Nel tuo turno scopri due tessere qualsiasi, una dopo l’altra.',
      example: 'Hai scoperto 5-5. Non puoi scegliere di nuovo la stessa tessera: scoprine un’altra.',
    },
    'concentration.pair': {
      title: 'Prendere una coppia',
      text: 'Se le due tessere insieme hanno 12 pallini, come 4-2 e 5-1, prendi la coppia. Con il set da doppio nove devono essere 18. Altrimenti le rimetti coperte al loro posto. In ogni caso tocca poi a chi viene dopo di te.',
      ruling:
        'Due tessere che non fanno coppia restano scoperte, perché tutti le vedano, finché si scopre la tessera seguente. Può essere anche una di loro.',
      example: 'Dopo 5-5 scopri 2-0: 10 e 2 fanno 12. Prendi la coppia, e tocca a chi viene dopo di te.',
    },
    'concentration.score': {
      title: 'I punti',
      text: 'Ogni tessera che prendi vale 1 punto. Una coppia ti dà quindi 2 punti.',
      example: 'Con 5-5 e 2-0 prendi la tua seconda coppia. Ora hai 4 tessere, cioè 4 punti.',
    },
    'concentration.round': {
      title: 'Coppie finite',
      ruling:
        'Quando non ci sono più due tessere che insieme hanno 12 pallini (18 con il set da doppio nove), la manche è finita, anche se restano delle tessere. Poi si dispongono di nuovo tutte le tessere.',
      example:
        'Prendi 6-3 e 2-1. Restano 6-6, 5-5 e 4-4. Non ce ne sono due che fanno 12: la manche è finita.',
    },
    'concentration.order': {
      title: 'Chi continua',
      ruling:
        'Quando le tessere sono disposte di nuovo, si va avanti come se niente fosse: comincia chi è di turno dopo l’ultima coppia.',
      example:
        'Siete in tre e hai preso tu l’ultima coppia. La nuova manche la comincia chi viene dopo di te.',
    },
    'concentration.target': {
      title: '51 punti',
      text: 'Vince subito chi prima degli altri arriva a 51 punti.',
      example:
        'Hai 50 punti e giochi con il set da doppio nove. 6-4 e 5-3 fanno 18: 52 punti, vinci subito. Restano lì 3 tessere.',
    },
  },
  introduction: [
    'Cerchi due tessere che insieme hanno 12 pallini. Scopri la tessera al posto 2 da sinistra e ricordala.',
    '6-3 ha 9 pallini. Te ne mancano 3. Prova al posto 4.',
    '2-0 non ti è servita. Chi hai di fronte ha trovato 5-5 e 2-1. Ma 5-5 e 2-0 fanno 12! Scegli prima il posto 1.',
    '5-5 ha 10 pallini, ne mancano 2. Ti ricordi dov’è 2-0? Al posto 4.',
    'Una coppia, 2 punti! Chi hai di fronte ha trovato solo 6-6 e 4-2. Che cosa va con 6-3? Scopri 6-3, posto 2.',
    '6-3 ha 9 pallini, ne mancano 3. Li ha 2-1, che era al posto 6.',
    'Già 4 punti! Hai appena visto 6-0 e 6-6. 4-2 e 6-0 fanno 12. Scopri prima 4-2, posto 3.',
    'E ora 6-0, posto 7. Così resta solo 6-6: la manche è finita, e l’hai vinta tu con 6 punti!',
  ],
};
