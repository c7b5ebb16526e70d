import { type SchemaType, schema, t } from '@colyseus/schema';

const Seat = schema(
  {
    tiles: t.uint8(),
    /** Only for the one who sits there: a room adds the seat to the view of that client. */
    hand: t.array('string').view(),
    /** The moves that the rules allow: `pass`, `next`, or a tile and where it is laid. Only for them as well. */
    legal: t.array('string').view(),
  },
  'Seat',
);

/** A table of Block as Colyseus keeps it in sync with its clients. */
export const Table = schema(
  {
    moves: t.uint32().default(0),
    round: t.uint16(),
    phase: t.string(),
    turn: t.int8(),
    stock: t.uint8(),
    /** As moves name them. */
    ends: t.array('string'),
    line: t.array('string'),
    scores: t.array('uint16'),
    seats: t.array(Seat),
  },
  'Table',
);

export type Seat = SchemaType<typeof Seat>;
export type Table = SchemaType<typeof Table>;

export const newSeat = (): Seat => new Seat();
