import { useLocation } from 'preact-iso/router';
import { pathOf } from '../../site.ts';
import { currentBook } from '../../ui/current-language.ts';
import { SettingsButton } from '../settings/settings-dialog.tsx';

/** The bar at the top of every page except the table. */
export function Bar() {
  const book = currentBook();
  const { path } = useLocation();
  const linkTo = (page: `/${string}`, name: string) => (
    <a class="button" href={pathOf(page)} aria-current={path.startsWith(pathOf(page)) ? 'page' : undefined}>
      {name}
    </a>
  );
  return (
    <header class="bar">
      <a class="logo" href={pathOf('/')}>
        <Sign />
        <span>Tischrunde</span>
      </a>
      <nav>
        {linkTo('/puzzles', book.say('shelf.puzzles'))}
        {linkTo('/rules', book.say('page.rules'))}
        {linkTo('/look-back', book.say('page.matches'))}
        <SettingsButton />
      </nav>
    </header>
  );
}

/** The logo: a round table with a tile on it. */
const Sign = () => (
  <svg viewBox="-16 -16 32 32" width="32" height="32" aria-hidden="true">
    <circle r="15" fill="var(--face-edge)" />
    <circle r="12" fill="var(--table-deep)" />
    <g transform="rotate(-24)">
      <rect x="-4.5" y="-8.2" width="9" height="17.5" rx="2.2" fill="var(--face-edge)" />
      <rect x="-4.5" y="-9" width="9" height="17.5" rx="2.2" fill="var(--face)" />
      <path d="M-3 -0.3h6" stroke="var(--groove)" stroke-width="0.9" />
      <g fill="var(--pip-1)">
        <circle cy="-4.6" r="1.4" />
      </g>
      <g fill="var(--pip-2)">
        <circle cx="-2" cy="2.3" r="1.2" />
        <circle cx="2" cy="6.1" r="1.2" />
      </g>
    </g>
  </svg>
);
