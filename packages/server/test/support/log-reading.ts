import type { JsonObject } from '@tischrunde/engine';
import { sealOf, seedFrom } from '@tischrunde/protocol';
import { expect } from 'vitest';
import type { EventOf, TableEvent, Terms } from '../../src/table/events.ts';

/** An event and its number in the log. */
interface Numbered<Kind extends TableEvent['kind']> {
  readonly at: number;
  readonly event: EventOf<Kind>;
}

/** A match as the log has it: what is needed to play it again, and by which events it was played. */
export interface Played {
  readonly number: number;
  readonly transcript: JsonObject;
  /** The moves that count. */
  readonly moves: readonly Numbered<'moved'>[];
  /** Those that were taken back. */
  readonly takenBack: readonly Numbered<'moved'>[];
  /** Who was ready for the next round, and by which events. */
  readonly agreed: readonly Numbered<'agreed'>[];
  /** Who had the seats when it ended, or has them now. */
  readonly sitters: readonly (string | null)[];
  readonly isEnded: boolean;
}

/** Takes a log apart by hand, not with the code that is tested: every match with the seed that its secret and words give. */
export function readLog(events: readonly TableEvent[]): readonly Played[] {
  const [opened, ...others] = events;
  if (opened?.kind !== 'opened') throw new Error('a log begins with its opening');
  const reading = new Reading(opened);
  for (const [index, event] of others.entries()) reading.read(event, index + 2);
  return reading.matches.map((match) => ({
    ...match,
    transcript: { ...match.terms, deals: [], moves: match.moves.map(({ event }) => moveOf(event)) },
  }));
}

const moveOf = ({ seat, move }: EventOf<'moved'>): JsonObject => ({ seat, ...move });

interface Person {
  guest: string;
  name: string;
  takesTurns: boolean;
}

/** A seat: the person on it, whether a bot plays there, and what was given for the next seed. */
interface Chair {
  person: Person | null;
  hasBot: boolean;
  stay: number;
  seal: string | null;
  word: string | null;
  /** Whether the seal came before the word. */
  isSealed: boolean;
}

const emptyChair = (hasBot: boolean): Chair => ({ person: null, hasBot, stay: 0, ...noPromise });

const noPromise = { seal: null, word: null, isSealed: false };

class Reading {
  readonly matches: {
    number: number;
    terms: JsonObject;
    moves: Numbered<'moved'>[];
    takenBack: Numbered<'moved'>[];
    agreed: Numbered<'agreed'>[];
    sitters: (string | null)[];
    isEnded: boolean;
  }[] = [];
  private terms: Pick<Terms, 'game' | 'players' | 'options'>;
  private secret: string;
  private number = 1;
  private phase: 'gathering' | 'playing' | 'over' = 'gathering';
  private chairs: Chair[];
  private bench: Person[] = [];
  /** Whom the host has sent away, and whether others need the host's consent to sit down since then. */
  private readonly kicked = new Set<string>();
  private isGuarded = false;

  constructor(opened: EventOf<'opened'>) {
    this.terms = opened;
    this.secret = opened.secret;
    this.chairs = Array.from({ length: opened.players }, (_, seat) => emptyChair(opened.bots[seat] != null));
  }

  private get isPlaying(): boolean {
    return this.phase === 'playing';
  }

