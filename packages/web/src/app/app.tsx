import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { LocationProvider, Route, Router, useLocation } from 'preact-iso/router';
import { Guard, Notice } from '../screens/common/broken-page.tsx';
import { Settings } from '../screens/settings/settings-dialog.tsx';
import { ShelfScreen } from '../screens/shelf/shelf-screen.tsx';
import { currentBook } from '../ui/current-language.ts';
import { lazy } from '../ui/lazy.tsx';
import { pageTitle } from '../ui/use-title.ts';
import './app.css';

const FarPage = lazy(async () => (await import('../screens/online/online-page.tsx')).OnlinePage);
const CarryScreen = lazy(
  async () => (await import('../screens/settings/identity-import-screen.tsx')).IdentityImportScreen,
);
const TablePage = lazy(async () => (await import('../screens/table/table-page.tsx')).TablePage);
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
const PuzzlesScreen = lazy(async () => (await import('../screens/puzzles/puzzles-screen.tsx')).PuzzlesScreen);

export function App() {
  return (
    <LocationProvider>
      <Page>
        <Router>
          <Route path="/" component={ShelfScreen} />
          <Route path="/puzzles" component={PuzzlesScreen} />
          <Route path="/table" component={TablePage} />
          <Route path="/table/:id" component={FarPage} />
          <Route path="/carry" component={CarryScreen} />
          <Route path="/rules" component={RulebookContents} />
          <Route path="/rules/print/:game?" component={PrintScreen} />
          <Route path="/rules/:game" component={RulebookScreen} />
          <Route path="/look-back" component={LookBackHome} />
          <Route path="/statistics" component={StatisticsScreen} />
          <Route path="/look-back/:id" component={LookBackScreen} />
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

const Lost = () => <Notice title={currentBook().say('page.lost')} />;
