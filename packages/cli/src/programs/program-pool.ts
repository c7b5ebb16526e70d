import { Program } from './program.ts';

/** The programs that are running. Each plays one seat at a time, and goes on to the next match after it. */
export class ProgramPool {
  /** Of an answer, in seconds; null for none. */
  readonly timeLimit: number | null;
  private idle: Program[] = [];
  private readonly busy = new Set<Program>();

  constructor(timeLimit: number | null) {
    this.timeLimit = timeLimit;
  }

  /** A program for each of the commands, in their order; one that is idle, or a new one. */
  take(commands: readonly string[]): Program[] {
    return commands.map((command) => {
      const index = this.idle.findIndex((program) => program.command === command && !program.hasFailed);
      const program =
        index >= 0
          ? this.idle.splice(index, 1)[0]
          : new Program(command, this.timeLimit === null ? null : this.timeLimit * 1000);
      this.busy.add(program);
      return program;
    });
  }

  giveBack(programs: readonly Program[]): void {
    for (const program of programs) this.busy.delete(program);
    this.idle.push(...programs.filter(({ hasFailed }) => !hasFailed));
  }

  /** Ends all of them, also in the middle of a match. */
  async stop(): Promise<void> {
    const all = [...this.idle, ...this.busy];
    this.idle = [];
    this.busy.clear();
    await Promise.all(all.map((program) => program.stop()));
  }
}
