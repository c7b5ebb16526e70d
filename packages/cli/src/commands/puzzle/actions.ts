import { BadInput } from '@tischrunde/engine';
import type { Command } from 'commander';
import { examples, exitCodes, languageOption } from '../help.ts';

export interface Kind {
  readonly id: string;
  readonly about: string;
  /** How it is written. */
  readonly forms: string;
  readonly examples: readonly string[];
}

/** The command of a puzzle; its actions are commands of their own. */
export function addKind(puzzles: Command, { id, about, forms, examples: lines }: Kind): Command {
  const kind: Command = puzzles
    .command(id)
    .description(about)
    .usage('<action> [files...] [options]')
    .helpCommand(false)
    .argument('[action]')
    .allowUnknownOption()
    .addHelpText(
      'after',
      `
${forms}
${examples(...lines.map((line) => `tischrunde puzzle ${id} ${line}`))}

The options of an action: tischrunde puzzle ${id} generate --help
${exitCodes}`,
    )
    .action((action: string | undefined) => {
      if (action === undefined) kind.help({ error: true });
      const names = new Intl.ListFormat('en-GB').format(kind.commands.map((command) => command.name()));
      throw new BadInput('', `${id} has no action ${JSON.stringify(action)}; it has ${names}`);
    })
    .allowExcessArguments();
  return kind;
}

const addAction = (kind: Command, name: string, about: string): Command =>
  kind
    .command(name)
    .description(about)
    .allowExcessArguments(false)
    .addOption(languageOption())
    .addHelpText('after', exitCodes);

/** An action that answers puzzles. */
export const addAnswerAction = (kind: Command, name: string, about: string): Command =>
  addAction(kind, name, about)
    .argument('[files...]', 'files with a puzzle each (standard: the standard input, also -)')
    .option('-l, --lines', 'one JSON object per line in, one answer per line out, in order')
    .option('--json', 'print the answer as JSON, on one line (the standard with several files)');

export const addGenerateAction = (kind: Command, about: string): Command =>
  addAction(kind, 'generate', about)
    .option('-c, --count <n>', 'how many puzzles', '1')
    .option('-s, --seed <text>', 'puzzle 1 comes from this seed, puzzle k from text/k (standard: a new one)')
    .option('-l, --lines', 'print one JSON object per line')
    .option('--json', 'the same');

export const addPrintAction = (kind: Command, about: string): Command =>
  addAction(kind, 'print', about)
    .argument('[file]', 'a file with a puzzle (standard: the standard input)', '-')
    .option('--out <file>', 'write the sheet to this file (standard: the output)');
