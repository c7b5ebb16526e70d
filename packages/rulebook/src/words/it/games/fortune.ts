import type { rules } from '../../../games/fortune.ts';
import type * as positions from '../../../positions/fortune.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  aim: 'Non è proprio un gioco, ma un trucco di magia per stupire gli altri: prima che costruiscano la loro catena, tu predici i due numeri alle estremità.',
  needs: 'Le 28 tessere del set da doppio sei e qualcuno da stupire.',
  turn: [
    'Il computer toglie di nascosto una tessera che non è un doppio, oppure la togli tu se vuoi presentare il trucco.',
    'Annuncia la tua predizione: i due numeri di quella tessera.',
    'Gli altri fanno una catena con tutte le altre (l’ultima si può riprendere): alle estremità ci sono proprio quei numeri.',
  ],
  rules: {
    'fortune.remove': {
      title: 'La tessera segreta',
      text: 'Dal set si toglie di nascosto una tessera. Può essere una qualsiasi, ma non un doppio. Nessuno si accorgerà che manca.',
      example: 'È stata tolta 6-3. Non è tra le 27 tessere sul tavolo, quindi nessuno può giocarla.',
    },
    'fortune.chain': {
      title: 'Gli altri fanno la catena',
      text: 'Gli altri costruiscono una sola catena con le altre 27 tessere, usandole tutte. Dove due tessere si toccano devono mostrare lo stesso numero.',
      example:
        'La catena finisce con 1 e 4. Accanto al 4 va bene 5-4, ma non 5-5. Riprendi 6-4, l’ultima tessera.',
    },
    'fortune.reveal': {
      title: 'La predizione',
      text: 'Fin dall’inizio annunci con quali numeri finirà la catena: sono i due numeri della tessera che manca.',
      ruling:
        'La predizione resta sigillata finché la catena è completa, così nessuno cerca di costruire in modo da smentirla.',
      example:
        '3-0 è l’ultima tessera. Ora la catena finisce con 6 e 3, proprio come predetto: la tessera che manca è 6-3.',
    },
    'fortune.set': {
      title: 'Quali set vanno bene',
      ruling:
        'Senza contare i doppi, ogni numero deve stare su un numero pari di tessere. Nel set da doppio sei sta su 6 tessere, nel set da doppio dodici su 12. Il trucco riesce con questi due; altri set non si possono usare.',
      example:
        'Dal set da doppio dodici manca 12-7. Sul tavolo ci sono 90 tessere, e le estremità predette sono 12 e 7.',
    },
  },
  introduction: [
    'Psst: manca 6-3, perciò la predizione dice 6 e 3. Ora costruisci la catena come farebbero gli altri. Comincia con 6-5.',
    'Gioca 5-4 accanto al 5. Dentro la catena ci sono sempre due numeri uguali vicini.',
    'Un doppio non cambia niente. Gioca 4-4: l’estremità mostra ancora un 4.',
    'Puoi giocare a tutte e due le estremità. Gioca 6-1 accanto al 6.',
    'Se una tessera non piace, gli altri possono riprenderla. Riprendi 6-1.',
    'Gioca invece 6-6. Senza il doppio restano solo 5 tessere con un 6. I 6 non fanno tutti coppia: uno finirà a un’estremità.',
    'Con il 3 è lo stesso. Gioca 4-3: le estremità mostrano 6 e 3. Con tutte le 27 tessere saranno di nuovo 6 e 3!',
  ],
};
