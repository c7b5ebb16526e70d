import type { Json } from '@tischrunde/engine';
import { choicesOf, type RealTableWords } from '@tischrunde/rulebook/real-table';
import { currentBook } from '../../ui/current-language.ts';
import { Switch } from '../../ui/dialog.tsx';
import { CellField, PlacementsField, PointsField } from './fields/cell-fields.tsx';
import type { FieldEditorProps } from './fields/field-props.ts';
import { EndField, Keys } from './fields/keys.tsx';
import { Doubles, PieceField } from './fields/piece-fields.tsx';
import { NumberGridEditor, TileGridEditor } from './layout-editor.tsx';

/** Fills a field by taps. */
export function FieldEditor(props: FieldEditorProps) {
  const { field, situation, values, words, onChange } = props;
  const book = currentBook();
  const value = values[field.name];
  const set = (chosen: Json | undefined): void => onChange(field.name, chosen);
  const choices = choicesOf(field, situation);
  switch (field.kind) {
    case 'tile':
    case 'soloCard':
    case 'solominoCard':
      return <PieceField {...props} pieces={choices.map(String)} set={set} />;
    case 'doubles':
      return <Doubles doubles={Array.isArray(value) ? value.map(String) : []} {...{ choices, words, set }} />;
    case 'end':
      return <EndField {...props} set={set} ends={choices.map(String)} />;
    case 'outwards':
      return <Keys title={book.say('choose.out')} {...{ field, choices, value, set }} nameOf={String} />;
    case 'row':
      return <Keys title={book.say('choose.row')} {...{ field, choices, value, set }} nameOf={String} />;
    case 'side':
      return (
        <Keys
          title={book.say('choose.end')}
          {...{ field, choices, value, set }}
          nameOf={(side) => book.say(side === 'left' ? 'side.left' : 'side.right')}
        />
      );
    case 'half':
      return (
        <Keys
          title={words('field.half')}
          {...{ field, choices, value, set }}
          nameOf={(half) => halfName(half, values.card, words, book.written.card)}
        />
      );
    case 'colour':
      return (
        <Keys
          title={book.say('choose.colour')}
          {...{ field, choices, value, set }}
          nameOf={(colour) => book.written.colour(String(colour))}
        />
      );
    case 'partner':
      return (
        <Keys
          title={book.say('choose.partner')}
          {...{ field, choices, value, set }}
          nameOf={(seat) => book.say('seat.number', { number: Number(seat) + 1 })}
        />
      );
    case 'way':
      return (
        <Keys
          title={book.say('choose.towards')}
          {...{ field, choices, value, set }}
          nameOf={(way) => book.say(way === 'clockwise' ? 'way.clockwise' : 'way.counterclockwise')}
        />
      );
    case 'call':
      return (
        <Switch title={words('field.call')} on={value === true} onChange={(on) => set(on || undefined)} />
      );
    case 'cell':
      return <CellField {...props} set={set} count={1} />;
    case 'cellPair':
      return <CellField {...props} set={set} count={2} />;
    case 'points':
      return <PointsField {...props} value={value} set={set} />;
    case 'placements':
      return <PlacementsField {...props} pieces={choices.map(String)} set={set} />;
    case 'tileGrid':
      return (
        <TileGridEditor
          tiles={Array.isArray(value) ? value.map(String) : []}
          {...{ words }}
          onChange={(tiles) => set(tiles.length === choices.length ? [...tiles] : undefined)}
        />
      );
    case 'numberGrid':
      return (
        <NumberGridEditor
          key={String(choices.length)}
          highest={choices.length - 2}
          {...{ words, values }}
          onChange={(grid) => {
            for (const [name, part] of Object.entries(grid)) onChange(name, part ?? undefined);
          }}
        />
      );
  }
}

function halfName(
  half: Json,
  card: Json | undefined,
  words: RealTableWords,
  nameOf: (half: string) => string,
): string {
  const shown = typeof card === 'string' ? card.split('|')[Number(half)] : undefined;
  return shown === undefined ? words(half === 0 ? 'field.half0' : 'field.half1') : nameOf(shown);
}
