import { beginningOf } from '../../kernel/one-line';
import type { SheetColumn } from '../moving-in.schema';
import { groupHeading, reasonHeading } from '../columns/brought-columns';
import { headingKey } from './heading-key';
import { holdsAmounts } from './holds-amounts';
import { isKnownHeading } from './map-headings';

export type Rows = readonly (readonly string[])[];

/** Columns beyond these are not looked at: no program writes so many, and a stray cell can be far away. */
const mostColumns = 500;

/**
 * Returns the headings of a sheet. Where headings take two rows, cells merged over both keep their text in the upper
 * one, so a known heading above an empty cell counts; and one over several columns belongs to each of them: «الرصيد»
 * above «دولار» and «ريال». Row zero means that there are none.
 */
export function headingsOf(rows: Rows, headerRow: number): string[] {
  const own = rows[headerRow - 1] ?? [];
  const above = rows[headerRow - 2] ?? [];
  const length = Math.min(Math.max(own.length, above.length), mostColumns);
  let over = '';
  return Array.from({ length }, (_, place) => {
    const heading = own[place]?.trim() ?? '';
    const upper = above[place]?.trim() ?? '';
    if (upper !== '' || heading === '') over = upper;
    if (heading === '') return isKnown(upper) ? upper : '';
    const joined = `${over} ${heading}`;
    return over !== '' && !isKnown(heading) && isKnown(joined) ? joined : heading;
  });
}

const isKnown = (heading: string): boolean => isKnownHeading(headingKey(heading));

/**
 * A text that equal headings share, whatever the spelling: files of one program are read alike by it, and so is a
 * workbook of their bad rows, in which columns are added at the end.
 */
export const headingsPrint = (headings: readonly string[]): string =>
  headings
    .filter((heading) => heading !== reasonHeading && heading !== groupHeading)
    .map(headingKey)
    .join('|');

const examplesWanted = 3;
/** Rows below the headings that tell what a column holds. */
const rowsSeen = 200;

/** Returns the columns that have a heading or a cell, with their first filled cells. */
export function describeColumns(rows: Rows, headerRow: number): SheetColumn[] {
  const headings = headingsOf(rows, headerRow);
  const columns = new Map<number, SheetColumn>();
  const at = (place: number): SheetColumn => {
    const known = columns.get(place);
    if (known) return known;
    const made: SheetColumn = { place, heading: headings[place] ?? '', examples: [], hasAmounts: false };
    columns.set(place, made);
    return made;
  };
  for (const [place, heading] of headings.entries()) if (heading !== '') at(place);
  for (let row = headerRow; row < Math.min(rows.length, headerRow + rowsSeen); row++)
    for (const [place, cell] of (rows[row] ?? []).slice(0, mostColumns).entries()) {
      if (cell.trim() === '') continue;
      const { examples } = at(place);
      if (examples.length < examplesWanted) examples.push(beginningOf(cell.trim(), 100));
    }
  const seen = rows.slice(headerRow, headerRow + rowsSeen);
  for (const column of columns.values()) {
    const cells = seen.map((row) => row[column.place]?.trim() ?? '').filter((cell) => cell !== '');
    column.hasAmounts = holdsAmounts(column.heading, cells);
  }
  return [...columns.values()].toSorted((a, b) => a.place - b.place);
}
