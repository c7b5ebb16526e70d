import { useEffect, useState } from 'preact/hooks';
import './qr-code.css';

/** A text as a QR code. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const [dots, setDots] = useState<readonly (readonly boolean[])[]>([]);
  useEffect(() => {
    let isGone = false;
    // Without the code there is still the link.
    void import('qr').then(({ encodeQR }) => {
      if (!isGone) setDots(encodeQR(text, 'raw', { border: 3 }));
    }, console.warn);
    return () => {
      isGone = true;
    };
  }, [text]);
  const size = Math.max(dots.length, 1);
  return (
    <svg class="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={pathOf(dots)} fill="#000" />
    </svg>
  );
}

/** Dark modules, row by row, as runs of squares. */
const pathOf = (dots: readonly (readonly boolean[])[]): string =>
  dots
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .filter((square) => square !== '')
    .join('');