  read(event: TableEvent, at: number): void {
    switch (event.kind) {
      case 'sat':
        this.sit(event);
        break;
      case 'ready':
        this.promise(event.seat, event);
        break;
      case 'word':
        expect(sealOf(event.word), 'a word that was not sealed').toBe(this.chairs[event.seat].seal);
        this.chairs[event.seat].word = event.word;
        break;
      case 'stood':
      case 'removed':
        this.standUp(event.seat);
        this.fillFromBench();
        break;
      case 'kicked':
        if (event.kicked) this.sendAway(event);
        else this.forgive(event.guest);
        break;
      case 'bot':
        this.putBot(event);
        break;
      case 'benched':
        this.waitOnBench(event);
        break;
      case 'unbenched':
        this.bench = this.bench.filter(({ guest }) => guest !== event.guest);
        break;
      case 'renamed':
        for (const { person } of this.chairs)
          if (isPerson(person, event.guest, event.before)) person.name = event.name;
        for (const person of this.bench)
          if (isPerson(person, event.guest, event.before)) person.name = event.name;
        break;
      case 'swapped':
        this.voidTold(null);
        [this.chairs[event.seat], this.chairs[event.with]] = [
          this.chairs[event.with],
          this.chairs[event.seat],
        ];
        break;
      case 'changed':
        this.change(event);
        break;
      case 'started':
        this.start(event);
        break;
      case 'moved':
        expect(this.phase, 'a move between matches').toBe('playing');
        this.matches.at(-1)?.moves.push({ at, event });
        break;
      case 'takenBack':
        this.takeBack(event);
        break;
      case 'agreed':
        this.matches.at(-1)?.agreed.push({ at, event });
        break;
      case 'ended':
        this.end(event);
        break;
      case 'restored':
        expect(event.match).toBeGreaterThan(this.number);
        this.number = event.match;
        this.secret = event.next;
        this.phase = 'gathering';
        this.bench = [];
        for (const chair of this.chairs) if (chair.person !== null) Object.assign(chair, emptyChair(false));
    }
  }

  private sit(event: EventOf<'sat'>): void {
    const { seat, guest, name } = event;
    expect(this.chairs[seat].person, 'somebody sits on the lap of somebody').toBeNull();
    Object.assign(this.chairs[seat], { person: { guest, name, takesTurns: true }, hasBot: false, stay: 0 });
    this.bench = this.bench.filter((one) => !isPerson(one, guest, name));
    if (this.isPlaying) this.nowSitting(seat, guest);
    else this.promise(seat, event);
  }

  private nowSitting(seat: number, guest: string | null): void {
    const match = this.matches.at(-1);
    if (match !== undefined) match.sitters[seat] = guest;
  }

  private promise(seat: number, { word, seal }: { readonly word?: string; readonly seal?: string }): void {
    const chair = this.chairs[seat];
    const given = seal ?? sealOf(word ?? '');
    if (given !== chair.seal) this.voidTold(chair);
    Object.assign(chair, { word: word ?? null, seal: given, isSealed: seal !== undefined });
  }

  private dropPromise(chair: Chair): void {
    if (chair.seal !== null) this.voidTold(chair);
    Object.assign(chair, noPromise);
  }

  /** Words that were sealed and told do not count any more once something else has changed. */
  private voidTold(except: Chair | null): void {
    for (const chair of this.chairs)
      if (chair !== except && chair.isSealed && chair.word !== null) Object.assign(chair, noPromise);
  }

  private standUp(seat: number): void {
    const chair = this.chairs[seat];
    Object.assign(chair, { person: null, hasBot: this.isPlaying, stay: 0 });
    if (this.isPlaying) this.nowSitting(seat, null);
    else this.dropPromise(chair);
  }

  private forgive(guest: string): void {
    this.kicked.delete(guest);
    if (this.kicked.size === 0) this.isGuarded = false;
  }

  private sendAway({ guest, guards }: EventOf<'kicked'>): void {
    this.kicked.add(guest);
    this.isGuarded ||= guards === true;
    this.bench = this.bench.filter((one) => one.guest !== guest);
    for (const [seat, { person }] of this.chairs.entries()) if (person?.guest === guest) this.standUp(seat);
    this.fillFromBench();
  }

  private putBot({ seat, level }: EventOf<'bot'>): void {
    const chair = this.chairs[seat];
    chair.hasBot = level !== null;
    if (chair.hasBot && chair.word === null && !this.isPlaying) this.dropPromise(chair);
  }

  private waitOnBench({ guest, name, takesTurns }: EventOf<'benched'>): void {
    const index = this.bench.findIndex((one) => one.guest === guest);
    this.bench.splice(index < 0 ? this.bench.length : index, index < 0 ? 0 : 1, {
      guest,
      name,
      takesTurns: takesTurns === true,
    });
    this.fillFromBench();
  }

