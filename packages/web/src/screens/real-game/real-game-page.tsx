import { NewPadScreen } from './new-pad-screen.tsx';
import { PadScreen } from './pad-screen.tsx';
import { RealGameScreen } from './real-game-screen.tsx';

interface RealGamePageProps {
  /** The pad that is open. */
  readonly id?: string;
  /** The game that a new pad is for. */
  readonly game?: string;
}

/** Everything for people who play with the box. */
export function RealGamePage({ id, game }: RealGamePageProps) {
  if (game !== undefined) return <NewPadScreen key={game} game={game} />;
  return id === undefined ? <RealGameScreen /> : <PadScreen id={id} />;
}
