import type { extras, rules } from '../../../games/burg.ts';
import type * as positions from '../../../positions/burg.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Costruite insieme un castello, tessera su tessera. Solo le catene danno punti, e quelle lunghe ne danno molti di più. Un gioco di Hartmut Kommerell.',
  needs:
    'Le 28 tessere del set da doppio sei, oppure le 55 del set da doppio nove. Carta e matita per i punti.',
  turn: [
    'Fai una sola di tre cose: pesca una tessera, se ne hai al massimo 4.',
    'Oppure gioca una tessera sul tavolo, accanto a un’altra: i numeri possono essere diversi.',
    'Oppure gioca una catena di almeno due tessere. Quelle che ti restano in mano vanno agli altri.',
  ],
  tables: {
    scoring: {
      head: ['Tessera della catena', 'Punti'],
      words: { further: 'la quinta e ogni altra' },
    },
  },
  rules: {
    'burg.deal': {
      title: 'La distribuzione',
      text: 'Mescolate le tessere coperte. Ognuno ne prende 3. Una tessera si mette scoperta al centro, tutte le altre sono la riserva. Si gioca in senso orario.',
      example: 'In due avete 3 tessere a testa e una sta al centro. Delle 28 ne restano 21 nella riserva.',
    },
    'burg.turn': {
      title: 'Una cosa su tre',
      text: 'Nel tuo turno fai una sola di queste tre cose: peschi una tessera, giochi una tessera singola o giochi una catena.',
      example:
        'Potresti giocare 2-0, oppure 6-1 e 5-4 come catena. Preferisci pescare una tessera, e il tuo turno è finito.',
    },
    'burg.draw': {
      title: 'Pescare',
      text: 'Peschi una tessera dalla riserva. Puoi farlo solo se hai in mano al massimo 4 tessere.',
      ruling: 'Nella riserva non deve restare niente: si può pescare fino all’ultima tessera.',
      example:
        'Hai già 5 tessere in mano. Non puoi pescare, anche se nella riserva ci sono ancora 2 tessere.',
    },
    'burg.place': {
      title: 'Giocare una tessera singola',
      text: 'Giochi una tessera sul tavolo, in modo che tocchi con un lato una tessera già sul tavolo. I numeri possono essere diversi. La tessera vicina può anche averne altre sopra.',
      example:
        '5-4 ha il suo 5 accanto al 3 di 6-3. È permesso. Toccare 6-3 solo con un angolo non sarebbe permesso.',
    },
    'burg.chain.first': {
      title: 'La prima tessera della catena',
      text: 'Metti la prima tessera della tua catena sul tavolo, oppure su due metà di tessere diverse.',
      ruling:
        'Sul tavolo la prima tessera della catena deve toccare con un lato una tessera che è lì. Se va su due metà, devono essere sullo stesso livello e senza niente sopra. Il tavolo è il livello 1.',
      example:
        'La tua prima tessera, 4-3, sta sul 3 di 6-3 e sul 2 di 2-0. Sulle due metà di 2-0 non può stare.',
    },
    'burg.chain.next': {
      title: 'Come continua la catena',
      text: 'Se ora due metà con lo stesso numero sono vicine sullo stesso livello, puoi coprirle con un’altra tessera. Se anche così si trovano vicine due metà uguali, puoi coprire anche quelle, e così via.',
      ruling:
        'Le due metà che copri devono essere di tessere diverse, senza niente sopra. Una delle due è della tessera che hai appena giocato. La tessera seguente copre esattamente queste due metà.',
      example:
        'Il 6 di 6-1 è accanto al 6 di 6-3. Su queste due metà giochi 5-4. Sul 6 e sul 3 di 6-3 non puoi giocare 5-4.',
    },
    'burg.chain.min': {
      title: 'Almeno due tessere',
      text: 'Una catena ha almeno due tessere. Le giochi tutte nello stesso turno.',
      example: '6-1 da sola non è ancora una catena. Con 2-0 sopra i due sei lo diventa.',
    },
    'burg.chain.rest': {
      title: 'Quello che ti resta in mano',
      text: 'Se dopo una catena hai ancora tessere in mano, gli altri te le prendono, una a testa in senso orario. Può darsi che non ce ne sia una per tutti.',
      ruling:
        'Dopo una catena gli altri prendono le tue tessere senza guardarle. Vanno avanti a turno finché non te ne resta nessuna.',
      example:
        'Dopo la catena hai ancora 1-1, 2-2 e 3-3. Prima ti prendono 2-2, poi 1-1, poi 3-3. La tua mano è vuota.',
    },
    'burg.score': {
      title: 'I punti',
      text: 'Le tessere di una catena si contano dalla prima: 1, 2, 3 e così via. Ognuna ti dà i punti della tabella.',
      ruling:
        'La prima tessera della catena conta 1, su qualunque livello si trovi. Una tessera singola non ti dà niente.',
      example: 'Giochi 3-1, 5-2 e 6-0 come catena. Fanno 1 + 3 + 6 = 10 punti.',
    },
    'burg.end': {
      title: 'La fine',
      text: 'Il gioco finisce quando chi è di turno non può né pescare, né giocare una tessera, né giocare una catena. Vince chi ha più punti.',
      example:
        'Dopo 6-1 e 5-4 tocca a chi hai di fronte, ma non ha più tessere e la riserva è vuota. Vinci per 4 a 0.',
    },
  },
  introduction: [
    'Al centro c’è 6-3. Con più tessere è più facile trovare una catena. Ne hai solo 3: pescane un’altra.',
    'Hai pescato 5-4. 2-2 non ti serve. Giocalo a sinistra del 6: i numeri possono essere diversi.',
    'Ora una catena: 6-1 accanto al lato basso del 6, poi 5-4 sopra i due sei, con il 5 in alto. 1 + 3 punti. La tessera che resta va a chi hai di fronte.',
    'Ora la tua mano è vuota. Pesca una tessera.',
    'Hai 3-1. Più lunga è la catena, meglio è: pesca un’altra tessera.',
    'Dopo 3-1 è arrivata 5-2. Nella riserva resta una sola tessera: puoi pescare anche quella.',
    'Gioca 3-1 accanto al lato alto del 3, 5-2 sopra i due tre e 6-0 sopra i due cinque: 1 + 3 + 6 = 10 punti. Tessere finite, vinci!',
  ],
};
