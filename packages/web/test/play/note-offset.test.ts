import { expect, test } from 'vitest';
import { noteOffset } from '../../src/play/note-offset.ts';

const phone = { width: 390, height: 844 };
const note = { width: 200, height: 60 };
const piece = { width: 50, height: 90 };

test('a note is above its piece, centred on it', () => {
  expect(noteOffset({ ...piece, left: 170, top: 700 }, note, phone)).toEqual({ x: 95, y: 632 });
});

test('a note stays inside the window', () => {
  expect(noteOffset({ ...piece, left: 2, top: 700 }, note, phone).x).toBe(8);
  expect(noteOffset({ ...piece, left: 338, top: 700 }, note, phone).x).toBe(182);
  expect(noteOffset({ ...piece, left: 170, top: 20 }, note, phone).y).toBe(118);
  expect(noteOffset({ ...piece, left: 170, top: 20 }, note, { width: 390, height: 160 }).y).toBe(92);
});
