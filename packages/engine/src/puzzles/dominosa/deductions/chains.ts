import { type Candidates, nothing } from '../candidates.ts';
import { lackOf, placesOf, type Step } from './step.ts';

/** The number of rounds a chain may follow its first domino; each round lays all needs with one place left. */
const longest = 8;

/** Rules out every place that a chain rules out. True if there was any. */
export function ruleOutByChains(state: Candidates): boolean {
  let found = false;
  for (let place = 0; place < state.open.length && state.lacking === nothing; place++) {
    if (state.open[place] === 0 || state.laid[place] === 1) continue;
    const mark = state.mark();
    const lacking = follow(state, place, null);
    state.takeBack(mark);
    if (lacking === nothing) continue;
    state.ruleOut(place);
    found = true;
    if (state.dueCount > 0) return true;
  }
  return found;
}

/** The shortest chain. */
export function chainStep(state: Candidates): Step | null {
  let best: Step | null = null;
  for (let place = 0; place < state.open.length; place++) {
    if (state.open[place] === 0 || state.laid[place] === 1) continue;
    const mark = state.mark();
    const links: Link[] = [];
    const before = Uint8Array.from(state.open);
    const lacking = follow(state, place, links);
    state.takeBack(mark);
    if (lacking === nothing) continue;
    const chain = needed(state, before, links, lacking);
    if (best?.chain !== undefined && best.chain.length <= chain.length) continue;
    best = {
      deduction: 'chain',
      grade: 'expert',
      ...lackOf(state, lacking),
      out: placesOf(state, [place]),
      chain: placesOf(state, chain),
    };
  }
  return best;
}

/** A domino of a chain, and the need that had nowhere else to go. */
interface Link {
  readonly place: number;
  readonly need: number;
}

/** Lays a domino and what follows; returns the need that ends up without a place, if any. */
function follow(state: Candidates, place: number, links: Link[] | null): number {
  links?.push({ place, need: nothing });
  state.lay(place);
  let next = 0;
  for (let length = 0; length < longest && state.lacking === nothing && next < state.dueCount; length++) {
    const end = state.dueCount;
    for (; next < end && state.lacking === nothing; next++) {
      const need = state.due[next];
      const only = state.placeFor(need);
      if (only === nothing || state.laid[only] === 1) continue;
      links?.push({ place: only, need });
      state.lay(only);
    }
  }
  return state.lacking;
}

/** The links of a chain that its end depends on, in order. */
function needed(state: Candidates, before: Uint8Array, links: readonly Link[], lacking: number): number[] {
  const kept = new Set<number>();
  const explain = (need: number, served: number): void => {
    for (let at = state.start[need]; at < state.start[need + 1]; at++) {
      const place = state.places[at];
      if (before[place] === 1 && place !== served)
        keep(links.findIndex((link) => meet(state, link.place, place)));
    }
  };
  const keep = (link: number): void => {
    if (link < 0 || kept.has(link)) return;
    kept.add(link);
    if (links[link].need !== nothing) explain(links[link].need, links[link].place);
  };
  keep(0);
  explain(lacking, nothing);
  return [...kept].sort((a, b) => a - b).map((link) => links[link].place);
}

const meet = (state: Candidates, one: number, other: number): boolean =>
  one !== other &&
  (state.serves(other, state.board.black[one]) ||
    state.serves(other, state.board.white[one]) ||
    state.serves(other, state.tileNeed(one)));
