/** The same as 1px in television.css at 1920×1080. */
const pixel = (): number => Math.min(innerWidth / 1920, innerHeight / 1080);

/** The smallest text of a board, and of a television, in pixels. */
const [onBoard, onTelevision] = [14, 36];

/** How much a board is enlarged on this television. */
export const televisionScale = (): number => (onTelevision / onBoard) * pixel();
