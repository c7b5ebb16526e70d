import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { LocationProvider, Route, Router, useLocation } from 'preact-iso/router';
import { Guard, Notice } from '../screens/common/broken-page.tsx';
import { Settings } from '../screens/settings/settings-dialog.tsx';
import { ShelfScreen } from '../screens/shelf/shelf-screen.tsx';
import { hasServer, pathOf } from '../site.ts';
import { currentBook } from '../ui/current-language.ts';
import { lazy } from '../ui/lazy.tsx';
import { pageTitle } from '../ui/use-title.ts';
import './app.css';

const FarPage = lazy(async () => (await import('../screens/online/online-page.tsx')).OnlinePage);
const TelevisionPage = lazy(
  async () => (await import('../screens/television/television-page.tsx')).TelevisionPage,
);
const CarryScreen = lazy(
  async () => (await import('../screens/settings/identity-import-screen.tsx')).IdentityImportScreen,
);
const TablePage = lazy(async () => (await import('../screens/table/table-page.tsx')).TablePage, 'table');
const RulebookContents = lazy(
  async () => (await import('../screens/rulebook/contents.tsx')).RulebookContents,
);
const RulebookScreen = lazy(
  async () => (await import('../screens/rulebook/rulebook-screen.tsx')).RulebookScreen,
);
const PrintScreen = lazy(
  async () => (await import('../screens/rulebook/print/print-screen.tsx')).PrintScreen,
);
const LookBackScreen = lazy(async () => (await import('../screens/replay/replay-screen.tsx')).ReplayScreen);
const LookBackHome = lazy(async () => (await import('../screens/replay/shared-match-screen.tsx')).ReplayHome);

const StatisticsScreen = lazy(
  async () => (await import('../screens/statistics/statistics-screen.tsx')).StatisticsScreen,
);
const AllowedScreen = lazy(async () => (await import('../screens/allowed/allowed-screen.tsx')).AllowedScreen);
const HelpersScreen = lazy(async () => (await import('../screens/helpers/helpers-screen.tsx')).HelpersScreen);
const RealGamePage = lazy(async () => (await import('../screens/real-game/real-game-page.tsx')).RealGamePage);
const PuzzlesScreen = lazy(async () => (await import('../screens/puzzles/puzzles-screen.tsx')).PuzzlesScreen);

export function App() {
  return (
    <LocationProvider>
      <Page>
        <Router>
          <Route path={pathOf('/')} component={ShelfScreen} />
          <Route path={pathOf('/puzzles')} component={PuzzlesScreen} />
          <Route path={pathOf('/real/allowed')} component={AllowedScreen} />
          <Route path={pathOf('/real/helpers')} component={HelpersScreen} />
          <Route path={pathOf('/real')} component={RealGamePage} />
          <Route path={pathOf('/real/new/:game')} component={RealGamePage} />
          <Route path={pathOf('/real/pad/:id')} component={RealGamePage} />
          <Route path={pathOf('/table')} component={TablePage} />
          <Route path={pathOf('/table/:id')} component={hasServer ? FarPage : NoServer} />
          <Route path={pathOf('/board/:place?')} component={hasServer ? TelevisionPage : NoServer} />
          <Route path={pathOf('/carry')} component={hasServer ? CarryScreen : NoServer} />
          <Route path={pathOf('/rules')} component={RulebookContents} />
          <Route path={pathOf('/rules/print/:game?')} component={PrintScreen} />
          <Route path={pathOf('/rules/:game')} component={RulebookScreen} />
          <Route path={pathOf('/look-back')} component={LookBackHome} />
          <Route path={pathOf('/statistics')} component={StatisticsScreen} />
          <Route path={pathOf('/look-back/:id')} component={LookBackScreen} />
          <Route default component={Lost} />
        </Router>
      </Page>
      <Settings />
      <p class="unseen" aria-live="polite">
        {pageTitle}
      </p>
    </LocationProvider>
  );
}

/** Going to another page recovers from an error on this one; every page starts at its top. */
function Page({ children }: { readonly children: ComponentChildren }) {
  const { path } = useLocation();
  // Scroll up only when the path changes.
  useEffect(() => {
    if (location.hash === '') scrollTo(0, 0);
  }, [path]);
  return <Guard key={path}>{children}</Guard>;
}

const NoServer = () => <Notice title={currentBook().say('page.noServer')} />;

const Lost = () => (
  <Notice title={currentBook().say('page.lost')}>
    <p>{currentBook().say('page.lostWhy')}</p>
  </Notice>
);
