import { signal } from '@preact/signals';
import { type Language, languages, ownNames } from '@tischrunde/rulebook';
import { Domino } from '../../pieces/domino.tsx';
import { changeSettings, felts, paces, pieceSets, settings, themes } from '../../storage/settings.ts';
import { currentBook } from '../../ui/current-language.ts';
import { Choice, Dialog, Switch } from '../../ui/dialog.tsx';
import { lazy } from '../../ui/lazy.tsx';

const CarrySection = lazy(async () => (await import('./identity-section.tsx')).IdentitySection, 'part');

const isOpen = signal(false);

/** Every page has this button; the table has its own bar for it. */
export function SettingsButton() {
  return (
    <button
      type="button"
      class="round"
      aria-label={currentBook().say('page.settings')}
      onClick={() => {
        isOpen.value = true;
      }}
    >
      <svg viewBox="-12 -12 24 24" width="24" height="24" aria-hidden="true">
        <g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round">
          <path d="M-9 -6h6M3 -6h6M-9 0h11M8 0h1M-9 6h2M-1 6h10" />
          <circle cx="0" cy="-6" r="2.4" />
          <circle cx="5" cy="0" r="2.4" />
          <circle cx="-4" cy="6" r="2.4" />
        </g>
      </svg>
    </button>
  );
}

/** Rendered once, above every page. */
export function Settings() {
  if (!isOpen.value) return null;
  const book = currentBook();
  const { language, theme, felt, pieces, largePrint, lessMotion, sound, pace, autoCall } = settings.value;
  return (
    <Dialog
      title={book.say('page.settings')}
      onClose={() => {
        isOpen.value = false;
      }}
    >
      <div class="dialog-body">
        <Choice<Language>
          title={book.say('settings.language')}
          values={languages}
          chosen={language}
          nameOf={(value) => ownNames[value]}
          langOf={(value) => value}
          onChoose={(value) => changeSettings({ language: value })}
        />
        <Choice
          title={book.say('settings.theme')}
          values={themes}
          chosen={theme}
          nameOf={(value) => book.say(`theme.${value}`)}
          onChoose={(value) => changeSettings({ theme: value })}
        />
        <Choice
          title={book.say('settings.felt')}
          values={felts}
          chosen={felt}
          nameOf={(value) => book.say(`felt.${value}`)}
          pictureOf={(value) => <span class="felt-swatch" data-felt={value} />}
          onChoose={(value) => changeSettings({ felt: value })}
        />
        <Choice
          title={book.say('settings.pieces')}
          values={pieceSets}
          chosen={pieces}
          nameOf={(value) => book.say(`pieces.${value}`)}
          pictureOf={(value) => <PieceSwatch set={value} />}
          onChoose={(value) => changeSettings({ pieces: value })}
        />
        <Choice
          title={book.say('settings.pace')}
          values={paces}
          chosen={pace}
          nameOf={(value) => book.say(`pace.${value}`)}
          onChoose={(value) => changeSettings({ pace: value })}
        />
        <div>
          <Switch
            title={book.say('settings.largePrint')}
            on={largePrint}
            onChange={(on) => changeSettings({ largePrint: on })}
          />
          <Switch
            title={book.say('settings.lessMotion')}
            on={lessMotion}
            onChange={(on) => changeSettings({ lessMotion: on })}
          />
          <Switch
            title={book.say('settings.sound')}
            on={sound}
            onChange={(on) => changeSettings({ sound: on })}
          />
          <Switch
            title={book.say('settings.autoCall')}
            about={book.say('settings.autoCallAbout')}
            on={autoCall}
            onChange={(on) => changeSettings({ autoCall: on })}
          />
        </div>
        {isGuest() && <CarrySection />}
      </div>
    </Dialog>
  );
}

/** A tile of a set, lying. */
const PieceSwatch = ({ set }: { readonly set: string }) => (
  <svg class="piece-swatch" data-pieces={set} viewBox="-41 -22 84 46" aria-hidden="true">
    <Domino tile="5-3" angle={90} />
  </svg>
);

/** Whether this device has an identity; only then the online code is loaded. */
function isGuest(): boolean {
  try {
    return localStorage.getItem('tischrunde.guest') !== null;
  } catch {
    return false;
  }
}
