import type { View } from '@tischrunde/engine';
import { sheetIn, totalOf } from '../board/dominanz/sheet-rows.ts';

/** Dominanz writes its scores down at the end only; until then plates and score sheet show what the rows would pay now. */
export function withRunningScores(view: View): View {
  if (view.game !== 'dominanz' || view.phase !== 'play') return view;
  const rows = sheetIn(view, 0);
  const now = [totalOf(rows.map(({ own }) => own)), totalOf(rows.map(({ other }) => other))];
  return { ...view, scores: view.scores?.map((score, seat) => score + now[seat]) ?? null };
}
