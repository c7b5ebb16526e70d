import { Turns } from './turns.ts';

/** So much is done at one time, and so much of it for one address. */
const mostAtOnce = 16;
const mostOfOne = 4;

/** What reads much of the store, such as loads of tables, waits here. Addresses take turns. */
export class LoadQueue extends Turns {
  constructor() {
    super(mostAtOnce, mostOfOne);
  }
}
