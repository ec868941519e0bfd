import { reportFormats, type ReportFormat } from '@turoos/contract';
import type { Streamed } from '../../kernel/handlers';
import { csvTable } from './csv-table';
import { htmlTable } from './html-table';
import { pdfTable } from './pdf-table';
import type { Table } from './table';
import { xlsxTable } from './xlsx-table';

type Written = Pick<Streamed, 'stream' | 'headers'>;

interface Writer {
  type: string;
  write: (table: Table) => Written | Promise<Written>;
}

const writers: Readonly<Record<ReportFormat, Writer>> = {
  csv: { type: 'text/csv; charset=utf-8', write: (table) => ({ stream: csvTable(table) }) },
  excel: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: (table) => ({ stream: xlsxTable(table) }),
  },
  html: { type: 'text/html; charset=utf-8', write: (table) => ({ stream: htmlTable(table) }) },
  pdf: { type: 'application/pdf', write: pdfTable },
};

/**
 * Writes a table as a file, streamed while it is read; only a PDF is drawn when all of its rows are read,
 * because every page shows the number of pages. `name` has no extension.
 */
export async function tableFile(
  format: ReportFormat,
  name: string,
  table: Table,
): Promise<Streamed & { filename: string }> {
  const { type, write } = writers[format];
  return { type, filename: `${name}.${reportFormats[format].extension}`, ...(await write(table)) };
}
