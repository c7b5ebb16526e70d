import type { ComponentChildren } from 'preact';
import './touchable.css';

interface TouchableProps {
  /** What a screen reader says. */
  readonly label: string;
  readonly children: ComponentChildren;
  readonly pressed?: boolean;
  /** A place where the chosen piece may go; arrow keys reach it from the piece. */
  readonly isPlace?: boolean;
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
