import { fold } from '../../kernel/fold';
import type { Rows } from './headings-of';
import { readDay } from './read-day';

const day = String.raw`(\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.](?:\d{4}|\d{2})(?!\d))`;
/** Words before the day until which a report tells. */
const until = new RegExp(
  String.raw`(?:حتي|لغايه|الي غايه|كما في|الي(?: تاريخ)?|بتاريخ|في تاريخ|as (?:of|at)|until|up to)\s*(?:تاريخ|يوم)?\s*[:：]?\s*${day}`,
);
const dated = new RegExp(String.raw`^(?:التاريخ|تاريخ التقرير|تاريخ|date)\s*[:：]?\s*${day}`);
const printed = /طباعه|طبع|print/;

/**
 * Returns the day until which the titles above a table tell: «أرصدة العملاء حتى 15/11/2026». The day on which it was
 * printed is not meant; a day after a word such as «حتى» is surer than a mere date.
 */
export function titleDay(rows: Rows, headerRow: number, name = ''): string | undefined {
  const titles = [...rows.slice(0, Math.max(headerRow - 1, 0)).map((cells) => cells.join(' ')), name]
    .map(fold)
    .filter((title) => !printed.test(title));
  for (const pattern of [until, dated])
    for (const title of titles) {
      const read = readDay(pattern.exec(title.trim())?.[1] ?? '');
      if (read !== undefined) return read;
    }
  return undefined;
}
