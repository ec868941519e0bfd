import { longestCell, mostCells, mostLetters } from './limits';
import { plainText } from './plain-text';
import { SheetError } from './sheet-error';

/** Counts the cells and characters of a file's tables while they are read, and throws before they become too many. */
export class TableSize {
  private cells = 0;
  private letters = 0;

  /** Counts a cell's text, and returns it without characters that no text has. */
  text(written: string): string {
    const cell = plainText(written);
    if (cell.length > longestCell) throw new SheetError('longCell');
    this.letters += cell.length;
    if (this.letters > mostLetters) throw new SheetError('tooMuchText');
    return cell;
  }

  /** Counts places, also empty ones. */
  places(count: number): void {
    this.cells += count;
    if (this.cells > mostCells) throw new SheetError('tooWide');
  }
}
