import { makeSheets, type SheetWish } from './printed-puzzles.ts';

addEventListener('message', ({ data }: MessageEvent<SheetWish>) => postMessage(makeSheets(data)));
