/** An open connection of a guest. */
export interface Screen {
  /** The guest has a new token; screens with one of an earlier generation are let go. */
  renewed(generation: number): void;
}

/** The screens of every guest that this process serves. */
export class Screens {
  private readonly byGuest = new Map<string, Set<Screen>>();

  came(guest: string, screen: Screen): void {
    const screens = this.byGuest.get(guest) ?? new Set();
    screens.add(screen);
    this.byGuest.set(guest, screens);
  }

  left(guest: string, screen: Screen): void {
    const screens = this.byGuest.get(guest);
    screens?.delete(screen);
    if (screens?.size === 0) this.byGuest.delete(guest);
  }

  renewed(guest: string, generation: number): void {
    for (const screen of [...(this.byGuest.get(guest) ?? [])]) screen.renewed(generation);
  }
}
