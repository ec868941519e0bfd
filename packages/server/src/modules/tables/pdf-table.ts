import { countedAfter, nouns, pageCountHeader, rowsOnPaper } from '@turoos/contract';
import type { Streamed } from '../../kernel/handlers';
import { cellText, columnShare, isLtr } from './cell-text';
import { drawPdf, type SheetHead, type SheetRows } from './draw-pdf';
import type { Table } from './table';

/** Formats the first rows chunk by chunk, so that other requests get their turn between them. */
async function* rowsOf({ columns, chunks }: Table): AsyncIterable<SheetRows> {
  if (columns.length === 0) return;
  let left = rowsOnPaper;
  for await (const chunk of chunks) {
    yield chunk
      .slice(0, left)
      .map((row) => columns.map(({ kind }, index) => cellText(row[index] ?? null, kind)));
    left -= chunk.length;
    if (left <= 0) return;
  }
}

const grouped = new Intl.NumberFormat('en-US');
const leftOut = (rowCount: number) =>
  rowCount > rowsOnPaper
    ? `يعرض هذا الملف أول ${countedAfter(rowsOnPaper, nouns.row)} من أصل ${grouped.format(rowCount)}؛ الجدول كاملاً في ملف CSV.`
    : '';

function headOf(table: Table): SheetHead {
  const { columns, chart } = table;
  const most = Math.max(...(chart?.bars.map(({ value }) => value) ?? []), 1);
  return {
    store: table.shop,
    title: table.title,
    facts: table.facts,
    figures: table.figures.map(({ label, value, kind }) => ({ label, value: cellText(value, kind) })),
    chart: chart && {
      title: chart.title,
      bars: chart.bars.map(({ label, value }) => ({
        label,
        value: cellText(value, chart.kind),
        share: Math.max(0, value) / most,
      })),
    },
    columns: columns.map(({ label, kind }, index) => ({
      label,
      // the first column holds the row's name
      share: columnShare[kind] * (index === 0 ? 1.4 : 1),
      ltr: isLtr(kind),
    })),
    headings: table.headings ?? true,
    totals: table.totals,
    note: columns.length > 0 ? leftOut(table.rowCount) : '',
  };
}

/** Writes a PDF page by page. The response's header says how many pages will come, for a progress bar. */
export async function pdfTable(table: Table): Promise<Pick<Streamed, 'stream' | 'headers'>> {
  const { pageCount, stream } = await drawPdf(headOf(table), rowsOf(table));
  return { stream, headers: { [pageCountHeader]: String(pageCount) } };
}
