import { accent, muted, sunken, warning } from './inks';
import type { Pen, TextStyle } from './pen';
import { factsInLine, heights, page } from './table-pages';
import type { TableSheet } from './table-sheet';

const text: TextStyle = { size: 7.5 };
const oneLine: TextStyle = { ...text, maxLines: 1 };
const third = page.width / factsInLine;
const chart = { label: 200, track: 400, gap: 6 };

function drawHead(pen: Pen, { title, store }: TableSheet, y: number): void {
  const half = page.width / 2;
  pen.write(title, { x: page.left + half, y, width: half }, { size: 15, bold: true, maxLines: 1 });
  const place = { x: page.left, width: half };
  let at = y;
  at += pen.write(
    store.name,
    { ...place, y: at },
    { size: 10, bold: true, color: accent, align: 'left', maxLines: 1 },
  );
  at += pen.write(store.address, { ...place, y: at }, { ...oneLine, color: muted, align: 'left' });
  pen.write(store.phone, { ...place, y: at }, { ...oneLine, color: muted, align: 'left', ltr: true });
  const line = y + heights.head - 8;
  pen.doc.lineWidth(1.5).moveTo(page.left, line).lineTo(page.right, line).stroke(accent);
}

function drawFacts(pen: Pen, facts: TableSheet['facts'], y: number): void {
  facts.forEach(({ name, value }, index) => {
    const x = page.right - third * ((index % factsInLine) + 1);
    const at = y + Math.floor(index / factsInLine) * heights.facts;
    const label = `${name}:`;
    const used = pen.width(label, text) + 4;
    pen.write(label, { x, y: at, width: third }, { ...oneLine, color: muted });
    pen.write(value, { x, y: at, width: third - used - 6 }, { ...oneLine, bold: true });
  });
}

function drawFigures(pen: Pen, figures: TableSheet['figures'], y: number): void {
  const gap = 6;
  const width = (page.width - gap * (figures.length - 1)) / figures.length;
  figures.forEach(({ label, value }, index) => {
    const x = page.right - width - index * (width + gap);
    pen.doc.roundedRect(x, y, width, heights.figures - 8, 3).fill(sunken);
    const place = { x: x + 8, width: width - 16 };
    pen.write(label, { ...place, y: y + 3 }, { ...oneLine, color: muted });
    pen.write(value, { ...place, y: y + 13 }, { size: 11, bold: true, ltr: true, maxLines: 1 });
  });
}

function drawChart(pen: Pen, { title, bars }: NonNullable<TableSheet['chart']>, y: number): void {
  pen.write(title, { x: page.left, y: y + 4, width: page.width }, { size: 10, bold: true, maxLines: 1 });
  bars.forEach(({ label, value, share }, index) => {
    const at = y + heights.chartTitle + index * heights.bar;
    const labelAt = page.right - chart.label;
    pen.write(label, { x: labelAt, y: at + 1, width: chart.label }, oneLine);
    const trackEnd = labelAt - chart.gap;
    const length = Math.max(0.005, share) * chart.track;
    pen.doc.roundedRect(trackEnd - length, at + 3, length, 8, Math.min(2, length / 2)).fill(accent);
    const valueEnd = trackEnd - chart.track - chart.gap;
    pen.write(value, { x: page.left, y: at + 1, width: valueEnd - page.left }, { ...oneLine, ltr: true });
  });
}

/** Draws the summary on the first page and returns the y at which the rows start. */
export function drawSummary(pen: Pen, sheet: TableSheet): number {
  let y = page.top;
  drawHead(pen, sheet, y);
  y += heights.head;
  drawFacts(pen, sheet.facts, y);
  y += Math.ceil(sheet.facts.length / factsInLine) * heights.facts + 8;
  if (sheet.figures.length > 0) {
    drawFigures(pen, sheet.figures, y);
    y += heights.figures;
  }
  if (sheet.chart) {
    drawChart(pen, sheet.chart, y);
    y += heights.chartTitle + sheet.chart.bars.length * heights.bar + 8;
  }
  if (sheet.note !== '') {
    pen.write(sheet.note, { x: page.left, y, width: page.width }, { ...oneLine, bold: true, color: warning });
    y += heights.note;
  }
  return y;
}
