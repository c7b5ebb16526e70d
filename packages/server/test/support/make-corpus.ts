// Adds a log of every game to packages/server/test/corpus, played by the rules as they are. Files that are there stay as they are: the tests
// replay them for as long as this server promises to.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import {
  type AnyGame,
  chanceOf,
  games,
  readOptions,
  rulesVersion,
  seatsOf,
  seedOf,
} from '@tischrunde/engine';
import { seedFrom } from '@tischrunde/protocol';
import type { EventOf, TableEvent } from '../../src/table/events.ts';
import type { LogEntry } from '../../src/table/log.ts';
import { entryOf } from '../../src/table/replay.ts';
import { TableState } from '../../src/table/state.ts';
import { corpusFolder, type Outcome } from './corpus.ts';

const mostMoves = 50;

mkdirSync(corpusFolder, { recursive: true });
for (const game of games) {
  const file = `${corpusFolder}${game.id}-${rulesVersion}.jsonl`;
  if (!existsSync(file)) writeFileSync(file, textOf(game));
}

function textOf(game: AnyGame): string {
  const players = Math.max(game.players.least, Math.min(2, game.players.most));
  const opened: EventOf<'opened'> = {
    at: 1_800_000_000_000,
    kind: 'opened',
    game: game.id,
    players,
    options: readOptions(game.id, game.options, players, {}),
    bots: Array.from({ length: players }, () => null),
    watching: 'link',
    listed: false,
    timer: null,
    host: guestAt(0),
    hostName: 'Anna',
    rules: rulesVersion,
    secret: `secret of ${game.id}`,
  };
  const state = new TableState('c0rp0s0000', opened);
  const log: LogEntry[] = [entryOf(state, opened)];
  const write = (event: TableEvent): void => {
    state.apply(event);
    log.push(entryOf(state, event));
  };
  play(state, write);
  const outcome: Outcome = {
    table: state.id,
    game: game.id,
    rules: rulesVersion,
    number: state.number,
    position: state.running?.match.hash() ?? null,
  };
  return [outcome, ...log].map((line) => `${JSON.stringify(line)}\n`).join('');
}

/** Everybody sits down, and then plays what chance gives, for a while or until the end. */
function play(state: TableState, write: (event: TableEvent) => void): void {
  const chance = chanceOf(seedOf(`corpus ${state.game.id}`), 0);
  const at = (): number => state.at + 1000;
  const players = state.places.length;
  for (const seat of seatsOf(players))
    write({
      at: at(),
      kind: 'sat',
      seat,
      guest: guestAt(seat),
      name: `Guest ${seat}`,
      word: `word-of-${seat}`,
    });
  const words = state.places.map(({ word }) => word);
  write({ at: at(), kind: 'started', match: 1, rules: rulesVersion, seed: seedFrom(state.secret, words) });
  for (let moves = 0; moves < mostMoves; moves++) {
    const match = state.running?.match;
    if (match === undefined || match.phase === 'matchOver') break;
    const choices = seatsOf(players).flatMap((seat) => match.legal(seat).map((move) => ({ seat, move })));
    const { seat, move } = choices[chance.below(choices.length)];
    write({ at: at(), kind: 'moved', seat, move, by: 'player', id: `move-${moves}-000` });
  }
  if (state.running?.match.phase === 'matchOver')
    write({ at: at(), kind: 'ended', match: 1, next: `next secret of ${state.game.id}` });
}

function guestAt(seat: number): string {
  return `guest00000000000${seat}`.slice(-16);
}
