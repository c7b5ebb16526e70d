import type { extras, rules } from '../../../games/solo.ts';
import type * as positions from '../../../positions/solo/index.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Liberati di tutte le tue carte prima degli altri.',
  needs:
    'Le 112 carte di SOLO: 72 carte colore, 28 carte azione colorate e 12 nere. Carta e matita per i punti di penalità.',
  turn: [
    'Gioca una carta dello stesso colore, numero o simbolo di quella in cima; le carte nere vanno bene sempre.',
    'Se non puoi o non vuoi, pesca una carta: se va bene, puoi giocarla subito.',
    'Prima di giocare la penultima carta annuncia «SOLO!»',
  ],
  tables: {
    special: {
      head: ['Carta azione', 'Che cosa fa'],
      words: {
        skip: 'Chi viene dopo salta il turno.',
        reverse: 'Si gioca nell’altro senso.',
        draw2: 'Chi viene dopo pesca 2 carte o prolunga.',
        swap: 'Scambi tutte le carte con una persona a tua scelta.',
        wild: 'Va bene su tutto. Dici un colore.',
        wild4: 'Va bene su tutto. Dici un colore, e chi viene dopo pesca 4 carte o prolunga.',
        rotate: 'Va bene su tutto. Ognuno passa tutte le sue carte; poi si gioca una carta qualsiasi.',
      },
    },
    scoring: {
      head: ['Carta', 'Punti di penalità'],
      words: { numbers: 'Carte con un numero' },
    },
  },
  rules: {
    'solo.deal': {
      title: 'La distribuzione',
      text: 'Ognuno riceve 8 carte. Le altre formano il mazzo, coperto al centro. La prima carta del mazzo si scopre e dà inizio alla pila degli scarti.',
      example: 'In 3 avete 8 carte a testa e 1 carta è scoperta. Delle 112 carte ne restano 87 nel mazzo.',
    },
    'solo.start': {
      title: 'Chi comincia',
      text: 'Decidete chi mescola e dà le carte. Comincia chi siede alla sua sinistra, poi si continua in senso orario.',
      ruling:
        'A ogni nuova manche le carte le dà chi viene dopo in senso orario. Così cambia ogni volta anche chi comincia.',
      example:
        'La manche 1 l’hai cominciata tu e l’hai vinta. La manche 2 la comincia chi siede alla tua sinistra.',
    },
    'solo.start.action': {
      title: 'Un’azione come prima carta',
      text: 'Se la prima carta scoperta è una carta azione, chi comincia deve eseguirla.',
      ruling:
        'Con +2 e +4 peschi o prolunghi, con uno scambio scegli con chi, con cambio colore e +4 dici prima il colore. Dopo un cambio di giro cominci comunque tu; dopo un giro delle mani giochi una carta qualsiasi. Finché non hai scelto, nessuno può inserirsi. Con un +4 ci sono già 4 carte da pescare.',
      example:
        'La prima carta è uno scambio verde. Prima di giocare devi scambiare: da chi viene dopo di te ricevi il 4 verde e il 6 verde.',
    },
    'solo.match': {
      title: 'Quali carte vanno bene',
      text: 'Gioca una carta che va bene su quella in cima alla pila degli scarti: ha lo stesso colore, lo stesso numero o lo stesso simbolo. Poi tocca a chi viene dopo di te.',
      example:
        'Sul 5 verde puoi giocare il 2 verde o il 5 giallo. Il 7 rosso non va bene: non è verde e non è un 5.',
    },
    'solo.black': {
      title: 'Le carte nere',
      text: 'Le carte nere sono jolly: vanno bene su tutte le carte.',
      ruling:
        'Finché ci sono carte da pescare per un +2 o un +4, si può giocare solo una carta dello stesso tipo: le altre carte nere allora non vanno bene.',
      example:
        'Il tuo 8 blu non va bene sul 3 giallo. Le carte nere invece sì: cambio colore, +4 e giro delle mani.',
    },
    'solo.draw': {
      title: 'Pescare',
      text: 'Se non puoi o non vuoi giocare, peschi 1 carta dal mazzo. Se va bene, puoi giocarla subito o tenerla, ma non puoi giocarne un’altra. Poi tocca a chi viene dopo di te, se nessuno si inserisce prima.',
      example:
        'Hai pescato il 3 rosso. Va bene sul 9 rosso: giocalo o tienilo. Il tuo 2 rosso adesso non lo puoi giocare.',
    },
    'solo.skip': {
      title: 'Salta turno',
      text: 'Chi viene dopo non può né giocare né pescare: salta il turno. Tocca alla persona seguente.',
      example:
        'Giochi un salta turno rosso. Chi viene dopo di te salta il turno, e tocca alla persona seguente.',
    },
    'solo.reverse': {
      title: 'Cambio di giro',
      text: 'Si gioca subito nell’altro senso: se si andava in senso orario, ora si va in senso antiorario, e viceversa.',
      ruling:
        'In 2, dopo un cambio di giro, tocca comunque all’altra persona. Potete decidere che in 2 valga come un salta turno; come prima carta cambia comunque solo il senso.',
      example: 'Giochi un cambio di giro blu. Il senso cambia: tocca a chi siede alla tua destra.',
    },
    'solo.draw2': {
      title: '+2',
      text: 'Chi viene dopo pesca 2 carte oppure prolunga: gioca un altro +2 di qualsiasi colore. Allora la persona seguente pesca 4 carte o prolunga ancora: diventano 6, e così via.',
      example:
        'Giochi un +2 rosso e chi viene dopo di te prolunga con uno verde. La persona seguente pesca 4 carte.',
    },
    'solo.wild4': {
      title: '+4',
      text: 'Chi gioca un +4 dice un colore. Chi viene dopo pesca 4 carte oppure prolunga con un altro +4: allora le carte per la persona seguente sono 8, e così via.',
      example: 'Giochi un +4 e dici «verde». Chi viene dopo di te pesca 4 carte, e il colore è il verde.',
    },
    'solo.debt': {
      title: 'Carte da pescare',
      text: 'Se ti arriva un +2 o un +4, peschi tutte le carte da pescare. Oppure puoi prolungare: giochi una carta dello stesso tipo.',
      ruling:
        'Su un +2 va solo un +2 e su un +4 solo un +4: nessun’altra carta è permessa, nemmeno nera. Chi pesca prende in una volta tutte le carte da pescare, o tutte quelle che ci sono.',
      example:
        'Ti arriva un +2 rosso. Puoi giocare il tuo +2 blu o pescare. Il 7 rosso e il +4 sono vietati.',
    },
    'solo.debt.turn': {
      title: 'Dopo aver pescato per un +2 o +4',
      text: 'Quando hai preso le carte da pescare, fai ancora il tuo turno normale: giochi una carta o ne peschi una.',
      example: 'Hai pescato 2 carte per un +2. Tocca ancora a te e giochi il 6 verde.',
    },
    'solo.swap': {
      title: 'Scambio',
      text: 'Quando giochi uno scambio, scegli una persona. Vi scambiate tutte le carte che avete in mano.',
      example:
        'Giochi uno scambio giallo e scegli chi siede alla tua destra. Ricevi il 4 rosso e dai via il 3 blu e il 6 blu.',
    },
    'solo.wild': {
      title: 'Cambio colore',
      text: 'Quando giochi un cambio colore, dici un colore: rosso, verde, blu o giallo. La carta successiva deve avere quel colore o essere nera.',
      example: 'Giochi un cambio colore sul 9 blu e dici «rosso». Ora l’1 rosso va bene e il 2 blu no.',
    },
    'solo.rotate': {
      title: 'Giro delle mani',
      text: 'Ognuno passa tutte le sue carte a chi viene dopo nel senso di gioco. Poi chi è di turno può giocare una carta qualsiasi.',
      ruling:
        'Finché il giro delle mani è in cima alla pila degli scarti, possono giocare una carta qualsiasi anche le persone seguenti.',
      example:
        'Giro delle mani: il tuo 1 blu e il tuo 2 verde vanno a chi viene dopo di te, che può giocare l’uno o l’altro. Tu ricevi l’8 rosso.',
    },
    'solo.interject': {
      title: 'Inserirsi con la stessa carta',
      text: 'Se hai proprio la carta in cima alla pila degli scarti, puoi inserirti: giocala subito, anche se non tocca a te. Il colore e il numero o il simbolo devono essere uguali. Poi continua chi viene dopo di te, e se è una carta azione la esegue.',
      ruling:
        'Per inserirti con una carta nera basta che sia dello stesso tipo. Se ci sono carte da pescare, se ne aggiungono altre 2 o 4.',
      example:
        'Chi siede alla tua sinistra ha giocato un 4 verde. Non tocca a te, ma ti inserisci con il tuo. Poi tocca di nuovo a chi è alla tua sinistra.',
    },
    'solo.call': {
      title: 'L’annuncio «SOLO!»',
      text: 'Prima di giocare la penultima carta devi annunciare ad alta voce «SOLO!»: così tutti sanno che ti resta solo 1 carta. Se te ne dimentichi, peschi 2 carte.',
      ruling:
        'Le 2 carte per l’annuncio dimenticato si pescano subito, prima dell’azione della carta giocata. Un annuncio che non serve non ha effetto.',
      example: 'Giochi l’1 rosso e dimentichi «SOLO!». Quindi peschi 2 carte e ora ne hai 3 in mano.',
    },
    'solo.out': {
      title: 'L’ultima carta',
      text: 'Se giochi la tua ultima carta, vinci subito la manche. La sua azione non vale più: non dici un colore e non scegli nessuno.',
      example: 'La tua ultima carta è un +2 rosso. Vinci subito la manche e nessuno deve pescare.',
    },
    'solo.reshuffle': {
      title: 'Quando il mazzo è vuoto',
      ruling:
        'Se il mazzo è vuoto, la pila degli scarti, tranne la carta in cima, si mescola e diventa il nuovo mazzo. Se non basta, peschi quello che c’è. Chi non può né giocare né pescare passa. Se tutti passano di fila, la manche finisce e ognuno riceve i punti di penalità della sua mano.',
      example:
        'Il mazzo è vuoto e tu peschi. Resta solo il 3 giallo: le 2 carte sotto si mescolano e ricevi il 7 verde.',
    },
    'solo.score': {
      title: 'I punti di penalità',
      text: 'Tutti tranne chi ha vinto sommano le carte che hanno ancora in mano e segnano quei punti di penalità. Quanto vale ogni carta lo dice la tabella.',
      example:
        'Hai vinto. Chi hai di fronte ha ancora il 7 giallo, un salta turno verde e un +4: 7 + 20 + 50 = 77 punti di penalità.',
    },
    'solo.end': {
      title: 'Più di 500 punti di penalità',
      text: 'Si giocano più manche. Quando almeno una persona ha più di 500 punti di penalità, la partita è finita. Vince chi ne ha meno.',
      example:
        'Qualcuno ha ora 520 punti di penalità, quindi più di 500. La partita è finita e vinci tu con solo 3 punti.',
    },
  },
  introduction: [
    'In cima c’è il 7 blu. Una carta va bene se ha lo stesso colore o lo stesso numero: gioca il tuo 2 blu.',
    'Chi siede alla tua sinistra ha giocato un 2 giallo. Tu hai proprio questa carta: inserisciti, anche se non tocca a te!',
    'Ti arriva un +2 giallo. Non pescare: prolunga con il tuo +2 rosso, così chi viene dopo di te ha 4 carte da pescare.',
    'Nessuna delle tue carte va bene sul 4 rosso. Pesca una carta dal mazzo.',
    'Un cambio colore! Le carte nere vanno bene su tutto. Giocalo subito e di’ «verde», perché hai il 6 verde.',
    'In cima c’è l’1 verde. Annuncia «SOLO!» e gioca il 6 verde, perché poi ti resta solo 1 carta.',
    'Il tuo 8 giallo va bene sull’8 blu: è lo stesso numero. Gioca la tua ultima carta e vinci la manche!',
  ],
};
