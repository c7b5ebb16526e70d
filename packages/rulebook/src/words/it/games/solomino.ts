import type { extras, rules } from '../../../games/solomino.ts';
import type * as positions from '../../../positions/solomino/index.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Resta senza carte prima degli altri. Se prima finisce il mazzo, vince chi ha meno carte.',
  rules: {
    'solomino.deal': {
      title: 'La distribuzione',
      text: 'Ognuno riceve 8 carte. Le altre formano il mazzo, coperto. La prima carta del mazzo viene girata e dà inizio al serpente, al centro del tavolo.',
      ruling: 'Un simbolo sulla prima carta del serpente non ha effetto.',
      example:
        'I 3 giocatori hanno 8 carte a testa. Delle 120 ne restano 95 nel mazzo. La prima carta mostra un «pesca una» blu, ma nessuno deve pescare.',
    },
    'solomino.start': {
      title: 'Chi comincia',
      text: 'Comincia il giocatore più giovane, poi si continua in senso orario.',
      ruling: 'Ogni nuova manche la comincia il giocatore successivo in senso orario.',
      example:
        'La manche 1 l’hai cominciata tu e l’hai vinta. La manche 2 la comincia chi siede alla tua sinistra.',
    },
    'solomino.match': {
      title: 'Quali carte vanno bene',
      text: 'Ogni carta ha 2 metà e il serpente ha 2 estremità. Una carta va bene a un’estremità se una delle sue metà ha lo stesso colore, lo stesso numero o lo stesso simbolo della metà che si trova lì.',
      example:
        'Le estremità sono un salta turno verde e un 2 rosso. Con un 4 rosso, un 2 blu o un salta turno giallo puoi posare; con un 3 giallo o un 4 giallo no.',
    },
    'solomino.overlap': {
      title: 'Metà su metà',
      text: 'Posa la metà che va bene proprio sopra la metà all’estremità del serpente. L’altra metà della tua carta è la nuova estremità.',
      example:
        'Posi il 9 blu sul 6 blu. L’altra metà della tua carta, il 3 blu, è ora l’estremità di destra.',
    },
    'solomino.draw': {
      title: 'Pescare',
      text: 'Se non puoi o non vuoi posare, pesca 1 carta. Se va bene, puoi posarla subito o tenerla, ma ora non puoi posarne un’altra. Se non va bene, resta nella tua mano. Poi tocca al giocatore successivo.',
      example:
        'Hai pescato una carta con il 6 rosso. Va bene sul 2 rosso: posala o tienila. Il tuo 4 rosso adesso non lo puoi posare.',
    },
    'solomino.action': {
      title: 'I simboli valgono subito',
      text: 'Quando posi una carta con un simbolo, il simbolo vale subito. Non importa se sta sulla metà che copre l’estremità o su quella che diventa la nuova estremità.',
      example:
        'Posi il 2 rosso sul 2 rosso e la nuova estremità è un salta turno blu. Vale lo stesso: chi è dopo di te viene saltato.',
    },
    'solomino.skip': {
      title: 'Salta turno',
      text: 'Dopo un salta turno, il giocatore successivo viene saltato. Tocca a quello dopo.',
      example:
        'Posi un salta turno rosso sul 7 rosso. Il giocatore successivo viene saltato e tocca a quello dopo.',
    },
    'solomino.reverse': {
      title: 'Cambio di giro',
      text: 'Dopo un cambio di giro si gioca subito nell’altra direzione: se si andava in senso orario, ora si va in senso antiorario, e viceversa.',
      example:
        'Posi un cambio di giro blu sul 4 blu. La direzione cambia: tocca a chi siede alla tua destra.',
    },
    'solomino.draw1': {
      title: 'Pesca una',
      text: 'Dopo un «pesca una», il giocatore successivo pesca 1 carta oppure posa a sua volta una carta con «pesca una» che va bene a un’estremità. Allora quello dopo pesca 2 carte o posa ancora un «pesca una»: 3, e così via.',
      ruling:
        'Chi pesca prende tutto il debito di pesca in una volta. Se tocca a te e hai un debito di pesca, puoi posare solo una carta con «pesca una» e nessun’altra.',
      example:
        'Posi un «pesca una» e il giocatore successivo fa lo stesso. Quello dopo non ne ha: non può posare il suo 9 blu e pesca 2 carte.',
    },
    'solomino.draw1.turn': {
      title: 'Dopo il debito di pesca',
      text: 'Quando hai pescato le carte di un debito di pesca, fai poi un turno normale: posi una carta o ne peschi una.',
      example: 'Hai pescato 1 carta per un «pesca una». Tocca ancora a te e posi il 4 verde sul 5 verde.',
    },
    'solomino.swap': {
      title: 'Scambio',
      text: 'Quando posi uno scambio, scegli un altro giocatore. Vi scambiate tutte le carte che avete in mano.',
      example:
        'Posi uno scambio rosso e scegli chi siede alla tua destra. Ricevi le sue 2 carte e dai via le tue 3.',
    },
    'solomino.rotate': {
      title: 'Giro delle mani',
      text: 'Con un giro delle mani ognuno dà tutta la sua mano a un vicino. Chi lo ha posato decide se le mani vanno in senso orario o antiorario. La direzione di gioco non conta.',
      example:
        'Posi un giro delle mani verde e scegli il senso antiorario. Ricevi le 2 carte da sinistra. Si continua a giocare in senso orario.',
    },
    'solomino.ask': {
      title: 'Richiesta',
      text: 'Durante una richiesta il serpente aspetta. La prima carta del mazzo si scopre davanti al giocatore successivo, che deve posarci sopra una carta con una metà identica a una delle sue: stesso colore e stesso numero o simbolo. Il mucchietto passa a quello dopo, che risponde alla carta ora in cima, e così via.',
      example:
        'Davanti a te ci sono il 5 verde e il 6 blu. Il tuo 4 verde non basta. Ci posi sopra il tuo 6 blu e il mucchietto passa al giocatore successivo.',
    },
    'solomino.ask.must': {
      title: 'Chi può rispondere deve farlo',
      text: 'Se puoi rispondere a una richiesta, devi farlo. Se hai più carte con una metà identica, scegli quale posare.',
      example:
        'Davanti a te ci sono il 5 verde e il 6 blu. Li hai tutti e due, su 2 carte: posane una. Non puoi prendere il mucchietto.',
    },
    'solomino.ask.take': {
      title: 'Prendere il mucchietto',
      text: 'Se durante una richiesta non hai una carta con una metà identica, prendi in mano tutto il mucchietto. Poi tocca a te e fai un turno normale.',
      example:
        'In cima al mucchietto ci sono il 4 verde e il 3 verde. Non hai né l’uno né l’altro: prendi le 2 carte del mucchietto e tocca a te.',
    },
    'solomino.ask.quiet': {
      title: 'I simboli nel mucchietto',
      ruling: 'I simboli sulle carte del mucchietto non hanno effetto.',
      example:
        'Davanti a te ci sono un «pesca una» e il 9 rosso. Ci posi sopra un salta turno con il 9 rosso. Nessuno deve pescare e nessuno viene saltato.',
    },
    'solomino.ask.out': {
      title: 'L’ultima carta in una richiesta',
      ruling: 'Se durante una richiesta posi la tua ultima carta, vinci subito la manche.',
      example:
        'Davanti a te ci sono il 5 verde e il 6 blu. Ci posi sopra la tua ultima carta, con il 6 blu, e vinci la manche.',
    },
    'solomino.call': {
      title: 'L’annuncio «SOLOmino!»',
      text: 'Se alla fine del tuo turno hai solo 1 carta, devi annunciare «SOLOmino!». Così lo sanno tutti. Se dimentichi l’annuncio, peschi subito 1 carta.',
      ruling:
        'L’annuncio serve anche se uno scambio o un giro delle mani ti lascia 1 carta a fine turno. Se hai posato una richiesta, prima si scopre la sua carta, poi peschi per l’annuncio dimenticato; se non ci sono più carte, non peschi. Rispondere a una richiesta non è un tuo turno, inserirsi sì.',
      example: 'Posi il 4 rosso e dimentichi «SOLOmino!». Quindi peschi 1 carta e ora ne hai 2 in mano.',
    },
    'solomino.out': {
      title: 'L’ultima carta',
      text: 'Se posi la tua ultima carta, vinci subito la manche. Un simbolo su questa carta non vale più: non scegli né un giocatore né una direzione.',
      example:
        'La tua ultima carta mostra un «pesca una» rosso. Vinci subito la manche e nessuno deve pescare.',
    },
    'solomino.exhausted': {
      title: 'Quando il mazzo è vuoto',
      text: 'Se il mazzo è finito e nessuno è rimasto senza carte, la manche finisce subito. Vince chi ha meno carte in mano. In caso di parità ci sono più vincitori.',
      ruling:
        'Se peschi l’ultima carta del mazzo, non puoi più posarla, anche se va bene. Se è in corso una richiesta, la si porta a termine prima che la manche finisca.',
      example:
        'Chi siede alla tua destra pesca l’ultima carta. Va bene, ma la manche è finita. Tu e chi è alla tua sinistra avete il minor numero di carte e vincete.',
    },
    'solomino.exhausted.debt': {
      title: 'Carte prese dal serpente',
      text: 'Se il mazzo è vuoto e devi ancora pescare delle carte per un «pesca una», le prendi dal serpente. Solo dopo si contano le carte.',
      ruling:
        'Le carte che mancano nel mazzo si prendono dall’estremità destra del serpente, a partire dall’ultima. Se il mazzo finisce perché qualcuno pesca per un annuncio dimenticato, il debito di pesca aperto passa al giocatore successivo.',
      example:
        'Devi pescare 2 carte, ma nel mazzo ce n’è solo 1. La seconda la prendi dall’estremità destra del serpente. Alla fine ne hai 4.',
    },
    'solomino.rounds': {
      title: 'Più manche',
      text: 'Una partita ha 1 manche. Potete deciderne di più: dopo ogni manche ogni carta in mano vale 1 punto di penalità e alla fine vince chi ne ha meno. Potete anche decidere a quanti punti di penalità finisce la partita.',
      example:
        'Giocate 2 manche. La prima l’hai vinta tu, nella seconda ti resta 1 carta. Con 1 punto di penalità vinci tu; gli altri ne hanno 2 e 4.',
    },
    'solomino.interject': {
      title: 'Inserirsi',
      text: 'Potete decidere che ci si possa inserire. Se una metà della tua carta è identica alla metà di un’estremità, nel colore e nel numero o nel simbolo, puoi posarla lì subito, anche se non tocca a te. Poi tocca al giocatore dopo di te.',
      ruling:
        'Se quando ti inserisci è aperto un debito di pesca, passa al giocatore dopo di te. Se ti inserisci con un «pesca una», cresce di 1. Dopo un salta turno il debito è di chi è di turno in quel momento, dopo una richiesta di chi prende il mucchietto.',
      example:
        'Non tocca a te, ma ti inserisci con il 7 blu sul 7 blu. Il 4 verde sul 5 verde sarebbe vietato. Poi tocca a chi siede alla tua sinistra.',
    },
    'solomino.interject.ask': {
      title: 'Non durante una richiesta',
      text: 'Finché è in corso una richiesta, nessuno può inserirsi.',
      example:
        'È in corso una richiesta. A un’estremità c’è il 5 verde, e anche tu hai un 5 verde. Adesso non puoi inserirti.',
    },
  },
  introduction: [
    'A sinistra il serpente finisce con un 5 verde. Posaci sopra il 4 verde, che è dello stesso colore. L’altra metà, un 6 giallo, è la nuova estremità.',
    'Ti arriva un «pesca una» giallo. Non pescare: posaci sopra il tuo «pesca una» blu, così il debito del giocatore successivo è di 2 carte.',
    'Una richiesta! Davanti a te ci sono l’8 rosso e il 6 verde. Rispondi con il tuo 8 rosso: è identico.',
    'Il giocatore successivo non poteva rispondere e ha preso le 2 carte. Niente va bene sul 9 blu o sul 2 blu: pesca una carta.',
    'Un cambio di giro blu! Posalo subito sul 2 blu. La direzione cambia e l’8 giallo è la nuova estremità.',
    'A chi siede alla tua destra resta solo 1 carta. Posa l’1 giallo sul 4 giallo e annuncia «SOLOmino!», perché poi anche a te ne resta solo 1.',
    'L’estremità di destra è ancora il tuo 7 rosso. Il 3 rosso va bene: posa la tua ultima carta e vinci la manche!',
  ],
};
