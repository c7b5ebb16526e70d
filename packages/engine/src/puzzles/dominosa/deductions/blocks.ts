import { tileName } from '../../../pieces/dominoes.ts';
import { type Candidates, nothing } from '../candidates.ts';
import { lackOf, placesOf, type Step } from './step.ts';

/** Rules out every place that would leave another need without a place. True if there was any. */
export function ruleOutBlocks(state: Candidates): boolean {
  const look = new Look(state);
  let found = false;
  for (let place = 0; place < state.open.length && state.lacking === nothing; place++) {
    if (state.open[place] === 0 || state.laid[place] === 1 || look.lackAfter(place) === nothing) continue;
    state.ruleOut(place);
    found = true;
  }
  return found;
}

/** The simplest of these deductions: the need that has the fewest places to look at. */
export function blockStep(state: Candidates): Step | null {
  const look = new Look(state);
  let best: Step | null = null;
  let effort = Number.POSITIVE_INFINITY;
  for (let place = 0; place < state.open.length; place++) {
    if (state.open[place] === 0 || state.laid[place] === 1) continue;
    const need = look.lackAfter(place);
    if (need === nothing) continue;
    const step = stepOf(state, place, need);
    const own = state.choices[need] + (step.deduction === 'inTheWay' ? 8 : 0);
    if (own >= effort) continue;
    effort = own;
    best = step;
  }
  return best;
}

function stepOf(state: Candidates, place: number, need: number): Step {
  const { board, tileAt } = state;
  const choices = state.openFor(need);
  const outFor = (shared: number): number[] =>
    state.openFor(shared).filter((other) => !choices.includes(other));
  if (need < board.size && choices.every((other) => tileAt[other] === tileAt[place])) {
    const out = placesOf(state, outFor(state.tileNeed(place)));
    return {
      deduction: 'sameDomino',
      grade: 'medium',
      cells: [need],
      dominoes: [tileName(tileAt[place])],
      out,
    };
  }
  const shared = [board.black[place], board.white[place]].find((cell) =>
    choices.every((other) => state.serves(other, cell)),
  );
  if (need >= board.size && shared !== undefined) {
    const out = placesOf(state, outFor(shared));
    return {
      deduction: 'sharedCell',
      grade: 'medium',
      cells: [shared],
      dominoes: [tileName(tileAt[choices[0]])],
      out,
    };
  }
  return { deduction: 'inTheWay', grade: 'medium', ...lackOf(state, need), out: placesOf(state, [place]) };
}

/** Looks one laid domino ahead, without laying it. */
class Look {
  private readonly state: Candidates;
  private readonly seen: Int32Array;
  private readonly lost: Int32Array;
  private readonly lostAt: Int32Array;
  private turn = 0;

  constructor(state: Candidates) {
    this.state = state;
    this.seen = new Int32Array(state.open.length);
    this.lost = new Int32Array(state.choices.length);
    this.lostAt = new Int32Array(state.choices.length);
  }

  /** A need that would have no place left if the domino lay here. */
  lackAfter(place: number): number {
    const { board } = this.state;
    this.turn++;
    this.seen[place] = this.turn;
    const tile = this.state.tileNeed(place);
    // The place serves its own needs.
    for (const need of [board.black[place], board.white[place], tile]) {
      this.lost[need] = -1000;
      this.lostAt[need] = this.turn;
    }
    let lacking = this.lose(board.black[place]);
    if (lacking === nothing) lacking = this.lose(board.white[place]);
    if (lacking === nothing) lacking = this.lose(tile);
    return lacking;
  }

  private lose(need: number): number {
    const { board, start, places, open } = this.state;
    for (let at = start[need]; at < start[need + 1]; at++) {
      const other = places[at];
      if (open[other] === 0 || this.seen[other] === this.turn) continue;
      this.seen[other] = this.turn;
      if (this.loses(board.black[other])) return board.black[other];
      if (this.loses(board.white[other])) return board.white[other];
      const tile = this.state.tileNeed(other);
      if (this.loses(tile)) return tile;
    }
    return nothing;
  }

  private loses(need: number): boolean {
    if (this.lostAt[need] !== this.turn) {
      this.lostAt[need] = this.turn;
      this.lost[need] = 0;
    }
    return ++this.lost[need] === this.state.choices[need];
  }
}
