import { useSignal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { currentBook } from '../../ui/current-language.ts';

interface LinkProps {
  readonly link: string;
  readonly label: string;
  /** Null if the link is private. */
  readonly shareAs: string | null;
}

/** A link to copy, share or scan. */
export function ShareLink({ link, label, shareAs }: LinkProps) {
  const book = currentBook();
  const field = useRef<HTMLInputElement>(null);
  const isCopied = useSignal(false);
  const copy = async (): Promise<void> => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link);
      isCopied.value = true;
    } catch {
      // The text is selected, so it can be copied by hand.
    }
  };
  const share = (title: string): void => {
    // Cancelling is not an error.
    navigator.share({ title, url: link }).catch(() => {});
  };
  return (
    <div class="far-link">
      <label class="field">
        <span>{label}</span>
        <input
          ref={field}
          type="text"
          readOnly
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </label>
      <div class="far-link-buttons">
        <button type="button" class="primary" onClick={() => void copy()}>
          {book.say(isCopied.value ? 'look.copied' : 'look.copy')}
        </button>
        {shareAs !== null && 'share' in navigator && (
          <button type="button" onClick={() => share(shareAs)}>
            {book.say('gather.share')}
          </button>
        )}
      </div>
      <p class="unseen" role="status">
        {isCopied.value && book.say('look.copied')}
      </p>
      <Scannable text={link} label={book.say('gather.picture')} />
    </div>
  );
}

/** A text as a QR code. */
function Scannable({ text, label }: { readonly text: string; readonly label: string }) {
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
    <svg class="scannable" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
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
