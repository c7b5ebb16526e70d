import type { extras, rules } from '../../../games/hektik.ts';
import type * as positions from '../../../positions/hektik.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Costruisci più in fretta degli altri una catena per il doppio scoperto: il doppio è di chi la finisce prima. Un gioco di Hartmut Kommerell.',
  needs: 'Le 55 tessere del set da doppio nove.',
  turn: [
    'Si scopre un doppio, e tutti costruiscono insieme con le tessere al centro.',
    'La tua catena mostra il numero del doppio alle due estremità e in nessun altro posto.',
    'Ha almeno tante tessere quante dice quel numero. Chi la finisce prima prende il doppio.',
  ],
  tables: { scoring: { head: ['Doppio', 'Punti'] } },
  rules: {
    'hektik.layout': {
      title: 'La preparazione',
      text: 'Mettete da parte, coperti, i 10 doppi. Tutte le altre tessere stanno scoperte al centro.',
      example: 'I doppi 3-3 e 9-9 non sono al centro: non puoi prenderli. 9-4 invece è lì, e puoi prenderla.',
    },
    'hektik.reveal': {
      title: 'Un doppio per manche',
      text: 'Si giocano 10 manche. All’inizio di ognuna si scopre uno dei doppi, e si gioca per averlo.',
      example: 'È la manche 10 e si gioca per 4-4. Con 7-4 la tua catena è completa e la partita è finita.',
    },
    'hektik.race': {
      title: 'Tutti insieme',
      text: 'Nessuno aspetta: tutti costruiscono nello stesso momento, più in fretta che possono. Prendi le tessere dal centro e ne fai una catena tua. Dove due tessere si toccano, i numeri devono essere uguali.',
      ruling:
        'Ogni tessera va a sinistra o a destra della tua catena, e lì deve andare bene. Solo la prima si mette come vuoi. In ogni momento puoi rimettere al centro l’ultima tessera a sinistra o a destra.',
      example:
        'La tua catena è 9-4, 4-2. A sinistra 9-6 va accanto al 9, a destra 9-6 non va accanto al 2. E puoi rimettere al centro 4-2.',
    },
    'hektik.shared': {
      title: 'Un centro per tutti',
      ruling:
        'Le tessere al centro sono di tutti: quello che sta in una catena non può prenderlo nessun altro.',
      example:
        'Accanto al tuo 4 andrebbe bene 8-4, ma 8-4 è nella catena di chi hai di fronte. Prendi per esempio 4-3.',
    },
    'hektik.goal': {
      title: 'La catena completa',
      text: 'La catena mostra il numero del doppio a tutte e due le estremità e non lo ha in nessun altro posto. Ha almeno tante tessere quante dice il numero. Chi prima degli altri ha una catena così riceve subito il doppio. Poi tutte le tessere tornano al centro.',
      example:
        'Si gioca per 3-3. La tua catena 5-3, 6-5, 6-3 ha un 3 a ogni estremità, nessuno in mezzo, e 3 tessere. Il doppio è tuo!',
    },
    'hektik.stuck': {
      title: 'Rinunciare',
      ruling:
        'Se non trovi come andare avanti, puoi rinunciare. Allora in questa manche non fai più niente. Se rinunciano tutti, nessuno riceve il doppio.',
      example:
        'Chi hai di fronte ha rinunciato a 9-9 e non può più prendere niente. Ora rinunci anche tu: nessuno riceve 9-9, e si passa a 3-3.',
    },
    'hektik.score': {
      title: 'I punti',
      text: 'Quanti punti vale ogni doppio lo dice la tabella. Dopo 10 manche vince chi ha più punti.',
      example:
        'Hai 3-3, 0-0 e 5-5, e ora vinci 4-4: 3 + 3 + 4 + 4 = 14 punti. Chi hai di fronte ne ha 12: vinci tu.',
    },
  },
  introduction: [
    'È scoperto 3-3. Ti serve una catena di almeno 3 tessere, con un 3 a ogni estremità. Prendi 5-3, con il 3 a sinistra.',
    'Il 5 è a destra. Prendi 9-5: poi ti basta 9-3.',
    'Troppo tardi! Chi hai di fronte ha fatto più in fretta e ha 9-3. Rimetti 9-5 al centro e cerca un’altra strada.',
    'Prendi 5-4. Poi ti manca solo 4-3, che è ancora al centro.',
    'Presto, prendi 4-3! Così hai un 3 a ogni estremità, nessuno in mezzo, e 3 tessere.',
    '3-3 è tuo: 3 punti. Tutte le tessere sono di nuovo al centro. Ora si gioca per 0-0. Prendi 1-0, con la bianca a sinistra.',
    'L’1 è a destra. Lì va bene 2-1.',
    'E ora 2-0: c’è una bianca a ogni estremità. Anche questo doppio è tuo, e vinci con 6 punti!',
  ],
};
