import { setTimeout as sleep } from 'node:timers/promises';
import { word } from '../support/client.ts';
import { type Kind, secondName } from '../support/load.ts';
import type { Habit, Manner, Situation } from '../support/player.ts';

// What people do at a table in the course of an evening, besides playing.

const games = ['block', 'fives', 'solo', 'hektik', 'matador', 'bergen'] as const;

const any = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)];

const sometimes = (share: number): boolean => Math.random() < share;

/** Who has no seat takes a free one or a bot's, or waits on the bench. */
const findSeat: Habit = async ({ table, guest, scene, own, seat, ask }) => {
  const { places, bench, phase } = scene.table;
  if (seat !== null || own.length > 0) return false;
  await sleep(100 + Math.random() * 400);
  const open = places.flatMap((place, at) =>
    place.guest === null && (phase === 'playing' || place.bot === null) ? [at] : [],
  );
  if (open.length > 0) {
    const { ok } = await ask('sit', { table, seat: any(open), word: word() });
    if (ok) return true;
  }
  if (bench.some((one) => one.guest === guest)) return false;
  return (await ask('bench', { table })).ok;
};

/** Somebody else on the same device sits down again. */
const shareDevice: Habit = async ({ table, scene, own, seat, ask }) => {
  const { places, phase } = scene.table;
  if (seat !== null || own.length === 0 || phase === 'playing') return false;
  const free = places.findIndex(({ guest, bot }) => guest === null && bot === null);
  return free >= 0 && (await ask('sit', { table, seat: free, name: secondName, word: word() })).ok;
};

/** Takes the seat back from a bot; now and then lets one play. */
const botForMe: Habit = async ({ table, scene, seat, ask }) => {
  const isBot = seat !== null && scene.table.places[seat].bot !== null;
  if (seat === null || (!isBot && !sometimes(0.003))) return false;
  await sleep(200);
  return (await ask('bot', { table, seat, level: isBot ? null : 'easy' })).ok;
};

const botForAbsent: Habit = async ({ table, scene, here, seat, ask }) => {
  const { places, phase } = scene.table;
  const absent = places.findIndex(
    ({ guest, bot }) => guest !== null && bot === null && !here.includes(guest),
  );
  if (seat === null || phase !== 'playing' || absent < 0 || !sometimes(0.2)) return false;
  return (await ask('bot', { table, seat: absent, level: 'easy' })).ok;
};

const leaveForAWhile: Habit = async ({ scene, guest, goAway }) => {
  if (scene.table.host === guest || !sometimes(0.003)) return false;
  await goAway(500 + Math.random() * 3000);
  return true;
};

const standUp: Habit = async ({ table, scene, guest, seat, ask }) => {
  if (seat === null || scene.table.host === guest || !sometimes(0.003)) return false;
  return (await ask('stand', { table, seat })).ok;
};

/** Between matches the host chooses another game, or moves people about. Once is enough: everybody has to be ready anew. */
const arrange: Habit = async ({ table, scene, guest, ask }) => {
  const { phase, host, places, choosing } = scene.table;
  if (phase !== 'over' || host !== guest || places.some(({ ready }) => ready) || !sometimes(0.5))
    return false;
  const seat = Math.floor(Math.random() * places.length);
  const players = 2 + Math.floor(Math.random() * 3);
  if (sometimes(0.2)) return (await ask('swap', { table, seat: 0, with: seat })).ok;
  if (sometimes(0.2) && places[seat].guest !== host) return (await ask('remove', { table, seat })).ok;
  const options = choosing === 'host' ? { game: any(games), players } : { players };
  return (await ask('change', { table, ...options })).ok;
};

const vote: Habit = async ({ table, scene, guest, own, ask }) => {
  const { phase, choosing, votes } = scene.table;
  if (phase !== 'over' || choosing !== 'vote' || own.length === 0 || votes.some((one) => one.guest === guest))
    return false;
  if (!sometimes(0.5)) return false;
  const game = votes.length > 0 && sometimes(0.7) ? votes[0].game : any(games);
  return (await ask('vote', { table, game })).ok;
};

const takeBack: Habit = async ({ table, scene, seat, hasMoved, ask }) => {
  const { seen } = scene;
  if (!hasMoved || seat === null || seen === null || !sometimes(0.1)) return false;
  return (await ask('takeBack', { table, match: scene.table.match, moves: seen.moves, seat })).ok;
};

const consent: Habit = async ({ table, scene, seat, ask }) => {
  const { undo } = scene.table;
  if (undo === null || seat === null || !undo.waiting.includes(seat)) return false;
  return (await ask('consent', { table, number: undo.number, agrees: sometimes(0.8), seat })).ok;
};

/** Breaks are short: who sees that everybody wanted one goes on. */
const pause: Habit = async ({ table, scene, seat, ask }) => {
  const { paused, pauseWished, phase } = scene.table;
  if (seat === null || phase !== 'playing') return false;
  if (paused) {
    await sleep(100);
    return (await ask('pause', { table, wish: false, seat })).ok;
  }
  const isWished = pauseWished.includes(seat);
  if (!sometimes(isWished || pauseWished.length === 0 ? 0.003 : 0.5)) return false;
  return (await ask('pause', { table, wish: !isWished, seat })).ok;
};

const talk: Habit = async ({ table, ask, ledger }) => {
  if (!sometimes(0.02)) return false;
  const [id, text] = [word(), `What I say: ${word()}`];
  const answer = await ask('say', { table, id, text });
  if (answer.ok) ledger.said.push({ table, id, text, number: answer.number });
  return answer.ok;
};

const changeName: Habit = async (at: Situation) =>
  sometimes(0.002) && (await at.ask('rename', { name: `${at.guest.slice(0, 6)} ${word().slice(0, 4)}` })).ok;

/** Nothing of it changes the table, but all of it is answered. */
const lookAround: Habit = async ({ table, own, ask }) => {
  if (!sometimes(0.005)) return false;
  await ask('mine', {});
  const answer = own.length > 0 ? await ask('code', { table }) : await ask('invited', { to: table });
  if (answer.ok && 'code' in answer) {
    const invited = await ask('invited', { to: answer.code });
    if (invited.ok && invited.invitation.table !== table) throw new Error('a code leads to another table');
  }
  return false;
};

const habits: readonly Habit[] = [
  findSeat,
  shareDevice,
  consent,
  botForMe,
  takeBack,
  arrange,
  vote,
  botForAbsent,
  leaveForAWhile,
  standUp,
  pause,
  talk,
  changeName,
  lookAround,
];

const sociable: Manner = { pace: 40, dawdling: 0, habits };

/** Tables that change what they play. */
export const evenings: readonly Kind[] = [
  { game: 'block', players: 2, options: { rounds: 1 }, takesBack: true, manner: sociable },
  { game: 'solo', players: 3, options: { rounds: 1 }, choosing: 'vote', manner: sociable },
  {
    game: 'fives',
    players: 3,
    options: { rounds: 1 },
    bots: [null, 'easy', null],
    takesBack: true,
    manner: sociable,
  },
  { game: 'block', players: 4, options: { rounds: 1 }, choosing: 'turns', manner: sociable },
  { game: 'solo', players: 3, options: { rounds: 1 }, isShared: true, manner: sociable },
];
