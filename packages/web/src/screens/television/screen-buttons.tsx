import { useEffect, useState } from 'preact/hooks';
import { currentBook } from '../../ui/current-language.ts';
import { SettingsButton } from '../settings/settings-dialog.tsx';

/** How long the buttons stay after the mouse has moved, in milliseconds. */
const stays = 4000;

/** Full screen and settings. They hide where nobody touches anything. */
export function ScreenButtons() {
  const book = currentBook();
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    let timer = setTimeout(() => setShown(false), stays);
    const show = (): void => {
      setShown(true);
      clearTimeout(timer);
      timer = setTimeout(() => setShown(false), stays);
    };
    for (const touch of ['pointermove', 'pointerdown', 'keydown']) addEventListener(touch, show);
    return () => {
      clearTimeout(timer);
      for (const touch of ['pointermove', 'pointerdown', 'keydown']) removeEventListener(touch, show);
    };
  }, []);
  const toggle = (): void => {
    if (document.fullscreenElement !== null) void document.exitFullscreen();
    // Where it is not allowed, the screen stays as it is.
    else document.documentElement.requestFullscreen().catch(console.warn);
  };
  return (
    <nav class="television-corner" data-shown={isShown}>
      {document.fullscreenEnabled && (
        <button type="button" onClick={toggle}>
          {book.say('board.full')}
        </button>
      )}
      <SettingsButton />
    </nav>
  );
}
