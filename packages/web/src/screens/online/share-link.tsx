import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { linkForOthers } from '../../session/remote/invitation.ts';
import { connection } from '../../session/remote/server-connection.ts';
import { copyText } from '../../ui/copy-text.ts';
import { currentBook } from '../../ui/current-language.ts';
import { QrCode } from './qr-code.tsx';

interface ShareLinkProps {
  /** The screen that other devices open. */
  readonly path: `/${string}`;
  readonly label: string;
  /** Null if the link is private. */
  readonly shareAs: string | null;
}

/** A link to copy, share or scan; where no other device can reach it, what to do about that. */
export function ShareLink({ path, label, shareAs }: ShareLinkProps) {
  const link = linkForOthers(connection, path);
  if (link === null) return <OnlyHere />;
  return (
    <div class="far-link">
      <LinkField {...{ link, label, shareAs }} />
      <QrCode text={link} label={currentBook().say('gather.picture')} />
    </div>
  );
}

/** Stands for an address that only this computer knows: how other devices can come. */
export const OnlyHere = () => (
  <p class="only-here">{currentBook().say('gather.linkHere', { command: 'npm run party' })}</p>
);

interface LinkFieldProps extends Omit<ShareLinkProps, 'path'> {
  readonly link: string;
}

/** A link to copy or share. */
export function LinkField({ link, label, shareAs }: LinkFieldProps) {
  const book = currentBook();
  const field = useRef<HTMLInputElement>(null);
  const isCopied = useSignal(false);
  const copy = async (): Promise<void> => {
    isCopied.value = await copyText(link);
    // Selected, it can be copied by hand.
    if (!isCopied.value) field.current?.select();
  };
  const share = (title: string): void => {
    // Cancelling is not an error.
    navigator.share({ title, url: link }).catch(() => {});
  };
  return (
    <>
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
    </>
  );
}
