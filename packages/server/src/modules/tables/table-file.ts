import type { Readable } from 'node:stream';
import { reportFormats, type ReportFormat } from '@turoos/contract';
import type { Streamed } from '../../kernel/handlers';
import { csvTable } from './csv-table';
import { htmlTable } from './html-table';
import { pdfTable } from './pdf-table';
import type { Table } from './table';
import { xlsxTable } from './xlsx-table';

interface Writer {
  type: string;
  write: (table: Table) => Readable | Promise<Readable>;
}

const writers: Readonly<Record<ReportFormat, Writer>> = {
  csv: { type: 'text/csv; charset=utf-8', write: csvTable },
  excel: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: xlsxTable,
  },
  html: { type: 'text/html; charset=utf-8', write: htmlTable },
  pdf: { type: 'application/pdf', write: pdfTable },
};

/**
 * Writes a table as a file, streamed while it is read; only a PDF is built as a whole. `name` has no
 * extension.
 */
export async function tableFile(
  format: ReportFormat,
  name: string,
  table: Table,
): Promise<Streamed & { filename: string }> {
  const { type, write } = writers[format];
  return { type, filename: `${name}.${reportFormats[format].extension}`, stream: await write(table) };
}
