import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { currentBook } from '../../ui/current-language.ts';
import { Scannable } from './scannable.tsx';

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
