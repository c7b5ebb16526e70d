import { Program } from './program.ts';

/** The programs that are running. Each plays one seat at a time, and goes on to the next match after it. */
export class ProgramPool {
  /** Of an answer, in seconds; null for none. */
  readonly timeLimit: number | null;
  private idle: Program[] = [];

  constructor(timeLimit: number | null) {
    this.timeLimit = timeLimit;
  }

  /** A program for each of the commands, in their order; one that is idle, or a new one. */
  take(commands: readonly string[]): Program[] {
    return commands.map((command) => {
      const index = this.idle.findIndex((program) => program.command === command && !program.hasFailed);
      if (index >= 0) return this.idle.splice(index, 1)[0];
      return new Program(command, this.timeLimit === null ? null : this.timeLimit * 1000);
    });
  }

  giveBack(programs: readonly Program[]): void {
    this.idle.push(...programs.filter(({ hasFailed }) => !hasFailed));
  }

  async stop(): Promise<void> {
    await Promise.all(this.idle.splice(0).map((program) => program.stop()));
  }
}
