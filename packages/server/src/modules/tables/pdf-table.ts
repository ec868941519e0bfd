import { Readable } from 'node:stream';
import type { TableSheet } from '@turoos/pdf';
import { countedAfter, nouns, type Cell } from '@turoos/contract';
import { cellText, columnShare, isLtr } from './cell-text';
import { drawPdf } from './draw-pdf';
import type { Table } from './table';

/** Maximum rows in a PDF: each row takes some milliseconds and a hundred kilobytes to lay out. */
const rowsOnPaper = 1000;

async function firstRows(chunks: Table['chunks'], most: number): Promise<Cell[][]> {
  const rows: Cell[][] = [];
  for await (const chunk of chunks) {
    rows.push(...chunk.slice(0, most - rows.length));
    if (rows.length === most) break;
  }
  return rows;
}

const grouped = new Intl.NumberFormat('en-US');
const leftOut = (rowCount: number) =>
  rowCount > rowsOnPaper
    ? `يعرض هذا الملف أول ${countedAfter(rowsOnPaper, nouns.row)} من أصل ${grouped.format(rowCount)}؛ الجدول كاملاً في ملف CSV.`
    : '';

async function sheetOf(table: Table): Promise<TableSheet> {
  const { columns, chart } = table;
  const most = Math.max(...(chart?.bars.map(({ value }) => value) ?? []), 1);
  const rows = columns.length > 0 ? await firstRows(table.chunks, rowsOnPaper) : [];
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
    rows: rows.map((row) => columns.map(({ kind }, index) => cellText(row[index] ?? null, kind))),
    note: columns.length > 0 ? leftOut(table.rowCount) : '',
  };
}

export const pdfTable = async (table: Table): Promise<Readable> =>
  Readable.from([await drawPdf(await sheetOf(table))], { objectMode: false });
