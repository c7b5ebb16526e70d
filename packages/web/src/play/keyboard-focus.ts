import { useEffect, useState } from 'preact/hooks';

/** The places where the focus can be, and how keys move it. */
const zones = {
  answers: '.asking button',
  places: '.felt [data-place]',
  /** Pieces that lie out leave an empty place, which cannot have the focus. */
  pieces: '.rack-piece:not([data-out="true"])',
  deeds: '.felt button.primary',
  actions: '.actions button',
  /** Open pieces on the board, and other targets there. */
  open: '.felt :is(button:enabled, [role="button"]):not([data-place])',
} as const;

type Zone = keyof typeof zones;

const inZone = (zone: Zone): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(zones[zone])];

const isFocused = (element: Element): boolean => element === document.activeElement;

/** The next index, wrapping around; from outside it starts at either end. */
function step(elements: readonly HTMLElement[], from: number, by: 1 | -1): void {
  const next = from < 0 ? (by > 0 ? 0 : elements.length - 1) : from + by;
  elements[(next + elements.length) % elements.length]?.focus();
}

/** In a question, all arrow keys move between the answers. */
function stepAnswers(by: 1 | -1): boolean {
  const answers = inZone('answers');
  const at = answers.findIndex(isFocused);
  if (at >= 0) step(answers, at, by);
  return at >= 0;
}

/** Moves the focus to the next or previous piece, in the rack or on the board. */
export function focusPiece(by: 1 | -1): void {
  if (stepAnswers(by)) return;
  const rack = inZone('pieces');
  const pieces = rack.length > 0 ? rack : inZone('open');
  const at = pieces.findIndex(isFocused);
  const chosen = pieces.findIndex((piece) => piece.getAttribute('aria-pressed') === 'true');
  step(pieces, at < 0 ? chosen : at, by);
}

/** Moves the focus to the next or previous place of the chosen piece. */
export function focusPlace(by: 1 | -1): void {
  if (stepAnswers(by)) return;
  const places = inZone('places');
  const reached = places.length > 0 || inZone('pieces').length > 0 ? places : inZone('open');
  step(reached, reached.findIndex(isFocused), by);
}

/** The focused piece of the rack; undefined if there is none. */
export const focusedPiece = (): string | undefined => inZone('pieces').find(isFocused)?.dataset.piece;

/** Whether the focus was on the previous table; then it moves to the next one. */
let wasHere = false;

/** Keeps the focus on the table: the focused piece or button may have disappeared. The result is the `ref` for the table. */
export function useKeyboardFocus() {
  const [table, ref] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (table === null) return;
    let zone: Zone | null = null;
    let isHere = wasHere;
    wasHere = false;
    const last: Partial<Record<Zone, number>> = {};
    const remember = (): void => {
      isHere = true;
      zone = null;
      for (const name of Object.keys(zones) as Zone[]) {
        const at = inZone(name).findIndex(isFocused);
        if (at < 0) continue;
        zone ??= name;
        last[name] = at;
      }
    };
    const leave = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget instanceof Element && !table.contains(relatedTarget)) isHere = false;
    };
    const mend = (): void => {
      if (!isHere || !isLost()) return;
      // A move that was just prepared has to be confirmed next.
      const order: (Zone | null)[] = ['answers', zone === 'places' ? 'deeds' : zone, zone];
      for (const name of [...order, 'pieces', 'open', 'actions'] as const) {
        const found = name === null ? [] : inZone(name);
        if (name === null || found.length === 0) continue;
        found[Math.min(last[name] ?? 0, found.length - 1)].focus({ preventScroll: true });
        return;
      }
    };
    const watch = new MutationObserver(mend);
    watch.observe(table, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    table.addEventListener('focusin', remember);
    table.addEventListener('focusout', leave);
    mend();
    return () => {
      wasHere = isHere;
      watch.disconnect();
      table.removeEventListener('focusin', remember);
      table.removeEventListener('focusout', leave);
    };
  }, [table]);
  return ref;
}

function isLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.matches(':disabled');
}