  private fillFromBench(): void {
    if (this.isPlaying) return;
    for (const chair of this.chairs)
      if (chair.person === null && !chair.hasBot) {
        const next = this.bench.find((person) => this.maySit(person));
        if (next === undefined) return;
        this.bench = this.bench.filter((person) => person !== next);
        Object.assign(chair, { ...emptyChair(false), person: next });
      }
  }

  private maySit({ takesTurns }: Person): boolean {
    return takesTurns || !this.isGuarded;
  }

  private change(event: EventOf<'changed'>): void {
    expect(this.phase, 'a change during a match').not.toBe('playing');
    this.terms = event;
    const before = this.chairs;
    this.chairs = Array.from({ length: event.players }, (_, seat) =>
      before[seat]?.person == null ? emptyChair(event.bots[seat] != null) : before[seat],
    );
    const surplus: Person[] = [];
    for (const chair of before.slice(event.players)) {
      if (chair.person === null) continue;
      const free = this.chairs.findIndex(({ person }) => person === null);
      if (free < 0) surplus.push({ ...chair.person, takesTurns: true });
      else this.chairs[free] = chair;
    }
    this.bench = [...surplus, ...this.bench];
    this.fillFromBench();
    this.voidTold(null);
    if (this.phase === 'over') for (const chair of this.chairs) Object.assign(chair, noPromise);
  }

  private start({ match, seed }: EventOf<'started'>): void {
    const words = this.chairs.map(({ word }) => word);
    expect({ phase: this.phase === 'playing', match, seed }).toEqual({
      phase: false,
      match: this.number,
      seed: seedFrom(this.secret, words),
    });
    for (const { hasBot, word } of this.chairs)
      expect(hasBot || word !== null, 'a seat without a word').toBe(true);
    this.phase = 'playing';
    const { game, players, options } = this.terms;
    this.matches.push({
      number: match,
      terms: { game, players, options, seed },
      moves: [],
      takenBack: [],
      agreed: [],
      sitters: this.chairs.map(({ person }) => person?.guest ?? null),
      isEnded: false,
    });
  }

  /** The last move of a person, and what bots did after it. */
  private takeBack({ seat }: EventOf<'takenBack'>): void {
    const match = this.matches.at(-1);
    const last = match?.moves.findLastIndex(({ event: { by } }) => by === 'player') ?? -1;
    const taken = match?.moves.splice(last) ?? [];
    match?.takenBack.push(...taken);
    const [first, ...ofBots] = taken.map(({ event }) => event);
    expect(first, 'a move of somebody else was taken back').toMatchObject({ seat, by: 'player' });
    for (const { by } of ofBots) expect(by).toBe('bot');
  }

  private end({ match, next }: EventOf<'ended'>): void {
    expect({ phase: this.phase, match }).toEqual({ phase: 'playing', match: this.number });
    const last = this.matches.at(-1);
    if (last !== undefined) last.isEnded = true;
    this.phase = 'over';
    this.number++;
    this.secret = next;
    for (const chair of this.chairs) {
      if (chair.person !== null) chair.stay++;
      Object.assign(chair, noPromise);
    }
    this.takeTurns();
  }

  /** Who waits sits down instead of a bot; those who take turns also instead of those who have sat the longest. */
  private takeTurns(): void {
    const free = this.chairs.filter(({ person }) => person === null);
    const longest = this.chairs.filter(({ person }) => person !== null).toSorted((a, b) => b.stay - a.stay);
    const staying: Person[] = [];
    const going: Person[] = [];
    for (const next of this.bench) {
      const empty = this.maySit(next) ? free.shift() : undefined;
      const chair = empty ?? (next.takesTurns ? longest.shift() : undefined);
      if (chair === undefined) {
        staying.push(next);
        continue;
      }
      if (chair.person !== null) going.push({ ...chair.person, takesTurns: true });
      Object.assign(chair, { ...emptyChair(false), person: next });
    }
    this.bench = [...staying, ...going];
  }
}

const isPerson = (person: Person | null, guest: string, name: string): person is Person =>
  person?.guest === guest && person.name === name;
