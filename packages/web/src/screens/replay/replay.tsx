import { seatAt } from '@tischrunde/engine';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso/router';
import type { Board } from '../../board/board-props.ts';
import { callsIn } from '../../play/calls/calls.ts';
import { useShownCall } from '../../play/calls/use-shown-call.ts';
import { describeMove } from '../../play/move-description.ts';
import { Plates } from '../../play/plates.tsx';
import { StillBoard, StillHand } from '../../play/still-board.tsx';
import { wonBy } from '../../play/won-by.ts';
import { replayAddress, startFromPosition } from '../../session/new-match.ts';
import { saveMatch } from '../../storage/match-store.ts';
import type { SavedMatch } from '../../storage/saved-match.ts';
import { currentBook } from '../../ui/current-language.ts';
import { saveTranscript } from '../../ui/save-file.ts';
import { unbroken } from '../../ui/unbroken.tsx';
import { useKeys } from '../../ui/use-keys.ts';
import { useTitle } from '../../ui/use-title.ts';
import { Bar } from '../common/bar.tsx';
import { Advice } from './advice.tsx';
import { costlyDecisions } from './costly-decisions.ts';
import { CostlyMoves } from './costly-moves.tsx';
import { MoveList } from './move-list.tsx';
import { positionCaptions } from './position-captions.ts';
import { decisionsOf, type Position } from './positions.ts';
import { ShareButton } from './share-button.tsx';
import { StepButtons } from './step-buttons.tsx';
import { useAnalysis } from './use-analysis.ts';
import { useAutoplay } from './use-autoplay.ts';
import { WinChanceCurve } from './win-chance-curve.tsx';
import '../../play/play.css';
import '../shelf/shelf.css';
import '../table/table.css';
import './replay.css';

interface ReplayProps {
  readonly saved: SavedMatch;
  readonly positions: readonly Position[];
  readonly board: Board;
  /** It came from a link and is stored only on request. */
  readonly isShared?: boolean;
}

