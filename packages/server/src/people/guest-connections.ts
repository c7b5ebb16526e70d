/** An open connection of a guest. */
export interface Screen {
  /** The guest has a new token; screens with one of an earlier generation are let go. */
  renewed(generation: number): void;
}

/** How long a renewal is remembered for those whose token was looked at just before it. Milliseconds. */
const remembered = 60_000;

/** The screens of every guest that this process serves. */
export class Screens {
  private readonly byGuest = new Map<string, Set<Screen>>();
  private readonly newest = new Map<string, number>();

  came(guest: string, screen: Screen): void {
    const screens = this.byGuest.get(guest) ?? new Set();
    screens.add(screen);
    this.byGuest.set(guest, screens);
    screen.renewed(this.newest.get(guest) ?? 0);
  }

  left(guest: string, screen: Screen): void {
    const screens = this.byGuest.get(guest);
    screens?.delete(screen);
    if (screens?.size === 0) this.byGuest.delete(guest);
  }

  renewed(guest: string, generation: number): void {
    this.newest.set(guest, generation);
    setTimeout(() => {
      if (this.newest.get(guest) === generation) this.newest.delete(guest);
    }, remembered).unref();
    for (const screen of [...(this.byGuest.get(guest) ?? [])]) screen.renewed(generation);
  }
}
