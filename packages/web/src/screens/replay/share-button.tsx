import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { linkTo } from '../../site.ts';
import type { SavedMatch } from '../../storage/saved-match.ts';
import { currentBook } from '../../ui/current-language.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { saveTranscript } from '../../ui/save-file.ts';
import { linkFragment } from './match-link.ts';

/** A link that contains the match, or the reason why there is none. */
export function ShareButton({ saved }: { readonly saved: SavedMatch }) {
  const book = currentBook();
  const link = useSignal<string | null>(null);
  const isOpen = useSignal(false);
  const isCopied = useSignal(false);
  const field = useRef<HTMLInputElement>(null);
  const open = async (): Promise<void> => {
    const fragment = await linkFragment(saved);
    link.value = fragment === null ? null : linkTo(`/look-back#${fragment}`);
    isCopied.value = false;
    isOpen.value = true;
  };
  const copy = async (text: string): Promise<void> => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(text);
      isCopied.value = true;
    } catch {
      // The text is selected, so it can be copied by hand.
    }
  };
  const close = (): void => {
    isOpen.value = false;
  };
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => void open()}>
        {book.say('look.share')}
      </button>
      {isOpen.value && (
        <Dialog title={book.say('look.share')} onClose={close}>
          <div class="dialog-body">
            {link.value === null ? (
              <>
                <p>{book.say('look.tooLong')}</p>
                <button type="button" class="primary" onClick={() => saveTranscript(saved.transcript)}>
                  {book.say('kept.toFile')}
                </button>
              </>
            ) : (
              <SharedLink link={link.value} {...{ field }} isCopied={isCopied.value} onCopy={copy} />
            )}
          </div>
        </Dialog>
      )}
    </>
  );
}

interface SharedLinkProps {
  readonly link: string;
  readonly field: { current: HTMLInputElement | null };
  readonly isCopied: boolean;
  onCopy(text: string): Promise<void>;
}

function SharedLink({ link, field, isCopied, onCopy }: SharedLinkProps) {
  const book = currentBook();
  return (
    <>
      <p>{book.say('look.linkAbout')}</p>
      <label class="field">
        <span>{book.say('look.link')}</span>
        <input
          ref={field}
          type="text"
          readOnly
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </label>
      <button type="button" class="primary" onClick={() => void onCopy(link)}>
        {book.say(isCopied ? 'look.copied' : 'look.copy')}
      </button>
      <p class="unseen" role="status">
        {isCopied && book.say('look.copied')}
      </p>
    </>
  );
}
