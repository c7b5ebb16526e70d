import { expect, test } from 'vitest';
import { type OpenConnection, OpenConnections } from '../src/net/open-connections.ts';
import { Pulse } from '../src/people/pulse.ts';

const address = '192.0.2.1';

/** Connections of an address that may have so many, at a time that the test sets. */
class House {
  now = performance.now();
  readonly ended: string[] = [];
  private readonly connections: OpenConnections;

  constructor(most: number) {
    this.connections = new OpenConnections(most);
  }

  /** Somebody connects, whose client answers pings after so many milliseconds, or never; false if there is no room. */
  connect(who: string, answersAfter: number | null, usedAt = 0): boolean {
    if (!this.connections.makeRoom(address, this.now)) return false;
    const answering: { at: number }[] = [];
    const pulse = new Pulse(() => {
      if (answersAfter !== null) answering.push({ at: this.now + answersAfter });
    });
    Object.assign(pulse, { openedAt: this.now });
    this.clients.push({ pulse, answering });
    const end = (how: string) => (): void => {
      this.ended.push(`${how} ${who}`);
      this.connections.remove(address, connection);
    };
    const connection: OpenConnection = {
      who,
      usedAt,
      pulse,
      displace: end('displaced'),
      drop: end('dropped'),
    };
    this.connections.add(address, connection);
    return true;
  }

  /** Time passes, and clients answer. */
  wait(milliseconds: number): void {
    this.now += milliseconds;
    for (const { pulse, answering } of this.clients)
      for (const { at } of answering.splice(0)) {
        if (at <= this.now) pulse.answered();
        else answering.push({ at });
      }
  }

  private readonly clients: { readonly pulse: Pulse; readonly answering: { at: number }[] }[] = [];
}

test('clients that are gone lose their places first, and nobody who is there does meanwhile', () => {
  const house = new House(10);
  for (let screen = 0; screen < 6; screen++) house.connect('teacher', 50, screen);
  for (let pupil = 0; pupil < 4; pupil++) house.connect(`pupil ${pupil}`, null);
  for (const time of [0, 100, 1000]) {
    expect(house.connect('newcomer', 50)).toBe(false);
    house.wait(time);
  }
  expect(house.ended).toEqual([]);
  house.wait(1000);
  for (let newcomer = 0; newcomer < 4; newcomer++) expect(house.connect('newcomer', 50)).toBe(true);
  expect(house.ended).toEqual(['dropped pupil 0', 'dropped pupil 1', 'dropped pupil 2', 'dropped pupil 3']);
  expect(house.connect('one more', 50)).toBe(true);
  expect(house.ended.slice(4)).toEqual(['displaced teacher']);
});

test('newcomers wait no longer than it takes until all have answered', () => {
  const house = new House(10);
  for (let tab = 0; tab < 10; tab++) house.connect('stranger', 50, tab);
  house.connect('newcomer', 50);
  house.wait(100);
  expect(house.connect('newcomer', 50)).toBe(true);
});

test('strangers who are slow to answer hold newcomers up for two seconds, and not again and again', () => {
  const house = new House(10);
  for (let tab = 0; tab < 10; tab++) house.connect('stranger', 1900, tab);
  expect(house.connect('newcomer', 50)).toBe(false);
  house.wait(2000);
  for (let second = 0; second < 3; second++) {
    expect(house.connect(`newcomer ${second}`, 50)).toBe(true);
    house.wait(1000);
  }
});

test('those who are about to say hello keep their places, unless they take most of them', () => {
  const house = new House(14);
  for (let pupil = 0; pupil < 7; pupil++) house.connect(`pupil ${pupil}`, 0);
  house.connect('one of the last of the pupils', 0);
  house.wait(5000);
  for (let nobody = 0; nobody < 6; nobody++) house.connect('', 0);
  house.connect('newcomer', 0);
  house.wait(1);
  expect(house.connect('newcomer', 0)).toBe(false);
  house.wait(2001);
  expect(house.connect('newcomer', 0)).toBe(true);
  expect(house.ended).toEqual(['displaced ']);

  const flooded = new House(10);
  for (let nobody = 0; nobody < 10; nobody++) flooded.connect('', 0);
  flooded.connect('newcomer', 0);
  flooded.wait(1);
  expect(flooded.connect('newcomer', 0)).toBe(true);
});
