import type { MoveText } from '@tischrunde/engine';
import type { ComponentChildren } from 'preact';
import { moveKey } from '../move-key.ts';
import './touchable.css';

interface TouchableProps {
  /** What a screen reader says. */
  readonly label: string;
  readonly children: ComponentChildren;
  readonly pressed?: boolean;
  /** A place where the chosen piece may go; arrow keys reach it from the piece. */
  readonly isPlace?: boolean;
  /** The complete move that a tap makes. */
  readonly move?: MoveText;
  readonly class?: string;
  readonly transform?: string;
  onPress(): void;
}

/** A button inside an svg, for taps and keyboards. */
export function Touchable({
  label,
  children,
  pressed,
  isPlace = false,
  move,
  class: name = '',
  transform,
  onPress,
}: TouchableProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no button inside an svg.
    <g
      role="button"
      tabindex={0}
      class={`touchable ${name}`.trim()}
      {...(transform === undefined ? {} : { transform })}
      {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
      {...(isPlace ? { 'data-place': '' } : {})}
      {...(move === undefined ? {} : { 'data-move': moveKey(move) })}
      aria-label={label}
      onClick={onPress}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        event.stopPropagation();
        onPress();
      }}
    >
      {children}
    </g>
  );
}
