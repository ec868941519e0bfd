import type { SheetChoice } from '../moving-in.schema';
import { groupTitles } from '../reading/group-titles';
import type { Rows } from '../reading/headings-of';
import { skippedRows } from './skipped-rows';

/** Returns the titles above groups of parts by their rows; none where a column names the categories. */
export function partGroups(rows: Rows, choice: SheetChoice): ReadonlyMap<number, string> {
  const { headerRow, mapping } = choice;
  if (mapping['category'] !== undefined || mapping['subCategory'] !== undefined) return new Map();
  const isSkipped = skippedRows('parts', rows, choice);
  const titles = [...groupTitles(rows, headerRow)];
  return new Map(titles.filter(([row]) => !isSkipped(rows[row - 1] ?? [])));
}

/** Returns the groups of these rows in the same order, '' for a row without one. */
export function groupsOf(titles: ReadonlyMap<number, string>, rows: readonly number[]): string[] {
  const ends = [...titles].toSorted(([a], [b]) => b - a);
  return rows.map((row) => ends.find(([title]) => title < row)?.[1] ?? '');
}
