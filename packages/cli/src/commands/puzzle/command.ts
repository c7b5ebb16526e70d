import type { Command } from 'commander';
import { examples, exitCodes } from '../help.ts';
import { addDominosa } from './dominosa.ts';
import { addQuadrille } from './quadrille.ts';
import { addSolo1 } from './solo1.ts';
import { addSolo2 } from './solo2.ts';

export function addPuzzles(program: Command): void {
  const puzzles = program
    .command('puzzle')
    .description('generate, solve, count, explain and print puzzles and games for one')
    .usage('<puzzle> <action> [files...] [options]')
    .helpCommand(false)
    .addHelpText(
      'after',
      `
A puzzle is read from files or from the standard input, as JSON or as the text that generate writes. With --lines there is
one JSON object per line in and out; the answer {"refused": "line 7: why"} takes the place of one that is refused.
The same seed gives the same puzzles everywhere.
${examples(
  'tischrunde puzzle dominosa generate --grade hard --seed monday | tischrunde puzzle dominosa solve',
  'tischrunde puzzle dominosa generate --count 20 --lines > puzzles.jsonl',
  'tischrunde puzzle dominosa count --lines puzzles.jsonl',
  'tischrunde puzzle quadrille count',
  'tischrunde puzzle solo1 generate --winnable --json | tischrunde puzzle solo1 solve --json',
  'tischrunde puzzle solo2 --help',
)}
${exitCodes}`,
    );
  addDominosa(puzzles);
  addQuadrille(puzzles);
  addSolo1(puzzles);
  addSolo2(puzzles);
}
