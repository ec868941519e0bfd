import { left, text, width } from './invoice-page';
import type { InvoiceSheet } from './invoice-sheet';
import { muted, warning } from './inks';
import type { Pen } from './pen';

const gap = 6;
const column = (width - gap) / 2;

const factsOf = (sheet: InvoiceSheet) =>
  [
    { name: 'التاريخ', value: sheet.date },
    { name: 'الرقم المؤقت', value: sheet.offlineNumber, ltr: true },
    { name: 'العميل', value: sheet.customer },
    { name: 'طريقة الدفع', value: sheet.payment },
    { name: 'الهاتف', value: sheet.customerPhone, ltr: true },
    { name: 'البائع', value: sheet.seller },
    { name: 'سعر الصرف', value: sheet.rate === null ? '' : `${sheet.rate} ر.ي للدولار` },
  ].filter(({ value }) => value !== '');

interface Fact {
  name: string;
  value: string;
  ltr?: boolean;
}

/** Draws names and values, two per row from the right. Returns the y below them. */
export function drawPairs(pen: Pen, facts: readonly Fact[], y: number): number {
  let top = y;
  let height = 0;
  facts.forEach(({ name, value, ltr = false }, index) => {
    const isFirst = index % 2 === 0;
    if (isFirst) top += height;
    const label = `${name}:`;
    const labelWidth = pen.width(label, text);
    const x = isFirst ? left + column + gap : left;
    pen.write(label, { x, y: top, width: column }, { ...text, color: muted });
    const used = pen.write(value, { x, y: top, width: column - labelWidth - gap }, { ...text, ltr });
    height = Math.max(isFirst ? 0 : height, used + 2);
  });
  return top + height;
}

/** Draws the invoice's details. Returns the y at which the next block starts. */
export function drawFacts(pen: Pen, sheet: InvoiceSheet, y: number): number {
  let top = drawPairs(pen, factsOf(sheet), y);
  if (sheet.rateMissing)
    top += pen.write(
      'سعر الصرف غير متوفر',
      { x: left, y: top, width },
      { ...text, bold: true, color: warning },
    );
  return top + 10;
}
