/** How many pips fall when a match is won. */
const count = 44;

/** The colours of the pips from one to nine. */
const colours = 9;

/** Pips fall over the table, calmly. */
export function confetti(layer: HTMLElement, duration: number): void {
  const { left, top, width, height } = (
    document.querySelector('.felt') ?? document.documentElement
  ).getBoundingClientRect();
  for (let index = 0; index < count; index++) {
    const pip = document.createElement('div');
    pip.className = 'moment moment-pip';
    pip.style.background = `var(--pip-${(index % colours) + 1})`;
    layer.append(pip);
    // Spread evenly, with a little chance.
    const x = left + (width * (index + Math.random())) / count;
    const drift = (Math.random() - 0.5) * 80;
    const fall = height * (0.55 + Math.random() * 0.4);
    const size = 0.6 + Math.random() * 0.7;
    const at = (right: number, down: number, turn: number): string =>
      `translate(${x + right}px, ${top + down}px) rotate(${turn}deg) scale(${size})`;
    const delay = Math.random() * duration * 0.3;
    pip.animate(
      [
        { transform: at(0, -10, 0), opacity: 0 },
        { transform: at(drift * 0.3, fall * 0.2, 90), opacity: 1, offset: 0.2 },
        { transform: at(drift, fall, 270), opacity: 1, offset: 0.8 },
        { transform: at(drift, fall * 1.06, 300), opacity: 0 },
      ],
      { duration: duration - delay, delay, fill: 'both', easing: 'ease-out' },
    );
  }
}
