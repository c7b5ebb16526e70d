import { light, onPiece } from './light.ts';

interface SlabProps {
  /** The material, which names the classes of the layers. */
  readonly of: 'domino' | 'card';
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  readonly angle: number;
}

/**
 * The body of a piece around 0,0, inside a group that is turned by the angle: its shadows, its thickness and its face. Shadows are
 * plain shapes, because blurring every tile costs frames.
 */
export function Slab({ of, width, height, radius, angle }: SlabProps) {
  const layer = (offset: readonly [number, number], grown = 0) => {
    const [x, y] = onPiece(angle, offset);
    return {
      x: x - width / 2 - grown,
      y: y - height / 2 - grown,
      width: width + 2 * grown,
      height: height + 2 * grown,
      rx: radius + grown,
    };
  };
  return (
    <>
      <rect class="piece-cast" {...layer(light.cast, 1)} />
      <rect class="piece-contact" {...layer(light.contact)} />
      <rect class={`${of}-edge`} {...layer(of === 'domino' ? light.tileEdge : light.cardEdge)} />
      <rect class={`${of}-rim`} {...layer([0, 0])} />
      <rect class={`${of}-face`} {...layer(light.face, -0.3)} />
    </>
  );
}
