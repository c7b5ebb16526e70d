import type { evening as english } from '../../en/screens/evening.ts';
import type { Translation } from '../../translation.ts';

export const evening: Translation<typeof english> = {
  // A television in the middle.
  'board.join': 'Mach mit',
  'board.title': 'Großer Bildschirm',
  'board.show': 'Auf großem Bildschirm zeigen',
  'board.full': 'Vollbild',
  'board.tonight': 'Heute Abend',
  // The hand on a phone beside a board. Places are named by what lies there.
  'place.left': 'Linkes Ende: {what}',
  'place.right': 'Rechtes Ende: {what}',
  'place.at': 'An {end}',
  'place.half': '{place}, mit {half}',
  'hand.only': 'Nur meine Hand',
  'hand.whole': 'Ganzer Tisch',
  'hand.board': 'Tisch zeigen',
  'hand.about': 'Der Tisch ist auf dem großen Bildschirm.',
  // Joining.
  'invited.title': '{name} lädt dich ein: {game}',
  'invited.seats': { one: '{count} Platz', other: '{count} Plätze' },
  'invited.sit': 'Mitspielen',
  'invited.full': 'Alle Plätze sind besetzt: Du wartest auf den nächsten.',
  'invited.watch': 'Nur zuschauen',
  'invited.rules': 'So wird gespielt',
  // A television for the table.
  'board.enter': 'Welcher Tisch?',
  'board.enterAbout':
    'Der Code steht unter „Auf großem Bildschirm zeigen“ auf dem Handy von allen, die dort sitzen.',
  'board.how': 'Öffne am Fernseher {address} und gib den Code {code} ein.',
  'board.here': 'Oder auf diesem Bildschirm',
  // The score of the evening.
  'evening.wins': { one: '{count} Sieg', other: '{count} Siege' },
  'evening.matches': { one: 'von {count} Partie', other: 'von {count} Partien' },
  // Between two matches.
  'next.title': 'Nächstes Spiel: {game}',
  'next.choose': 'Anderes Spiel wählen',
  'next.vote': 'Für ein Spiel stimmen',
  'next.votes': { one: '{game}: {count} Stimme', other: '{game}: {count} Stimmen' },
  'next.game': 'Welches Spiel?',
  'next.who': 'Wer wählt das nächste Spiel?',
  'choosing.host': 'wer einlädt',
  'choosing.vote': 'alle, durch Abstimmen',
  'choosing.turns': 'reihum',
  'next.theirs': '{name} wählt das nächste Spiel.',
  'next.play': 'Das spielen wir',
  'again.starts': {
    one: 'Die nächste Partie beginnt in {count} Sekunde.',
    other: 'Die nächste Partie beginnt in {count} Sekunden.',
  },
  'again.round': {
    one: 'Die nächste Runde beginnt in {count} Sekunde.',
    other: 'Die nächste Runde beginnt in {count} Sekunden.',
  },
  'again.is': 'bereit',
  'bench.title': 'Warten auf einen Platz',
  'bench.wait': 'Auf einen Platz warten',
  'bench.leave': 'Nicht mehr warten',
  'bench.you': 'In der nächsten Partie hast du einen Platz.',
  'bench.free': 'Sobald ein Platz frei wird, gehört er dir.',
  'bench.letIn': '{name} abwechselnd mitspielen lassen',
  'host.remove': 'Den Platz von {name} frei machen',
  'host.swap': 'Platz {number} und {next} tauschen',
  // Nobody is stuck.
  'away.title': '{name} ist weg.',
  'away.bot': 'Einen Bot spielen lassen',
  'away.wait': 'Warten',
  'bot.mark': 'Bot',
  'bot.instead': 'Für {name} mitspielen',
  'seat.more': 'Noch jemand an diesem Gerät',
  'seat.moreName': 'Name von der anderen Person',
  // News of the table.
  'told.left': '{name} ist nicht mehr da.',
  'told.came': '{name} ist da.',
  'told.renamed': '{before} heißt jetzt {name}.',
  'told.clock': 'Die Zeit war um: Ein Bot hat für {name} gespielt.',
  'told.clockPassed': 'Die Zeit von {name} war um.',
  'told.removed': 'Der Platz von {name} ist jetzt frei.',
  'told.benched': '{name} wartet auf einen Platz.',
  'told.changed': 'Nächstes Spiel: {game}.',
  'turn.elsewhere': 'Du bist dran!',
  'turn.notify': 'Sag mir Bescheid, wenn ich dran bin',
  'turn.notifyClosed': 'Auch wenn die Seite zu ist.',
  'turn.refused':
    'Dein Browser erlaubt dieser Seite keine Mitteilungen. Das änderst du in seinen Einstellungen.',
  // Finding people.
  'shelf.playNow': 'Jetzt mit anderen spielen',
  'mine.title': 'Mit anderen',
  'mine.place': 'Platz {number}',
};
