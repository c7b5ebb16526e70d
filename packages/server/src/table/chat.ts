import type { Said } from '@tischrunde/protocol';
import { mostSaidByOthers, mostSaidByPlayers } from '../limits.ts';

/** What a table remembers of its chat. Players and all others have a share each, so that no crowd of onlookers can push a player's lines out. */
export class Chat {
  /** All that is remembered, in order; another list after every change. */
  said: readonly Said[] = [];
  private readonly players = new Share(mostSaidByPlayers);
  private readonly others = new Share(mostSaidByOthers);

  /** Adds a line, with the id that its author gave it. */
  hear(said: Said, id: string, isPlayer: boolean): void {
    const dropped = (isPlayer ? this.players : this.others).add(said, id);
    this.said = [...this.without(dropped), said];
  }

  /** Forgets what a guest said, but for the last line: it shows the host who was muted. */
  mute(guest: string): void {
    const lines = this.said.filter((said) => said.guest === guest).slice(0, -1);
    for (const share of [this.players, this.others]) share.drop(lines);
    this.said = this.without(lines);
  }

  /** The number of the event by which a guest said something. */
  numberOf(guest: string, id: string): number | undefined {
    return this.players.numberOf(guest, id) ?? this.others.numberOf(guest, id);
  }

  private without(lines: readonly Said[]): readonly Said[] {
    return lines.length === 0 ? this.said : this.said.filter((said) => !lines.includes(said));
  }
}

/** A limited number of lines. When it is full, the older half goes at once, so that most changes only append. */
class Share {
  private readonly most: number;
  private lines: readonly Said[] = [];
  private readonly ids = new Map<string, number>();

  constructor(most: number) {
    this.most = most;
  }

  /** Returns the lines that had to go. */
  add(said: Said, id: string): readonly Said[] {
    const dropped = this.lines.length < this.most ? [] : this.lines.slice(0, this.most / 2);
    this.lines = [...this.lines.slice(dropped.length), said];
    this.ids.set(`${said.guest} ${id}`, said.number);
    const [oldest] = this.ids.keys();
    if (this.ids.size > this.most) this.ids.delete(oldest);
    return dropped;
  }

  drop(lines: readonly Said[]): void {
    this.lines = this.lines.filter((said) => !lines.includes(said));
  }

  numberOf(guest: string, id: string): number | undefined {
    return this.ids.get(`${guest} ${id}`);
  }
}
