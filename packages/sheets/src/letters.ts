import { longestCell, mostLetters } from './limits';
import { SheetError } from './sheet-error';

/** Counts the characters of a table's cells while they are read, and throws before they become too many. */
export function letterCount() {
  let letters = 0;
  return (cell: string): string => {
    if (cell.length > longestCell) throw new SheetError('longCell');
    letters += cell.length;
    if (letters > mostLetters) throw new SheetError('tooMuchText');
    return cell;
  };
}
