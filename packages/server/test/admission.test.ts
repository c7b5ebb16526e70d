import { expect, test } from 'vitest';
import { mostWatchers } from '../src/limits.ts';
import { admissionOf } from '../src/live/admission.ts';
import { Audience, type Watcher } from '../src/live/audience.ts';
import { ToldTable } from './support/told-table.ts';

// Who may watch a table that as many watch as may.

const { state } = new ToldTable('block', 2, { rounds: 1, set: 6, sperr: false }, 'a crowd');

const from = (network: string, guest = network): Watcher => ({ guest, network, send: () => {} });

/** An audience of so many guests of some networks, who came one after the other. */
function crowd(...networks: readonly (readonly [network: string, guests: number])[]) {
  const audience = new Audience(state.id);
  const watchers = networks.flatMap(([network, guests]) =>
    Array.from({ length: guests }, (_, guest) => from(network, `${network} ${guest}`)),
  );
  for (const watcher of watchers) audience.admit(watcher, state);
  return { audience, watchers };
}

test('the oldest of the network with the most gives a place up for somebody of another', () => {
  const { audience, watchers } = crowd(['family', 20], ['strangers', mostWatchers - 20]);
  expect(admissionOf(state, audience, from('newcomer'))).toEqual({ instead: watchers[20] });
  expect(admissionOf(state, audience, from('family'))).toEqual({ instead: watchers[20] });
  expect(admissionOf(state, audience, from('strangers'))).toBe('table.crowded');
});

test('where networks have as many, nobody gives a place up in turn', () => {
  const networks = Array.from({ length: mostWatchers }, (_, index) => [`${index}`, 1] as const);
  const { audience } = crowd(...networks);
  expect(admissionOf(state, audience, from('newcomer'))).toBe('table.crowded');
  const even = crowd(['one', mostWatchers / 2], ['other', mostWatchers / 2]);
  expect(admissionOf(state, even.audience, from('one'))).toBe('table.crowded');
});

test('players and boards neither need such a place nor give it up', () => {
  const { audience, watchers } = crowd(['strangers', 20]);
  for (let count = 0; count < mostWatchers; count++) audience.admit(from('home', 'guest 0'), state);
  expect(admissionOf(state, audience, from('home', 'guest 1'))).toEqual({ instead: null });
  expect(admissionOf(state, audience, { ...from('home', 'board x'), board: 'open' })).toEqual({
    instead: null,
  });
  expect(admissionOf(state, audience, from('newcomer'))).toEqual({ instead: watchers[0] });
  expect(admissionOf(state, audience, watchers[5])).toEqual({ instead: null });
});

test('while there are places, nobody gives one up', () => {
  const { audience } = crowd(['strangers', mostWatchers - 1]);
  expect(admissionOf(state, audience, from('newcomer'))).toEqual({ instead: null });
});
