import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Keys, useKeys } from '../ui/use-keys.ts';
import { focusedPiece, focusPiece, focusPlace } from './keyboard-focus.ts';

interface TableKeys {
  readonly isOff: boolean;
  /** The chosen piece. */
  readonly chosen: string | null;
  canLay(piece: string): boolean;
  onTake(piece: string): void;
  /** An unplayable piece is sent anyway. */
  onTry(piece: string): void;
  /** A move that needs no piece. */
  onMove(type: 'draw' | 'pass'): void;
  /** Missing in games without a call. */
  readonly onCall: (() => void) | undefined;
  onBackOut(): void;
}

/** Left and right choose the piece, up and down the place, Enter lays; D draws, P passes, S calls, Esc backs out. */
export function useTableKeys(keys: TableKeys): void {
  const { isOff, chosen, canLay, onTake, onTry, onMove, onCall, onBackOut } = keys;
  const reaching = useRef<1 | -1 | null>(null);
  /** Moves to the places of the focused piece; they appear once it is chosen. */
  const reach = (by: 1 | -1): void => {
    const piece = focusedPiece();
    if (piece === undefined || piece === chosen) focusPlace(by);
    else if (!canLay(piece)) onTry(piece);
    else {
      reaching.current = by;
      onTake(piece);
    }
  };
  useLayoutEffect(() => {
    if (reaching.current === null || chosen === null) return;
    focusPlace(reaching.current);
    reaching.current = null;
  }, [chosen]);
  const known: Keys = {
    d: () => onMove('draw'),
    p: () => onMove('pass'),
    s: onCall,
    Escape: onBackOut,
    ArrowLeft: () => focusPiece(-1),
    ArrowRight: () => focusPiece(1),
    ArrowUp: () => reach(-1),
    ArrowDown: () => reach(1),
  };
  useKeys(isOff ? {} : known);
}
