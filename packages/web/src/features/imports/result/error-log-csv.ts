import { importColumns } from '@turoos/contract';
import type { LogEntry } from './import-outcome';

/** Returns all problems as a CSV file, for correcting the list. */
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

/** Escapes values a spreadsheet would run as a formula: the imported file is untrusted. */
const cell = (value: string | number) => {
  const text = String(value).replaceAll('"', '""');
  return `"${/^[=+\-@\t]/.test(text) ? "'" : ''}${text}"`;
};
