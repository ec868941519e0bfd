import { importColumns } from '@turoos/contract';
import type { LogEntry } from './import-outcome';

/** All that is wrong, as a CSV file for whoever mends the list. */
export function errorLogCsv(log: readonly LogEntry[]): string {
  const rows = log.map(({ row, partNumber, field, message }) => [
    row,
    partNumber,
    field ? importColumns[field].label : '',
    message,
  ]);
  const lines = [['الصف', 'رقم القطعة', 'العمود', 'الخطأ'], ...rows].map((row) => row.map(cell).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

/** What a sheet would run as a formula, out of a file from who knows where, is made plain text. */
const cell = (value: string | number) => {
  const text = String(value).replaceAll('"', '""');
  return `"${/^[=+\-@\t]/.test(text) ? "'" : ''}${text}"`;
};