/** Steps through a match, seen from a visible seat or as a spectator. */
export function Replay({ saved, positions, board, isShared = false }: ReplayProps) {
  const book = currentBook();
  const { route } = useLocation();
  const people = seatsToSee(saved);
  const last = positions.length - 1;
  const [at, setAt] = useState(last);
  const [seat, setSeat] = useState<number | null>(ownSeats(saved)[0] ?? null);
  const [shows, setShows] = useState(false);
  const match = useMemo(() => positions[at].match(), [positions, at]);
  const { view, events } = match.known(seat === null ? null : seatAt(seat));
  const { game } = view;
  const called = useShownCall();
  const before = useRef(at);
  // A call is seen by who steps to its move, not by who jumps over it.
  useLayoutEffect(() => {
    const isStep = at === before.current + 1;
    before.current = at;
    called.show(isStep ? (callsIn(match.latest(null), game).at(-1) ?? null) : null);
  }, [at]);
  const { analyses, isRunning, analyse, stop } = useAnalysis(`${seat}`);
  const sitters = saved.sitters.map((sitter) =>
    sitter.name === '' ? { ...sitter, name: book.say('seat.you') } : sitter,
  );
  // Where several people shared the screen, nobody is “you”.
  const [own, ...others] = ownSeats(saved);
  const you = others.length === 0 && seat === own ? seat : null;
  const nameOf = (other: number): string => sitters[other].name;
  // Captions depend on the language and the seat only.
  const told = useMemo(
    () => positionCaptions(saved.transcript, game, book, { front: you, nameOf }, seat),
    [saved, book, you, seat],
  );
  const decisions = useMemo(() => (seat === null ? [] : decisionsOf(positions, seat)), [positions, seat]);
  const inside = (to: number): number => Math.min(Math.max(to, 0), last);
  const autoplay = useAutoplay(at, last, (to) => setAt(inside(to)));
  const go = (to: number): void => {
    autoplay.pause();
    setAt(inside(to));
  };
  // Keys can arrive faster than the page renders.
  const step = (by: 1 | -1): void => {
    autoplay.pause();
    setAt((before) => inside(before + by));
  };
  useKeys({
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
    Home: () => go(0),
    End: () => go(last),
    p: autoplay.toggle,
    // On a button, the key belongs to the button.
    ' ': () =>
      document.activeElement instanceof HTMLButtonElement
        ? document.activeElement.click()
        : autoplay.toggle(),
  });
  const keepIt = async (): Promise<void> => {
    await saveMatch(saved);
    route(replayAddress(saved));
  };
  const title = `${book.say('look.back')} · ${book.name(game)}`;
  useTitle(title);

  const player = seat ?? people[0];
  const analysis = shows ? analyses.get(at) : undefined;
  const isAnalysed = analyses.size === decisions.length;
  const costly = isAnalysed ? costlyDecisions(analyses) : [];
  const won = wonBy(view, sitters, you, book);
  const best = analysis?.best ?? null;
  return (
    <>
      <Bar />
      <main class="look-back">
        <header>
          <div>
            <h1>{title}</h1>
            {isShared && <p class="quiet">{book.say('look.shared')}</p>}
          </div>
          {sitters.length > 1 && (
            <label>
              <span>{book.say('look.seenBy')}</span>{' '}
              <select
                value={`${seat ?? ''}`}
                onChange={({ currentTarget: { value } }) => {
                  setSeat(value === '' ? null : Number(value));
                  setShows(false);
                }}
              >
                {people.map((person) => (
                  <option key={person} value={`${person}`}>
                    {nameOf(person)}
                  </option>
                ))}
                <option value="">{book.say('seat.spectator')}</option>
              </select>
            </label>
          )}
        </header>
        <div class="look-back-table">
          {sitters.length > 1 && <Plates {...{ view, sitters, book, seat }} called={called.shown} />}
          <div class="felt">
            <StillBoard class="board" {...{ view, events, board, book, nameOf }} next={best} />
          </div>
          <StillHand class="still-hand" {...{ view, seat, book }} next={best} />
          {shows && seat !== null && <WinChanceCurve {...{ analyses, costly, last, at, book }} />}
          <div class="film" data-curve={shows && seat !== null}>
            <input
              type="range"
              min={0}
              max={last}
              value={at}
              aria-label={book.say('look.position')}
              aria-valuetext={told[at]}
              onInput={({ currentTarget }) => go(currentTarget.valueAsNumber)}
            />
            <StepButtons {...{ at, last, book, autoplay }} onGo={go} />
            <p class="status" role="status">
              {unbroken(told[at])} {won}{' '}
              <span class="quiet">{at > 0 && book.say('look.at', { number: at, count: last })}</span>
            </p>
          </div>
        </div>
        <aside>
          {seat !== null && decisions.length > 0 && (
            <Advice
              {...{ analysis, isRunning, shows, book, nameOf }}
              inWords={(move) =>
                describeMove(move, { view, events, legal: match.legal(seatAt(seat)) }, book, nameOf)
              }
              done={analyses.size}
              count={decisions.length}
              decides={decisions.includes(at)}
              onAsk={() => {
                setShows(true);
                analyse({ transcript: saved.transcript, seat, first: at, known: [...analyses.keys()] });
              }}
              onStop={stop}
            />
          )}
          {shows && seat !== null && isAnalysed && (
            <CostlyMoves decisions={costly} {...{ positions, seat, at, book, nameOf }} onGo={go} />
          )}
          <div class="look-back-buttons">
            {view.phase !== 'matchOver' && player !== undefined && (
              <button
                type="button"
                onClick={() => route(startFromPosition(saved, match.transcript(), player))}
              >
                {book.say('look.playOn')}
              </button>
            )}
            {isShared ? (
              <button type="button" class="primary" onClick={() => void keepIt()}>
                {book.say('look.keep')}
              </button>
            ) : (
              <ShareButton saved={saved} />
            )}
            <button type="button" onClick={() => saveTranscript(saved.transcript)}>
              {book.say('kept.toFile')}
            </button>
          </div>
          <MoveList {...{ told, at, book }} costly={shows ? costly.map((one) => one.at + 1) : []} onGo={go} />
        </aside>
      </main>
    </>
  );
}

/** The seats of the people at this screen. */
const ownSeats = ({ sitters }: Pick<SavedMatch, 'sitters'>): number[] =>
  sitters.flatMap(({ plays }, seat) => (plays === 'person' ? [seat] : []));

/** The seats whose hands may be shown, people first: never a bot's, and nobody else's while several people still play. */
function seatsToSee({ sitters, over }: SavedMatch): number[] {
  const seats = sitters.map((_, seat) => seat);
  const people = ownSeats({ sitters });
  if (over) return [...people, ...seats.filter((seat) => !people.includes(seat))];
  return people.length === 1 ? people : [];
}
