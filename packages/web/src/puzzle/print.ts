import { dominosaSvg, quadrilleSvg, readQuadrille, type View } from '@tischrunde/engine';
import { numbersIn, pairsIn } from '../board/dominosa.ts';

/** The puzzle of a match as a sheet to print, with its solution when the match is over; null for a game without one. */
export function sheetOf(view: View): string | null {
  if (view.game === 'dominosa') {
    const n = typeof view.options.set === 'number' ? view.options.set : 6;
    return dominosaSvg({ n, ...numbersIn(view) }, pairsIn(view.solution));
  }
  return view.game === 'quadrille' ? quadrilleSvg(readQuadrille(view.given)) : null;
}

/** Opens the browser's print window for a sheet, without leaving the page. */
export function printSheet(sheet: string, title: string): void {
  const frame = document.createElement('iframe');
  frame.className = 'unseen';
  frame.title = title;
  frame.addEventListener('load', () => {
    const inside = frame.contentWindow;
    if (inside === null) return;
    inside.document.title = title;
    inside.addEventListener('afterprint', () => frame.remove());
    inside.print();
  });
  frame.srcdoc = `<!doctype html><style>@page{margin:15mm}body{margin:0}svg{display:block;margin:auto;width:100%;height:auto;max-height:95vh}</style>${sheet}`;
  document.body.append(frame);
}
