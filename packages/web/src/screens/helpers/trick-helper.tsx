import { signal } from '@preact/signals';
import { boxOf } from '@tischrunde/rulebook/real-table';
import { PieceIcon } from '../allowed/piece-picker.tsx';
import type { HelperProps } from './helpers-screen.tsx';
import { randomIndex } from './random-index.ts';

/** Any tile but a double. */
const tiles: readonly string[] = boxOf('fortune', {}).filter((tile) => !/^(\d)-\1$/.test(tile));

const draw = (): string => tiles[randomIndex(tiles.length)] ?? '6-3';

const hidden = signal(draw());

/** What the performer of the fortune-teller's trick does, step by step. */
export function TrickHelper({ words }: HelperProps) {
  const [first = '', second = ''] = hidden.value.split('-');
  return (
    <>
      <div class="turned-up">
        <PieceIcon name={hidden.value} />
      </div>
      <ol class="script">
        <li>{words('trick.hide')}</li>
        <li>{words('trick.write', { first, second })}</li>
        <li>{words('trick.build')}</li>
        <li>{words('trick.stuck')}</li>
        <li>{words('trick.reveal', { first, second })}</li>
      </ol>
      <div class="keys">
        <button
          type="button"
          onClick={() => {
            hidden.value = draw();
          }}
        >
          {words('trick.another')}
        </button>
      </div>
    </>
  );
}
