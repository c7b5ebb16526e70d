/** Events in the order of their times: a binary heap. */
export class EventQueue {
  private readonly times: number[] = [];
  private readonly events: number[] = [];

  get size(): number {
    return this.times.length;
  }

  add(time: number, event: number): void {
    const { times, events } = this;
    let at = times.length;
    times.push(time);
    events.push(event);
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (times[above] <= time) break;
      times[at] = times[above];
      events[at] = events[above];
      at = above;
    }
    times[at] = time;
    events[at] = event;
  }

  /** Takes the earliest event out. The queue must not be empty. */
  take(): { readonly time: number; readonly event: number } {
    const { times, events } = this;
    const earliest = { time: times[0], event: events[0] };
    const time = times[times.length - 1];
    const event = events[events.length - 1];
    times.pop();
    events.pop();
    const size = times.length;
    if (size === 0) return earliest;
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      if (below >= size) break;
      if (below + 1 < size && times[below + 1] < times[below]) below++;
      if (times[below] >= time) break;
      times[at] = times[below];
      events[at] = events[below];
      at = below;
    }
    times[at] = time;
    events[at] = event;
    return earliest;
  }
}
