import type { JsonObject } from '@tischrunde/engine';
import { Component, type ComponentChildren } from 'preact';
import { currentMatch } from '../../session/new-match.ts';
import { pathOf, screenPath } from '../../site.ts';
import { currentBook } from '../../ui/current-language.ts';
import { saveTranscript } from '../../ui/save-file.ts';
import { useTitle } from '../../ui/use-title.ts';
import { Bar } from './bar.tsx';
import { FallenDomino } from './fallen-domino.tsx';
import '../shelf/shelf.css';

interface BrokenPageProps {
  /** The error message of the program, for bug reports. */
  readonly error: string;
  readonly transcript: JsonObject | null;
  onAgain(): void;
}

/** After a bug: offers to save the match, and a way back. */
export function BrokenPage({ error, transcript, onAgain }: BrokenPageProps) {
  const book = currentBook();
  useTitle(book.say('broken.title'));
  return (
    <>
      <Bar />
      <main class="notice">
        <FallenDomino />
        <h1>{book.say('broken.title')}</h1>
        <p role="alert">{book.say('broken.text')}</p>
        <div class="notice-buttons">
          <button type="button" class="primary" onClick={onAgain}>
            {book.say('broken.again')}
          </button>
          {transcript !== null && (
            <button type="button" onClick={() => saveTranscript(transcript)}>
              {book.say('kept.toFile')}
            </button>
          )}
          <a class="button" href={pathOf('/')}>
            {book.say('page.games')}
          </a>
        </div>
        <details class="quiet">
          <summary>{book.say('broken.details')}</summary>
          <code lang="en">{error}</code>
        </details>
      </main>
    </>
  );
}

interface NoticeProps {
  readonly title: string;
  /** The matches are a way on, too. */
  readonly leadsToMatches?: boolean;
  readonly children?: ComponentChildren;
}

/** A message with a way on. */
export function Notice({ title, leadsToMatches = false, children }: NoticeProps) {
  const book = currentBook();
  useTitle(title);
  return (
    <>
      <Bar />
      <main class="notice">
        <FallenDomino />
        <h1>{title}</h1>
        {children}
        <div class="notice-buttons">
          <a class={leadsToMatches ? 'button' : 'button primary'} href={pathOf('/')}>
            {book.say('page.choose')}
          </a>
          {leadsToMatches && (
            <a class="button primary" href={pathOf('/look-back')}>
              {book.say('page.matches')}
            </a>
          )}
        </div>
      </main>
    </>
  );
}

interface GuardProps {
  readonly children: ComponentChildren;
}

interface GuardState {
  readonly error: string | null;
}

/** Shows an error page if rendering fails. */
export class Guard extends Component<GuardProps, GuardState> {
  override state: GuardState = { error: null };

  static override getDerivedStateFromError(error: unknown): GuardState {
    return { error: error instanceof Error ? error.message : String(error) };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    return (
      <BrokenPage
        error={this.state.error}
        transcript={screenPath(location) === '/table' ? (currentMatch.peek()?.transcript ?? null) : null}
        onAgain={() => this.setState({ error: null })}
      />
    );
  }
}
