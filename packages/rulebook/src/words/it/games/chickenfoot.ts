import type { extras, rules } from '../../../games/chickenfoot.ts';
import type * as positions from '../../../positions/chickenfoot.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Una variante messicana: liberati delle tue tessere e prendi meno punti di penalità possibile. Dopo la prima tessera ogni doppio è una zampa di gallina, che prima vuole tre dita.',
  needs: 'Le 55 tessere del set da doppio nove. Carta e matita per i punti di penalità.',
  turn: [
    'Gioca una tessera a un’estremità libera, numero accanto a numero uguale. Se c’è una zampa da finire, gioca lì.',
    'Un doppio è una nuova zampa: prima che si giochi altrove le servono tre dita.',
    'Se nessuna va bene, pesca una tessera: se va bene puoi giocarla, se no il turno è finito.',
  ],
  tables: {
    setup: { head: ['In quanti siete', 'Tessere a testa'] },
    scoring: {
      head: ['Chi', 'Punti di penalità'],
      words: {
        ended: 'Chi finisce la manche: senza più tessere, o con l’ultima giocata',
        others: 'Tutti gli altri',
        pips: 'i pallini in mano',
        blank: 'Il doppio bianco, 0-0, in mano',
      },
    },
  },
  rules: {
    'chickenfoot.deal': {
      title: 'La distribuzione',
      text: 'Si gioca da 2 in su, ma è più bello in 4 o più. Quante tessere prende ognuno lo dice la tabella. Le altre sono la riserva.',
      example: 'In quattro avete preso 12 tessere a testa: delle 55 ne restano 7 nella riserva.',
    },
    'chickenfoot.open': {
      title: 'Chi comincia',
      text: 'Chi ha il doppio più alto comincia con quello.',
      ruling:
        'Questo primo doppio non è una zampa: i suoi due lati sono le due estremità libere. Se nessuno ha un doppio, comincia la tessera con più pallini.',
      example:
        '9-9 ha cominciato e non è una zampa. Perciò puoi giocare subito 3-2 accanto al 3 di 9-3, anche se il primo doppio ha ancora un lato libero.',
    },
    'chickenfoot.foot': {
      title: 'La zampa di gallina',
      text: 'Si gioca come a Blocco fino al prossimo doppio. Questo si mette di traverso ed è una zampa; lo stesso vale per ogni altro doppio. Chi lo gioca annuncia «Zampa di gallina!»; se se ne dimentica, non succede niente. Prima che il gioco continui, la zampa deve avere tre dita.',
      ruling:
        'Le dita sono tre tessere giocate sul lato libero della zampa. Finché non ci sono tutte e tre, nessuno può giocare altrove. Qui l’annuncio lo fa il tavolo.',
      example:
        '3-3 è una zampa e non ha ancora dita. Perciò non puoi giocare 9-5 accanto a 9-9, ma puoi giocare 3-2 come dito.',
    },
    'chickenfoot.toes': {
      title: 'Tre dita',
      text: 'Quando una zampa ha le sue tre dita, si può giocare a tutte e tre, e di nuovo anche alle altre estremità. Un dito non è mai un doppio, quindi non c’è mai più di una zampa da finire.',
      example:
        'Giochi 3-0 come terzo dito di 3-3. Ora le dita con 0, 1 e 2 sono libere, e anche 9-9 lo è di nuovo.',
    },
    'chickenfoot.draw': {
      title: 'Pescare una tessera',
      ruling:
        'Se non puoi giocare, peschi una tessera. Se va bene, puoi giocarla o tenerla; se no, il tuo turno è finito. Le ultime due tessere della riserva non si pescano mai: allora passi.',
      example:
        'Né 5-4 né 5-3 vanno bene. Devi pescare e prendi 9-6. Va bene accanto a 9-9: puoi giocarla oppure tenerla.',
    },
    'chickenfoot.score': {
      title: 'I punti di penalità',
      text: 'Chi finisce la manche riceve 0: chi gioca l’ultima tessera della mano oppure, a gioco bloccato, chi ha giocato l’ultima tessera sul tavolo. Tutti gli altri ricevono come punti di penalità i pallini che hanno in mano.',
      example:
        'Giochi 9-1 e poi nessuno può più giocare. La tua era l’ultima tessera: ricevi 0, anche con 8-7 in mano. Gli altri ricevono 4 e 16.',
    },
    'chickenfoot.blank': {
      title: 'Il doppio bianco',
      text: '0-0 in mano conta 25 punti di penalità.',
      example:
        'Giochi 9-9, la tua ultima tessera. Chi hai di fronte ha ancora 2-1 e 0-0 e riceve 3 + 25 = 28 punti di penalità.',
    },
    'chickenfoot.end': {
      title: '121 punti di penalità',
      text: 'Quando qualcuno arriva a 121 punti di penalità, la partita è finita. Vince chi ne ha meno.',
      ruling:
        'I punti si controllano dopo ogni manche. Se più persone hanno il minor numero di punti, vincono insieme.',
      example:
        'Chi hai di fronte ha 120 punti. Giochi 9-9 e la sua 1-0 aggiunge 1 punto: a 121 la partita è finita, e la vinci tu con 0.',
    },
  },
  adapted: {
    'domino.ends': {
      text: 'La fila comincia con due estremità libere, e ogni zampa di gallina ne aggiunge altre. La fila può piegare ad angolo retto dove volete, ma due estremità non devono toccarsi. I doppi si mettono di traverso.',
    },
    'domino.must': {
      ruling:
        'Se una delle tue tessere va bene, devi giocare; scegli tu quale. Puoi tenere solo una tessera che hai appena pescato.',
    },
    'domino.blocked': {
      text: 'La manche finisce anche quando nessuno può giocare e non c’è più niente da pescare. Per dimostrarlo tutti scoprono le loro tessere.',
      ruling:
        'Una manche bloccata finisce subito, senza aspettare che tutti passino. Chi ha giocato l’ultima tessera l’ha finita e la vince.',
    },
  },
  introduction: [
    'Hai 9-9, il doppio più alto, quindi cominci tu. Giocalo: il primo doppio non è una zampa.',
    'Gioca 3-3 accanto al 3 di 9-3: «Zampa di gallina!» Questo doppio ha bisogno di tre dita.',
    'Il primo dito, 3-2, c’è già. Gioca 3-1 come secondo: altrove nessuno può ancora giocare.',
    'Chi hai di fronte non aveva un 3 e ha pescato una tessera che non andava bene. Gioca 3-0, il terzo dito: la zampa è completa.',
    'Ora tutte le estremità sono di nuovo libere, e accanto a 9-9 c’è 9-5. Gioca 5-1 accanto al 5.',
    '2-2 è una nuova zampa, e la tua 4-2 va bene. Gioca l’ultima tessera come dito: 0 punti di penalità, e la manche è vinta!',
  ],
};
