interface ZoomButtonProps {
  readonly label: string;
  readonly pressed: boolean;
  onPress(): void;
}

/** A magnifying glass, for tables with small tiles. */
export const ZoomButton = ({ label, pressed, onPress }: ZoomButtonProps) => (
  <button type="button" class="closer-button" aria-label={label} aria-pressed={pressed} onClick={onPress}>
    <svg class="line-icon" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx={10} cy={10} r={6.5} />
      <path d={pressed ? 'M15 15l6 6M7 10h6' : 'M15 15l6 6M7 10h6M10 7v6'} />
    </svg>
  </button>
);
