import { useRef } from 'preact/hooks';

/** Larger hands have more room at the side of a phone held sideways. */
export const longHand = 10;

/** Whether the hand is long, or has been in this round: the table does not change its size with every piece. */
export function useLongHand(pieces: number, round: string): boolean {
  const long = useRef({ round: '', is: false });
  if (long.current.round !== round) long.current = { round, is: false };
  if (pieces > longHand) long.current.is = true;
  return long.current.is;
}
