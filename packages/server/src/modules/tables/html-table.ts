import { Readable } from 'node:stream';
import type { Cell, CellKind, TableChart, TableColumn } from '@turoos/contract';
import { escapeHtml } from '../../system/escape-html';
import { cellText, isLtr } from './cell-text';
import type { Table } from './table';

const style = `
body{font-family:'IBM Plex Sans Arabic',Tahoma,'Segoe UI',sans-serif;color:#182324;margin:2rem auto;max-width:75rem;padding:0 1rem;line-height:1.6}
header{border-bottom:2px solid #0d6660;margin-bottom:1rem}h1{margin:0;font-size:1.5rem}header p,dt{color:#4f5c5f;margin:0}
dl{display:grid;grid-template-columns:repeat(auto-fill,minmax(14rem,1fr));gap:.5rem 1.5rem}dd{margin:0;font-weight:600}
.figures div{background:#edf1f1;border-radius:.4rem;padding:.4rem .8rem}
.bars{display:grid;grid-template-columns:minmax(8rem,auto) 1fr auto;gap:.3rem .8rem;align-items:center;max-width:50rem}
.bars i{display:block;height:.9rem;background:#0d6660;border-radius:.2rem}
.wide{overflow-x:auto;margin-top:1.5rem}table{border-collapse:collapse;width:100%}th,td{border-bottom:1px solid #c9d2d2;padding:.3rem .6rem;text-align:start;white-space:nowrap}
th{background:#edf1f1}bdi{unicode-bidi:isolate;font-variant-numeric:tabular-nums}
@media print{thead{display:table-header-group}body{margin:0;max-width:none}}`;

const shown = (value: Cell, kind: CellKind) => {
  const text = escapeHtml(cellText(value, kind));
  return isLtr(kind) ? `<bdi dir="ltr">${text}</bdi>` : text;
};

const pairs = (facts: readonly (readonly [string, string])[], className: string) =>
  facts.length
    ? `<dl class="${className}">${facts.map(([name, value]) => `<div><dt>${escapeHtml(name)}</dt><dd>${value}</dd></div>`).join('')}</dl>`
    : '';

function bars({ title, kind, bars: all }: TableChart): string {
  const most = Math.max(...all.map(({ value }) => value), 1);
  const lines = all.map(
    ({ label, value }) =>
      `<span>${escapeHtml(label)}</span><i style="width:${((100 * Math.max(0, value)) / most).toFixed(1)}%"></i>${shown(value, kind)}`,
  );
  return `<h2>${escapeHtml(title)}</h2><div class="bars">${lines.join('')}</div>`;
}

const rowOf = (columns: readonly TableColumn[], row: readonly Cell[]) =>
  `<tr>${columns.map(({ kind }, index) => `<td>${shown(row[index] ?? null, kind)}</td>`).join('')}</tr>\n`;

async function* pieces({
  shop,
  title,
  facts,
  figures,
  chart,
  columns,
  headings = true,
  chunks,
}: Table): AsyncIterable<string> {
  yield `<!doctype html>
<html lang="ar" dir="rtl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)}</title><style>${style}</style></head><body>
<header><h1>${escapeHtml(title)}</h1><p>${escapeHtml(shop.name)}</p></header>
${pairs(
  facts.map(({ name, value }) => [name, escapeHtml(value)] as const),
  'facts',
)}
${pairs(
  figures.map(({ label, value, kind }) => [label, shown(value, kind)] as const),
  'figures',
)}
${chart && chart.bars.length > 0 ? bars(chart) : ''}`;
  if (columns.length > 0) {
    const heads = columns.map(({ label }) => `<th scope="col">${escapeHtml(label)}</th>`).join('');
    yield `<div class="wide"><table>${headings ? `<thead><tr>${heads}</tr></thead>` : ''}<tbody>\n`;
    for await (const rows of chunks) yield rows.map((row) => rowOf(columns, row)).join('');
    yield '</tbody></table></div>';
  }
  yield '</body></html>\n';
}

/** Streams a right-to-left HTML page without external files. */
export const htmlTable = (table: Table): Readable => Readable.from(pieces(table), { objectMode: false });
