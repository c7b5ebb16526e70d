import type { extras, rules } from '../../../games/burg.ts';
import type * as positions from '../../../positions/burg.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Costruite insieme un castello, tessera su tessera. Solo le catene danno punti, e quelle lunghe ne danno molti di più. Vince chi ha più punti.',
  rules: {
    'burg.deal': {
      title: 'La distribuzione',
      text: 'Ognuno prende 3 tessere. Una tessera si mette scoperta al centro, tutte le altre sono la riserva. Si gioca con il set da doppio sei; potete anche decidere di usare il set da doppio nove.',
      example:
        'Due giocatori hanno 3 tessere a testa e una sta al centro. Delle 28 ne restano 21 nella riserva.',
    },
    'burg.turn': {
      title: 'Una cosa su tre',
      text: 'Nel tuo turno fai una sola di queste tre cose: peschi una tessera, posi una tessera singola o posi una catena.',
      example:
        'Potresti posare 2-0, oppure 6-1 e 5-4 come catena. Preferisci pescare una tessera, e il tuo turno è finito.',
    },
    'burg.draw': {
      title: 'Pescare',
      text: 'Peschi una tessera dalla riserva. Puoi farlo solo se hai in mano al massimo 4 tessere.',
      ruling: 'Non serve lasciare tessere nella riserva: si può pescare fino all’ultima.',
      example:
        'Hai già 5 tessere in mano. Non puoi pescare, anche se nella riserva ci sono ancora 2 tessere.',
    },
    'burg.place': {
      title: 'Posare una tessera singola',
      text: 'Posi una tessera sul tavolo, lato contro lato con una tessera che è già sul tavolo. I numeri possono essere diversi. La tessera vicina può anche averne altre sopra.',
      example:
        '5-4 ha il suo 5 accanto al 3 di 6-3. È permesso. Toccare 6-3 solo con un angolo non sarebbe permesso.',
    },
    'burg.chain.first': {
      title: 'La prima tessera della catena',
      text: 'Posi la prima tessera della tua catena sul tavolo, oppure su due metà di tessere diverse.',
      ruling:
        'Sul tavolo deve stare lato contro lato con una tessera che è lì. Se sta su due metà, devono essere sullo stesso livello e senza niente sopra. Il tavolo è il livello 1.',
      example:
        'La tua prima tessera, 4-3, sta sul 3 di 6-3 e sul 2 di 2-0. Sulle due metà di 2-0 non può stare.',
    },
    'burg.chain.next': {
      title: 'Come continua la catena',
      text: 'Se ora due metà con lo stesso numero sono vicine sullo stesso livello, puoi posarci sopra la tessera seguente. Se anche questa si trova accanto a un numero uguale, puoi posarne un’altra sopra, e così via.',
      ruling:
        'Le due metà devono essere di tessere diverse, senza niente sopra. Una delle due è della tessera che hai appena posato. La tessera seguente copre esattamente queste due metà.',
      example:
        'Il 6 di 6-1 è accanto al 6 di 6-3. Su queste due metà posi 5-4. Sul 6 e sul 3 di 6-3 non puoi posare 5-4.',
    },
    'burg.chain.min': {
      title: 'Almeno due tessere',
      text: 'Una catena ha almeno due tessere. Le posi tutte nello stesso turno.',
      example: '6-1 da sola non è ancora una catena. Con 2-0 sopra i due sei lo diventa.',
    },
    'burg.chain.rest': {
      title: 'Quello che ti resta in mano',
      text: 'Se dopo una catena hai ancora tessere in mano, gli altri te le prendono: una a testa, in senso orario.',
      ruling:
        'Gli altri prendono senza guardare le tessere. Vanno avanti a turno finché non ti resta più niente.',
      example:
        'Dopo la catena hai ancora 1-1, 2-2 e 3-3. Prima ti prendono 2-2, poi 1-1, poi 3-3. La tua mano è vuota.',
    },
    'burg.score': {
      title: 'I punti',
      text: 'La prima tessera di una catena ti dà 1 punto, la seconda 3, la terza 6 e la quarta 10 punti. La quinta e tutte le altre danno 15 punti l’una.',
      ruling:
        'Si conta dalla prima tessera della catena, su qualunque livello si trovi. Una tessera posata da sola non ti dà niente.',
      example: 'Posi 3-1, 5-2 e 6-0 come catena. Fanno 1 + 3 + 6 = 10 punti.',
    },
    'burg.end': {
      title: 'La fine',
      text: 'Il gioco finisce quando chi è di turno non può né pescare, né posare una tessera, né posare una catena. Vince chi ha più punti.',
      example:
        'Dopo 6-1 e 5-4 tocca all’altro giocatore, ma non ha più tessere e la riserva è vuota. Vinci per 4 a 0.',
    },
  },
  introduction: [
    'Al centro c’è 6-3. Con più tessere è più facile trovare una catena. Ne hai solo 3: pescane un’altra.',
    'Hai pescato 5-4. 2-2 non ti serve. Posalo a sinistra del 6: i numeri possono essere diversi.',
    'Ora una catena: 6-1 contro il lato basso del 6, poi 5-4 sopra i due sei, con il 5 in alto. 1 + 3 punti. La tessera che resta va all’altro giocatore.',
    'Ora la tua mano è vuota. Pesca una tessera.',
    'Hai 3-1. Più lunga è la catena, meglio è: pesca un’altra tessera.',
    'Dopo 3-1 è arrivata 5-2. Nella riserva resta una sola tessera: puoi pescare anche quella.',
    'Posa 3-1 contro il lato alto del 3, 5-2 sopra i due tre e 6-0 sopra i due cinque: 1 + 3 + 6 = 10 punti. Tessere finite, vinci!',
  ],
};
