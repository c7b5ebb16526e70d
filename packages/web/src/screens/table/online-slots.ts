import type { ComponentChildren } from 'preact';
import type { NextMatch } from '../../play/round-end.tsx';

/** What an online table adds to the screen. */
export interface OnlineSlots extends NextMatch {
  /** In the bar at the top, always in sight. */
  readonly bar: ComponentChildren;
  /** In the bar, too, or in its menu. */
  readonly menu: ComponentChildren;
  onPlate(seat: number): ComponentChildren;
  /** The board is on another screen in the room: this one shows the hand, and the board only on demand. */
  readonly hand: HandMode | null;
}

interface HandMode {
  readonly showsBoard: boolean;
  /** The board plays the sounds of the table. */
  readonly isSilent: boolean;
}
