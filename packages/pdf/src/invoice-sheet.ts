import type { DisplayCurrency } from '@turoos/contract';
import type { SheetAmount } from './sheet-amount';

interface SheetLine {
  name: string;
  partNumber: string;
  quantity: string;
  /** The unit; '' for pieces, the default. */
  unit: string;
  /** The returned quantity; '' for none. */
  returned: string;
  price: SheetAmount;
  total: SheetAmount;
}

interface SheetTotal extends SheetAmount {
  label: string;
  /** Emphasizes the most important figures. */
  strong?: boolean;
}

/** Money in its own currency: '20,000' with 'ر.ي', or '$10' without a sign of its own. */
interface SheetMoney {
  label: string;
  amount: string;
  symbol: string;
}

/** An invoice as formatted text; the printed page and the PDF are drawn from the same one. */
export interface InvoiceSheet {
  /** The logo as a data URL of a PNG or JPEG. */
  store: { name: string; address: string; phone: string; logo: string | null };
  number: string;
  /** The number on the receipt of a sale that was made without the server; '' for all others. */
  offlineNumber: string;
  /** A mark across the head of an invoice that is no longer, or not yet, valid. */
  stamp: string | null;
  date: string;
  customer: string;
  customerPhone: string;
  payment: string;
  seller: string;
  /** The currency in which lines are printed large. */
  display: DisplayCurrency;
  lines: readonly SheetLine[];
  totals: readonly SheetTotal[];
  /** The money handed over at the sale, the change, and the rounding; empty when it was paid exactly in rials. */
  handed: readonly SheetMoney[];
  /** Rials per dollar, '1,650'. */
  rate: string | null;
  /** The amounts in rials are estimated or missing, which a badge says. */
  rateMissing: boolean;
  notes: string;
  version: string;
}
