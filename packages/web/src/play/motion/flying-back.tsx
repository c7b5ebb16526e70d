import { render } from 'preact';
import { Back } from '../../pieces/back.tsx';
import { extents, type Kind } from '../../pieces/piece.tsx';

/** The back of a piece that flies above everything else; its owner puts it on the screen and removes it. */
export function flyingBack(kind: Kind): HTMLElement {
  const back = document.createElement('div');
  back.className = 'flying-back';
  back.ariaHidden = 'true';
  const { width, height } = extents[kind];
  render(
    <svg aria-hidden="true" viewBox={`${-width / 2 - 2} ${-height / 2 - 2} ${width + 4} ${height + 4}`}>
      <Back kind={kind} />
    </svg>,
    back,
  );
  return back;
}
