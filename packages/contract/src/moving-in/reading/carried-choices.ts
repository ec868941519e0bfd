import { SheetChoice } from '../moving-in.schema';
import { headingsOf, headingsPrint, type Rows } from './headings-of';

/** The hidden sheet of a workbook of bad rows, which says how their sheets were read. */
export const carriedSheetName = 'اختيارات القراءة';

interface CarriedSheet {
  name: string;
  headings: readonly string[];
  choice: SheetChoice;
}

/** Returns the rows of the hidden sheet: the name of a sheet, the print of its headings and its choice. */
export const carriedRows = (sheets: readonly CarriedSheet[]): string[][] =>
  sheets.map(({ name, headings, choice }) => [name, headingsPrint(headings), JSON.stringify(choice)]);

/**
 * Returns the choice that a workbook carries for a sheet. A sheet that was renamed is known by its headings; one whose
 * headings were changed is read anew, because columns are chosen by their places.
 */
export function carriedChoice(carried: Rows, name: string, rows: Rows): SheetChoice | undefined {
  const fitting = carried.flatMap(([sheet = '', print = '', text = '']) => {
    const choice = choiceIn(text);
    return choice && headingsPrint(headingsOf(rows, choice.headerRow)) === print ? [{ sheet, choice }] : [];
  });
  return (fitting.find(({ sheet }) => sheet === name) ?? fitting[0])?.choice;
}

function choiceIn(text: string): SheetChoice | undefined {
  try {
    return SheetChoice.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
