import type { extras, rules } from '../../../games/solomino.ts';
import type * as positions from '../../../positions/solomino/index.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Liberati di tutte le tue carte prima degli altri: si giocano in fila come le tessere del domino, a un serpente che si allunga.',
  needs: 'Le 120 carte di SOLOmino. Carta e matita, se giocate più manche.',
  turn: [
    'Gioca una carta a un’estremità del serpente, metà su metà: stesso colore, stesso numero o stesso simbolo.',
    'Se non puoi o non vuoi, pesca una carta: se va bene, puoi giocarla subito.',
    'Se alla fine del turno hai una carta sola, annuncia «SOLOmino!»',
  ],
  tables: {
    special: {
      head: ['Simbolo', 'Che cosa fa'],
      words: {
        skip: 'Chi viene dopo salta il turno.',
        reverse: 'Si gioca nell’altro senso.',
        draw1: 'Chi viene dopo pesca 1 carta o gioca un altro +1.',
        swap: 'Scambi tutte le carte con una persona a tua scelta.',
        rotate: 'Ognuno passa tutte le sue carte a chi siede accanto; il senso lo scegli tu.',
        ask: 'Chi viene dopo deve giocare una metà identica a quelle di una carta scoperta, o prendere tutto.',
      },
    },
  },
  rules: {
    'solomino.deal': {
      title: 'La distribuzione',
      text: 'Ognuno riceve 8 carte. Le altre formano il mazzo, coperto. La prima carta del mazzo si scopre e dà inizio al serpente, al centro del tavolo.',
      ruling: 'Un simbolo sulla prima carta del serpente non ha effetto.',
      example:
        'In 3 avete 8 carte a testa. Delle 120 ne restano 95 nel mazzo. La prima carta mostra un +1 blu, ma nessuno deve pescare.',
    },
    'solomino.start': {
      title: 'Chi comincia',
      text: 'Comincia chi ha meno anni, poi si continua in senso orario.',
      ruling: 'Ogni nuova manche la comincia chi viene dopo in senso orario.',
      example:
        'La manche 1 l’hai cominciata tu e l’hai vinta. La manche 2 la comincia chi siede alla tua sinistra.',
    },
    'solomino.match': {
      title: 'Quali carte vanno bene',
      text: 'Ogni carta ha 2 metà e il serpente ha 2 estremità. Una carta va bene a un’estremità se una delle sue metà ha lo stesso colore, lo stesso numero o lo stesso simbolo della metà che si trova lì.',
      example:
        'Le estremità sono un salta turno verde e un 2 rosso. Con un 4 rosso, un 2 blu o un salta turno giallo puoi giocare; con un 3 giallo o un 4 giallo no.',
    },
    'solomino.overlap': {
      title: 'Metà su metà',
      text: 'La metà che va bene si mette proprio sopra la metà all’estremità del serpente. L’altra metà della tua carta è la nuova estremità.',
      example:
        'Metti il 9 blu sul 6 blu. L’altra metà della tua carta, il 3 blu, è ora l’estremità di destra.',
    },
    'solomino.draw': {
      title: 'Pescare',
      text: 'Se non puoi o non vuoi giocare, peschi 1 carta dal mazzo. Se va bene, puoi giocarla subito o tenerla, ma ora non puoi giocarne un’altra. Se non va bene, resta nella tua mano. Poi tocca a chi viene dopo di te.',
      example:
        'Hai pescato una carta con il 6 rosso. Va bene sul 2 rosso: giocala o tienila. Il tuo 4 rosso adesso non lo puoi giocare.',
    },
    'solomino.action': {
      title: 'I simboli valgono subito',
      text: 'Quando giochi una carta con un simbolo, il simbolo vale subito. Non importa se sta sulla metà che copre l’estremità o su quella che diventa la nuova estremità.',
      example:
        'Giochi il 2 rosso sul 2 rosso e la nuova estremità è un salta turno blu. Vale lo stesso: chi viene dopo di te salta il turno.',
    },
    'solomino.skip': {
      title: 'Salta turno',
      text: 'Chi viene dopo salta il turno, senza giocare e senza pescare. Tocca alla persona seguente.',
      example:
        'Giochi un salta turno rosso sul 7 rosso. Chi viene dopo di te salta il turno, e tocca alla persona seguente.',
    },
    'solomino.reverse': {
      title: 'Cambio di giro',
      text: 'Si gioca subito nell’altro senso: se si andava in senso orario, ora si va in senso antiorario, e viceversa.',
      example: 'Giochi un cambio di giro blu sul 4 blu. Il senso cambia: tocca a chi siede alla tua destra.',
    },
    'solomino.draw1': {
      title: '+1',
      text: 'Chi viene dopo pesca 1 carta oppure gioca a sua volta una carta con un +1 che va bene a un’estremità. Allora la persona seguente pesca 2 carte o gioca ancora un +1: diventano 3, e così via.',
      ruling:
        'Chi pesca prende in una volta tutte le carte da pescare. Se tocca a te e hai carte da pescare, puoi giocare solo una carta con un +1 e nessun’altra.',
      example:
        'Giochi un +1 e chi viene dopo di te fa lo stesso. La persona seguente non ne ha: non può giocare il suo 9 blu e pesca 2 carte.',
    },
    'solomino.draw1.turn': {
      title: 'Dopo aver pescato per un +1',
      text: 'Quando hai preso le carte da pescare, fai ancora il tuo turno normale: giochi una carta o ne peschi una.',
      example: 'Hai pescato 1 carta per un +1. Tocca ancora a te e giochi il 4 verde sul 5 verde.',
    },
    'solomino.swap': {
      title: 'Scambio',
      text: 'Quando giochi uno scambio, scegli una persona. Vi scambiate tutte le carte che avete in mano.',
      ruling: 'Lo scambio è obbligatorio: il foglio 000 dice così, il foglio 004 lo lascia libero.',
      example:
        'Giochi uno scambio rosso e scegli chi siede alla tua destra. Ricevi le sue 2 carte e dai via le tue 3.',
    },
    'solomino.rotate': {
      title: 'Giro delle mani',
      text: 'Ognuno passa tutte le sue carte a chi siede accanto. Chi ha giocato la carta decide se le mani vanno in senso orario o antiorario. Il senso di gioco non conta.',
      example:
        'Giochi un giro delle mani verde e scegli il senso antiorario. Ricevi le 2 carte da sinistra. Si continua a giocare in senso orario.',
    },
    'solomino.ask': {
      title: 'Richiesta di carta',
      text: 'Il serpente aspetta. La prima carta del mazzo si scopre davanti a chi viene dopo, che deve metterci sopra una carta con una metà identica a una delle sue: stesso colore e stesso numero o simbolo. Il mucchietto passa alla persona seguente, che risponde alla carta ora in cima, e così via.',
      example:
        'Davanti a te ci sono il 5 verde e il 6 blu. Il tuo 4 verde non basta. Ci metti sopra il tuo 6 blu e il mucchietto passa a chi viene dopo di te.',
    },
    'solomino.ask.must': {
      title: 'Chi può rispondere, deve',
      text: 'Se puoi rispondere a una richiesta di carta, devi farlo. Se hai più carte con una metà identica, scegli tu quale giocare.',
      example:
        'Davanti a te ci sono il 5 verde e il 6 blu. Li hai tutti e due, su 2 carte: giocane una. Non puoi prendere il mucchietto.',
    },
    'solomino.ask.take': {
      title: 'Prendere il mucchietto',
      text: 'Se durante una richiesta di carta non hai una carta con una metà identica, prendi in mano tutto il mucchietto. Poi tocca a te e fai un turno normale.',
      example:
        'In cima al mucchietto ci sono il 4 verde e il 3 verde. Non hai né l’uno né l’altro: prendi le 2 carte del mucchietto e tocca a te.',
    },
    'solomino.ask.quiet': {
      title: 'I simboli nel mucchietto',
      ruling: 'I simboli sulle carte del mucchietto non hanno effetto.',
      example:
        'Davanti a te ci sono un +1 e il 9 rosso. Ci metti sopra un salta turno con il 9 rosso. Nessuno deve pescare e nessuno salta il turno.',
    },
    'solomino.ask.out': {
      title: 'L’ultima carta in una richiesta',
      ruling: 'Se durante una richiesta di carta giochi la tua ultima carta, vinci subito la manche.',
      example:
        'Davanti a te ci sono il 5 verde e il 6 blu. Ci metti sopra la tua ultima carta, con il 6 blu, e vinci la manche.',
    },
    'solomino.call': {
      title: 'L’annuncio «SOLOmino!»',
      text: 'Se alla fine del tuo turno hai solo 1 carta, devi annunciare ad alta voce «SOLOmino!»: così lo sanno tutti. Se te ne dimentichi, peschi subito 1 carta.',
      ruling:
        'Annunci con la mossa che finisce il turno, anche se l’unica carta viene da uno scambio o da un giro delle mani. Con una richiesta di carta, prima si scopre la sua carta, poi peschi. Se il mazzo è finito, non peschi. Rispondere a una richiesta non è un tuo turno, inserirsi sì.',
      example: 'Giochi il 4 rosso e dimentichi «SOLOmino!». Quindi peschi 1 carta e ora ne hai 2 in mano.',
    },
    'solomino.out': {
      title: 'L’ultima carta',
      text: 'Se giochi la tua ultima carta, vinci subito la manche. Un simbolo su questa carta non vale più: non scegli né una persona né un senso.',
      example: 'La tua ultima carta mostra un +1 rosso. Vinci subito la manche e nessuno deve pescare.',
    },
    'solomino.exhausted': {
      title: 'Quando il mazzo è vuoto',
      text: 'Se il mazzo è finito e tutti hanno ancora carte, la manche finisce subito. Vince chi ha meno carte in mano. In caso di parità vincono in più persone.',
      ruling:
        'Se peschi l’ultima carta del mazzo, non puoi più giocarla, anche se va bene. Se è in corso una richiesta di carta, prima la si porta a termine.',
      example:
        'Chi siede alla tua destra pesca l’ultima carta. Va bene, ma la manche è finita. Tu e chi è alla tua sinistra avete il minor numero di carte e vincete.',
    },
    'solomino.exhausted.debt': {
      title: 'Carte prese dal serpente',
      text: 'Se il mazzo è vuoto e hai ancora carte da pescare per un +1, le prendi dal serpente. Solo dopo si contano le carte.',
      ruling:
        'Le carte del serpente si prendono dall’estremità destra, a partire dall’ultima. Se il mazzo finisce perché qualcuno pesca per un annuncio dimenticato, le carte da pescare vanno a chi viene dopo.',
      example:
        'Hai 2 carte da pescare, ma nel mazzo ce n’è solo 1. La seconda la prendi dall’estremità destra del serpente. Alla fine ne hai 4.',
    },
    'solomino.rounds': {
      title: 'Più manche',
      text: 'Una partita ha 1 manche, ma potete deciderne prima di più: alla fine di ogni manche ognuno segna 1 punto di penalità per ogni carta che ha in mano. Alla fine vince chi ne ha meno.',
      example:
        'Giocate 2 manche. La prima l’hai vinta tu, nella seconda ti resta 1 carta. Con 1 punto di penalità vinci tu; gli altri ne hanno 2 e 4.',
    },
    'solomino.interject': {
      title: 'Inserirsi con una metà identica',
      text: 'Potete decidere che ci si possa inserire. Se una metà della tua carta è identica alla metà di un’estremità, nel colore e nel numero o nel simbolo, puoi giocarla lì subito, anche se non tocca a te. Poi tocca a chi viene dopo di te.',
      ruling:
        'Se quando ti inserisci ci sono carte da pescare, passano a chi viene dopo di te. Se ti inserisci con un +1, sono 1 di più. Dopo un salta turno vanno a chi è di turno in quel momento, dopo una richiesta di carta a chi prende il mucchietto.',
      example:
        'Non tocca a te, ma ti inserisci con il 7 blu sul 7 blu. Il 4 verde sul 5 verde sarebbe vietato. Poi tocca a chi siede alla tua sinistra.',
    },
    'solomino.interject.ask': {
      title: 'Non durante una richiesta',
      text: 'Durante una richiesta di carta nessuno può inserirsi.',
      example:
        'È in corso una richiesta di carta. A un’estremità c’è il 5 verde, e anche tu hai un 5 verde. Adesso non puoi inserirti.',
    },
  },
  introduction: [
    'A sinistra il serpente finisce con un 5 verde. Giocaci sopra il 4 verde, che è dello stesso colore. L’altra metà, un 6 giallo, è la nuova estremità.',
    'Ti arriva un +1 giallo. Non pescare: giocaci sopra il tuo +1 blu, così chi viene dopo di te ha 2 carte da pescare.',
    'Una richiesta di carta! Davanti a te ci sono l’8 rosso e il 6 verde. Rispondi con il tuo 8 rosso: è identico.',
    'Chi viene dopo di te non poteva rispondere e ha preso le 2 carte. Niente va bene sul 9 blu o sul 2 blu: pesca una carta.',
    'Un cambio di giro blu! Giocalo subito sul 2 blu. Il senso cambia e l’8 giallo è la nuova estremità.',
    'A chi siede alla tua destra resta solo 1 carta. Gioca l’1 giallo sul 4 giallo e annuncia «SOLOmino!», perché poi anche a te ne resta solo 1.',
    'L’estremità di destra è ancora il tuo 7 rosso. Il 3 rosso va bene: gioca la tua ultima carta e vinci la manche!',
  ],
};
