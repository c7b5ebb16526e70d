import type { rules } from '../../../../games/shared/domino.ts';
import type * as positions from '../../../../positions/shared/domino.ts';
import type { Chapter } from '../../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  rules: {
    'domino.deal': {
      title: 'Mescolare e distribuire',
      text: 'Mescolate le tessere coperte sul tavolo. Ognuno ne prende quante dice il gioco e le mette in piedi davanti a sé, in modo che gli altri non le vedano. Le altre restano coperte sul tavolo e sono la riserva.',
      example: 'In tre avete preso 5 tessere a testa. Le altre 13 delle 28 sono la riserva.',
    },
    'domino.open': {
      title: 'Chi comincia',
      text: 'Comincia chi ha il doppio più alto, per esempio 9-9. Se nessuno ha un doppio, comincia chi ha la tessera con più pallini: 9-6, per esempio, ne ha 15.',
      example:
        'Chi siede alla tua sinistra ha 3-3, il doppio più alto, e comincia. La tua 6-5 ha più pallini, ma non è un doppio.',
    },
    'domino.open.tie': {
      title: 'Parità all’inizio',
      ruling:
        'Se due tessere hanno lo stesso numero di pallini, confrontate la loro metà maggiore. Vale di più la tessera in cui è più alta: 6-3 viene prima di 5-4.',
      example:
        'La tua 8-7 e la 9-6 di chi hai di fronte hanno entrambe 15 pallini. Il 9 è più alto dell’8, quindi non cominci tu.',
    },
    'domino.open.tile': {
      title: 'La prima tessera',
      ruling: 'Se cominci tu, giochi proprio la tessera che ti fa cominciare e nessun’altra.',
      example: 'Cominci perché hai 6-6. Quindi giochi 6-6, e non 6-5 o 1-1.',
    },
    'domino.order': {
      title: 'In senso orario',
      text: 'Si gioca in senso orario: dopo di te tocca a chi siede alla tua sinistra.',
      example: 'Hai giocato 6-6. Chi siede alla tua sinistra gioca 6-1, poi si continua nello stesso senso.',
    },
    'domino.match': {
      title: 'Metà uguali',
      text: 'Gioca una tessera a un’estremità libera in modo che si tocchino due metà uguali: un 5 accanto a un 5. Con le tessere colorate allora è uguale anche il colore. L’altra metà è la nuova estremità libera. Lo 0 si chiama anche bianca.',
      example:
        'La tua 5-0 va bene accanto al 5, e lo 0 è la nuova estremità. La tua 4-2 non va bene né accanto al 5 né accanto al 6.',
    },
    'domino.ends': {
      title: 'La fila e le sue estremità',
      text: 'Le tessere formano una fila con due estremità libere. La fila può piegare ad angolo retto dove volete, ma le sue due estremità non devono toccarsi. I doppi si mettono di traverso.',
      ruling: 'Un doppio a un’estremità mostra il suo valore una volta sola.',
      example:
        'Accanto a 5-5 c’è già 5-1. La tua 5-2 non può più andare lì: le estremità libere sono l’1 e il 6.',
    },
    'domino.must': {
      title: 'Chi può giocare, deve',
      ruling: 'Se una delle tue tessere va bene, devi giocare. Se più di una va bene, scegli tu quale.',
      example:
        '6-2 e 6-1 vanno bene entrambe accanto al 6. Puoi scegliere una delle due, ma non puoi passare.',
    },
    'domino.reserve': {
      title: 'Le ultime due restano',
      text: 'Di regola le ultime due tessere della riserva non si pescano.',
      ruling: 'Quando nella riserva restano solo due tessere, non si pesca più.',
      example: 'Nella riserva ci sono solo le ultime due. Giochi 6-6 e non peschi niente: ti resta solo 6-1.',
    },
    'domino.pass': {
      title: 'Passare',
      ruling: 'Se non puoi giocare e non devi prima pescare, passi. Poi tocca a chi viene dopo di te.',
      example: 'Hai solo 3-3 e 2-1, ma ci vorrebbe un 6. Passi, e tocca a chi viene dopo di te.',
    },
    'domino.out': {
      title: 'L’ultima tessera: «Domino!»',
      text: 'Chi gioca l’ultima tessera della mano annuncia «Domino!» e vince la manche, che finisce subito.',
      ruling: 'Qui l’annuncio «Domino!» lo fa il tavolo. Dopo l’ultima tessera non si pesca più niente.',
      example:
        'Giochi la tua ultima tessera, 6-1: «Domino!» La manche è finita, la vinci tu, e le 3 tessere della riserva restano lì.',
    },
    'domino.blocked': {
      title: 'Il gioco è bloccato',
      text: 'La manche finisce anche quando nessuno può giocare e non c’è più niente da pescare. Per dimostrarlo tutti scoprono le loro tessere.',
      ruling:
        'Una manche bloccata finisce subito, senza aspettare che tutti passino. La vince chi ha meno pallini in mano.',
      example:
        'Giochi 6-6. Nessuno ha più un 6, e non c’è niente da pescare: la manche è finita. Con 1-0 vinci contro 5-5 e 4-3.',
    },
    'domino.blocked.tie': {
      title: 'Bloccato e in parità',
      ruling:
        'Se a gioco bloccato più persone hanno il minor numero di pallini, vincono la manche insieme e nessuno riceve punti.',
      example:
        'Dopo il tuo 6-6 nessuno può giocare. La tua 4-3 e la 5-2 alla tua sinistra hanno 7 pallini: vincete insieme, senza punti.',
    },
    'domino.score': {
      title: 'I punti di chi vince',
      text: 'Chi vince la manche riceve 1 punto per ogni pallino che gli altri hanno ancora in mano.',
      example:
        'Giochi la tua ultima tessera, 6-6. Gli altri hanno ancora 5-4, 3-2 e 1-0: sono 15 pallini, quindi 15 punti per te.',
    },
    'domino.match.length': {
      title: 'Quanto dura una partita',
      text: 'Decidete prima quante manche giocare, meglio se un multiplo di quanti siete: in 4, per esempio, 4, 8 o 12. Oppure decidete a quanti punti arrivare.',
      ruling:
        'Se non decidete niente, si giocano tante manche quanti siete. I punti si controllano dopo ogni manche. Vince chi ne ha di più; a pari punti si vince insieme.',
      example:
        'Avete deciso di giocare 2 manche, e la seconda finisce con 6-6. Il punteggio è di 9 a 1: vinci la partita.',
    },
  },
};
