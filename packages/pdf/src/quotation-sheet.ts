import type { InvoiceSheet } from './invoice-sheet';
import type { SheetAmount } from './sheet-amount';

export interface SheetAlternative {
  /** The kind and the brand. */
  kind: string;
  name: string;
  partNumber: string;
  /** With the unit, unless it is counted in pieces. */
  quantity: string;
  price: SheetAmount;
  total: SheetAmount;
}

/** A quotation as formatted text; the printed page and the PDF are drawn from the same one. */
export interface QuotationSheet extends Pick<
  InvoiceSheet,
  'store' | 'number' | 'stamp' | 'display' | 'totals' | 'rate' | 'rateMissing' | 'notes' | 'version'
> {
  facts: readonly { name: string; value: string; ltr?: boolean }[];
  lines: readonly { title: string; alternatives: readonly SheetAlternative[] }[];
  /** What the total counts; '' where nothing is left to choose. */
  totalNote: string;
  /** That it is no invoice, and how long it holds. */
  terms: string;
}
