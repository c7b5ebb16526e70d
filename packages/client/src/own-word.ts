import { effect } from '@preact/signals-core';
import { type Remembered, sealOf, type TableFacts } from '@tischrunde/protocol';
import { isTemporary } from './request-error.ts';
import { seatOf } from './seats.ts';
import { type GuestAtTables, readyUp } from './table-requests.ts';
import { breath } from './timeouts.ts';
import { errorCodeOf, type Visit } from './visit.ts';

/** How long another device of the same guest has to tell the word that it sealed. Milliseconds. */
const strangeWordPatience = 3000;

/**
 * What is to be done about the own word before a match: `seal` another one because the last is void, `tell` it because all others are
 * fixed, `wait` for the device that sealed it, or `takeBack` the seat from the bot that stepped in meanwhile.
 */
export type WordTask = 'seal' | 'tell' | 'wait' | 'takeBack';

export function wordTask(
  { phase, places, fair }: TableFacts,
  seat: number | null,
  remembered: Remembered,
): WordTask | null {
  if (phase === 'playing' || seat === null) return null;
  const { bot, ready } = places[seat];
  if (bot !== null) return phase === 'gathering' ? 'takeBack' : null;
  const word = remembered.seat === seat ? remembered.word : undefined;
  // Before the first match, everybody who sits is ready; before the others, those who have agreed.
  if (!ready) return phase === 'gathering' || word !== undefined ? 'seal' : null;
  const isEverybodyReady = places.every((place) => place.bot !== null || place.ready);
  if (!isEverybodyReady || fair.words[seat] !== null) return null;
  return word !== undefined && sealOf(word) === fair.seals[seat] ? 'tell' : 'wait';
}

/** Seals, tells and replaces the own word at a table as it becomes due. Returns a function that ends it. */
export function keepOwnWord(guest: GuestAtTables, visit: Visit): () => void {
  const { connection, promises } = guest;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAtIt = false;
  const carryOut = async (
    task: Exclude<WordTask, 'wait'>,
    table: TableFacts,
    seat: number,
  ): Promise<void> => {
    const { id, match, fair } = table;
    if (task === 'takeBack') await connection.ask('bot', { table: id, seat, level: null });
    if (task === 'seal') await readyUp(guest, id, match, seat);
    if (task !== 'tell') return;
    // From now on nobody can choose a word knowing this one, without being found out.
    promises.remember(id, match, { seals: fair.seals });
    await connection.ask('word', { table: id, word: promises.of(id, match).word ?? '' });
  };
  const act = async (task: Exclude<WordTask, 'wait'>, table: TableFacts, seat: number): Promise<void> => {
    isAtIt = true;
    const why = await errorCodeOf(carryOut(task, table, seat));
    isAtIt = false;
    if (why === null) check();
    else if (isTemporary(why)) timer = setTimeout(check, breath);
  };
  const check = (): void => {
    clearTimeout(timer);
    const table = visit.scene.peek()?.table;
    if (table === undefined || isAtIt || connection.standing.peek() !== 'open') return;
    const seat = seatOf(table.places, connection.guest.peek()?.id ?? null);
    if (table.phase !== 'playing' && (seat === null || !table.places[seat].ready))
      promises.forgetTold(table.id, table.match);
    const task = wordTask(table, seat, promises.of(table.id, table.match));
    if (task === null || seat === null) return;
    if (task === 'wait') timer = setTimeout(() => void act('seal', table, seat), strangeWordPatience);
    else void act(task, table, seat);
  };
  const stop = effect(() => {
    // Whenever one of these changes.
    void [visit.scene.value, connection.standing.value, connection.guest.value];
    check();
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}
