import type { extras, rules } from '../../../games/solo.ts';
import type * as positions from '../../../positions/solo/index.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Resta senza carte prima degli altri. Alla fine della partita vince chi ha meno punti di penalità.',
  rules: {
    'solo.deal': {
      title: 'La distribuzione',
      text: 'Ognuno riceve 8 carte. Le altre formano il mazzo, coperto al centro. La prima carta del mazzo viene girata e dà inizio alla pila degli scarti.',
      example:
        'I 3 giocatori hanno 8 carte a testa e 1 carta è scoperta. Delle 112 carte ne restano 87 nel mazzo.',
    },
    'solo.start': {
      title: 'Chi comincia',
      text: 'Un giocatore dà le carte. Comincia chi siede alla sua sinistra, poi si continua in senso orario.',
      ruling:
        'A ogni nuova manche dà le carte il giocatore successivo in senso orario. Così anche chi comincia è ogni volta il giocatore successivo.',
      example:
        'La manche 1 l’hai cominciata tu e l’hai vinta. La manche 2 la comincia chi siede alla tua sinistra.',
    },
    'solo.start.action': {
      title: 'Un’azione come prima carta',
      text: 'Se la prima carta è una carta azione, chi comincia la esegue. Salta turno: perdi il turno. «Pesca due» o «pesca quattro»: peschi le carte, oppure ci posi sopra una carta dello stesso tipo. Scambio: prima scegli un giocatore e vi scambiate le mani.',
      ruling:
        'Cambio di giro: la direzione cambia, ma cominci comunque tu. Cambio colore o «pesca quattro»: prima dici il colore; il debito di pesca del «pesca quattro» è già aperto. Giro delle mani: le mani girano, poi posi una carta qualsiasi. Finché non hai scelto il giocatore o il colore, nessuno può inserirsi.',
      example:
        'La prima carta è uno scambio verde. Prima di posare devi scambiare: dal giocatore dopo di te ricevi il 4 verde e il 6 verde.',
    },
    'solo.match': {
      title: 'Quali carte vanno bene',
      text: 'Posa una carta che va bene su quella in cima alla pila degli scarti: ha lo stesso colore, lo stesso numero o lo stesso simbolo. Poi tocca al giocatore successivo.',
      example:
        'Sul 5 verde puoi posare il 2 verde o il 5 giallo. Il 7 rosso non va bene: non è verde e non è un 5.',
    },
    'solo.black': {
      title: 'Le carte nere',
      text: 'Una carta nera va bene su tutte le carte. C’è un’eccezione: finché è aperto un debito di pesca, puoi posare solo una carta «pesca» dello stesso tipo.',
      example:
        'Il tuo 8 blu non va bene sul 3 giallo. Le carte nere invece sì: cambio colore, «pesca quattro» e giro delle mani.',
    },
    'solo.draw': {
      title: 'Pescare',
      text: 'Se non puoi o non vuoi posare, pesca 1 carta. Se va bene, puoi posarla subito o tenerla, ma non puoi posarne un’altra. Se non va bene, il tuo turno è finito. Poi tocca al giocatore successivo.',
      example:
        'Hai pescato il 3 rosso. Va bene sul 9 rosso: posalo o tienilo. Il tuo 2 rosso adesso non lo puoi posare.',
    },
    'solo.skip': {
      title: 'Salta turno',
      text: 'Dopo un salta turno, il giocatore successivo perde il turno. Tocca a quello dopo.',
      example: 'Posi un salta turno rosso. Il giocatore successivo perde il turno e tocca a quello dopo.',
    },
    'solo.reverse': {
      title: 'Cambio di giro',
      text: 'Dopo un cambio di giro si gioca subito nell’altra direzione: se si andava in senso orario, ora si va in senso antiorario, e viceversa.',
      ruling:
        'In 2 giocatori, dopo un cambio di giro tocca comunque all’altro. Potete decidere che in 2 valga come un salta turno; come prima carta, però, cambia sempre solo la direzione.',
      example: 'Posi un cambio di giro blu. La direzione cambia: tocca a chi siede alla tua destra.',
    },
    'solo.draw2': {
      title: 'Pesca due',
      text: 'Dopo un «pesca due», il giocatore successivo pesca 2 carte oppure posa un altro «pesca due» di qualsiasi colore. Allora quello dopo pesca 4 carte o ne posa ancora uno: 6, e così via.',
      example:
        'Posi un «pesca due» rosso e il giocatore successivo ne posa sopra uno verde. Quello dopo pesca 4 carte.',
    },
    'solo.wild4': {
      title: 'Pesca quattro',
      text: 'Chi posa un «pesca quattro» dice un colore. Il giocatore successivo pesca 4 carte oppure posa un altro «pesca quattro». Allora le carte per quello dopo sono 8, e così via.',
      example:
        'Posi un «pesca quattro» e dici «verde». Il giocatore successivo pesca 4 carte, e il colore è il verde.',
    },
    'solo.debt': {
      title: 'Il debito di pesca',
      text: 'Finché nessuno ha pescato le carte di un «pesca due» o di un «pesca quattro», è aperto un debito di pesca. Al tuo turno peschi oppure posi una carta dello stesso tipo.',
      ruling:
        'Finché è aperto un debito di pesca, su un «pesca due» va solo un «pesca due» e su un «pesca quattro» solo un «pesca quattro». Nessun’altra carta è permessa, nemmeno nera. Chi pesca prende tutto il debito in una volta, o tutte le carte che ci sono.',
      example:
        'Ti arriva un «pesca due» rosso. Puoi posare il tuo «pesca due» blu o pescare. Il 7 rosso e il «pesca quattro» sono vietati.',
    },
    'solo.debt.turn': {
      title: 'Dopo il debito di pesca',
      text: 'Quando hai pescato le carte di un debito di pesca, fai poi un turno normale: posi una carta o ne peschi una.',
      example: 'Hai pescato 2 carte per un «pesca due». Tocca ancora a te e posi il 6 verde.',
    },
    'solo.swap': {
      title: 'Scambio',
      text: 'Quando posi uno scambio, scegli un altro giocatore. Vi scambiate tutte le carte che avete in mano.',
      example:
        'Posi uno scambio giallo e scegli chi siede alla tua destra. Ricevi il 4 rosso e dai via il 3 blu e il 6 blu.',
    },
    'solo.wild': {
      title: 'Cambio colore',
      text: 'Quando posi un cambio colore, dici un colore: rosso, verde, blu o giallo. La carta successiva deve avere quel colore o essere nera.',
      example: 'Posi un cambio colore sul 9 blu e dici «rosso». Ora l’1 rosso va bene e il 2 blu no.',
    },
    'solo.rotate': {
      title: 'Giro delle mani',
      text: 'Con un giro delle mani ognuno dà tutta la sua mano al giocatore successivo nella direzione di gioco. Poi chi è di turno può posare una carta qualsiasi.',
      ruling:
        'Finché il giro delle mani è in cima alla pila degli scarti, non solo il giocatore successivo ma anche quelli dopo possono posare una carta qualsiasi.',
      example:
        'Giro delle mani: il tuo 1 blu e il tuo 2 verde vanno al giocatore successivo, che può posare l’uno o l’altro. Tu ricevi l’8 rosso.',
    },
    'solo.interject': {
      title: 'Inserirsi',
      text: 'Se hai proprio la carta in cima alla pila degli scarti, puoi inserirti: posala subito, anche se non tocca a te. Il colore e il numero o il simbolo devono essere uguali. Poi continua il giocatore dopo di te, che esegue la carta.',
      ruling:
        'Per inserirti con una carta nera basta che sia dello stesso tipo. Se è aperto un debito di pesca, cresce di altre 2 o 4 carte. Potete decidere che nessuno possa inserirsi.',
      example:
        'Chi siede alla tua sinistra ha posato un 4 verde. Non tocca a te, ma ti inserisci con il tuo. Poi tocca di nuovo a chi è alla tua sinistra.',
    },
    'solo.call': {
      title: 'L’annuncio «SOLO!»',
      text: 'Annuncia «SOLO!» quando posi la penultima carta. Così gli altri sanno che ti resta solo 1 carta. Se dimentichi l’annuncio, peschi 2 carte.',
      ruling:
        'Se dimentichi l’annuncio, le 2 carte le peschi subito, prima dell’azione della tua carta. Un annuncio che non serve non ha effetto.',
      example: 'Posi l’1 rosso e dimentichi «SOLO!». Quindi peschi 2 carte e ora ne hai 3 in mano.',
    },
    'solo.out': {
      title: 'L’ultima carta',
      text: 'Se posi la tua ultima carta, vinci subito la manche. La sua azione non vale più: non dici un colore e non scegli un giocatore.',
      example: 'La tua ultima carta è un «pesca due» rosso. Vinci subito la manche e nessuno deve pescare.',
    },
    'solo.reshuffle': {
      title: 'Quando il mazzo è vuoto',
      ruling:
        'Se devi pescare e il mazzo è vuoto, la pila degli scarti, tranne la carta in cima, si mescola e diventa il nuovo mazzo. Se non basta, peschi quello che c’è. Chi non può né posare né pescare passa. Se tutti passano di fila, la manche finisce e ognuno riceve i punti di penalità della sua mano.',
      example:
        'Il mazzo è vuoto e tu peschi. Resta solo il 3 giallo: le 2 carte sotto vengono mescolate e ricevi il 7 verde.',
    },
    'solo.score': {
      title: 'I punti di penalità',
      text: 'Tutti tranne chi ha vinto ricevono punti di penalità per le carte in mano: da 1 a 9 il loro numero, cambio di giro 10, salta turno 20, «pesca due» 30, scambio 30, giro delle mani 40, cambio colore 40, «pesca quattro» 50.',
      example:
        'Hai vinto. L’altro giocatore ha ancora il 7 giallo, un salta turno verde e un «pesca quattro»: 7 + 20 + 50 = 77 punti di penalità.',
    },
    'solo.end': {
      title: 'La fine della partita',
      text: 'Quando almeno un giocatore ha più di 500 punti di penalità, la partita è finita. Vince chi ne ha meno. Potete anche decidere un altro limite o un numero fisso di manche.',
      example:
        'Un giocatore ha ora 520 punti di penalità, quindi più di 500. La partita è finita e vinci tu con solo 3 punti.',
    },
  },
  introduction: [
    'In cima c’è il 7 blu. Una carta va bene se ha lo stesso colore o lo stesso numero: posa il tuo 2 blu.',
    'Chi siede alla tua sinistra ha posato un 2 giallo. Tu hai proprio questa carta: inserisciti, anche se non tocca a te!',
    'Ti arriva un «pesca due» giallo. Non pescare: posaci sopra il tuo «pesca due» rosso, così il debito del giocatore successivo è di 4 carte.',
    'Nessuna delle tue carte va bene sul 4 rosso. Pesca una carta dal mazzo.',
    'Un cambio colore! Le carte nere vanno bene su tutto. Posalo subito e di’ «verde», perché hai il 6 verde.',
    'In cima c’è l’1 verde. Posa il 6 verde e annuncia «SOLO!», perché poi ti resta solo 1 carta.',
    'Il tuo 8 giallo va bene sull’8 blu: è lo stesso numero. Posa la tua ultima carta e vinci la manche!',
  ],
};
