import { newPrintedPuzzles, type PrintRequest } from './printed-puzzles.ts';

addEventListener('message', ({ data }: MessageEvent<PrintRequest>) => postMessage(newPrintedPuzzles(data)));
