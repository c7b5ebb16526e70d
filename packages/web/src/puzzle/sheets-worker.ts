import { makeSheets, type SheetWish } from './sheets.ts';

addEventListener('message', ({ data }: MessageEvent<SheetWish>) => postMessage(makeSheets(data)));
