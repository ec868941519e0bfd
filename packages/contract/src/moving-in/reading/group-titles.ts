import type { Rows } from './headings-of';

const named = /^(?:(?:ال)?(?:مجموع[ةه]|فئ[ةه]|قسم|تصنيف|صنف رئيسي)|group|category)\s*[:：=-]\s*(.+)$/i;
/** Words without digits: a number of a part or an amount is no title. */
const words = /^(?=.*[ء-ي])[^\d٠-٩]{2,60}$/;

/**
 * Returns the groups that printed lists name in rows of their own above the parts of the group, by the numbers of
 * these rows. Such a row has one text, and the next one has more; several in a row are parts of which little is known.
 */
export function groupTitles(rows: Rows, headerRow: number): Map<number, string> {
  const titles = new Map<number, string>();
  const filled = rows.map((row) => row.filter((cell) => cell.trim() !== ''));
  for (let place = headerRow; place < rows.length - 1; place++) {
    const [text = '', ...others] = filled[place] ?? [];
    const next = filled.slice(place + 1, place + 4).find((cells) => cells.length > 0);
    if (others.length > 0 || !next || next.length < 2) continue;
    const title = named.exec(text.trim())?.[1] ?? (words.test(text.trim()) ? text : undefined);
    if (title !== undefined && (filled[place - 1]?.length ?? 0) !== 1) titles.set(place + 1, title.trim());
  }
  return titles;
}
