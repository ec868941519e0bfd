import {
  adenDay,
  reportTabs,
  type Cell,
  type ExportFormat,
  type ReportFilter,
  type ReportTab,
  type TableChart,
  type TableColumn,
  type TableFigure,
} from '@turoos/contract';
import type { Db } from '../../db/connect';
import type { Streamed } from '../../kernel/handlers';
import { readSettings } from '../../kernel/settings';
import { tableFile } from '../tables';

export interface ReportColumn<Row> extends TableColumn {
  cell: (row: Row) => Cell;
}

interface ReportContent<Row> {
  tab: ReportTab;
  columns: readonly ReportColumn<Row>[];
  figures: readonly TableFigure[];
  chart: TableChart | null;
  rowCount: number;
  rows: AsyncIterable<Row>;
}

interface FileInput extends ReportFilter {
  format: ExportFormat;
  headers: boolean;
}

const writers = { csv: 'csv', xlsx: 'excel', pdf: 'pdf' } as const;
const chunkRows = 500;

async function* inChunks<Row>(
  rows: AsyncIterable<Row>,
  columns: readonly ReportColumn<Row>[],
): AsyncIterable<Cell[][]> {
  let chunk: Cell[][] = [];
  for await (const row of rows) {
    chunk.push(columns.map(({ cell }) => cell(row)));
    if (chunk.length < chunkRows) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}

/** Writes a report as a file, streaming some hundred rows at a time. */
export async function reportFile<Row>(
  db: Db,
  { format, headers, startDate, endDate, keyword }: FileInput,
  { tab, columns, figures, chart, rowCount, rows }: ReportContent<Row>,
): Promise<Streamed> {
  const { name, address, phone } = await readSettings(db, 'store');
  const facts = { 'من تاريخ': startDate, 'إلى تاريخ': endDate, 'كلمة البحث': keyword, 'أُنشئ في': adenDay() };
  return tableFile(writers[format], `report-${tab}-${adenDay()}`, {
    shop: { name, address, phone },
    title: `تقرير ${reportTabs[tab].label}`,
    facts: Object.entries(facts).flatMap(([fact, value]) => (value ? [{ name: fact, value }] : [])),
    figures,
    chart,
    columns,
    headings: headers,
    rowCount,
    chunks: inChunks(rows, columns),
  });
}
