import { currentBook } from '../../ui/current-language.ts';

interface PresenceProps {
  readonly isHere: boolean;
  /** Where space is short, only an absence is written out. */
  readonly isShort?: boolean;
}

/** A dot and a word for whether a guest is connected. */
export function Presence({ isHere, isShort = false }: PresenceProps) {
  const book = currentBook();
  return (
    <span class="presence" data-here={isHere}>
      <span class="presence-dot" aria-hidden="true" />
      <span class={isHere && isShort ? 'unseen' : ''}>{book.say(isHere ? 'here.yes' : 'here.no')}</span>
    </span>
  );
}

/** 0:09, 2:00, 23:59:59. */
export function clockTime(seconds: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
