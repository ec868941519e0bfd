export interface SheetAmount {
  /** '$12.50' */
  usd: string;
  /** Rials, '20,625'; null where there is no rate. */
  yer: string | null;
}

interface SheetLine {
  name: string;
  partNumber: string;
  quantity: string;
  /** The unit; '' for pieces, the default. */
  unit: string;
  /** The returned quantity; '' for none. */
  returned: string;
  price: string;
  total: string;
}

interface SheetTotal extends SheetAmount {
  label: string;
  /** Emphasizes the most important figures. */
  strong?: boolean;
}

/** An invoice as formatted text; the printed page and the PDF are drawn from the same one. */
export interface InvoiceSheet {
  /** The logo as a data URL of a PNG or JPEG. */
  store: { name: string; address: string; phone: string; logo: string | null };
  number: string;
  /** A mark across the head of an invoice that is no longer, or not yet, valid. */
  stamp: string | null;
  date: string;
  customer: string;
  customerPhone: string;
  payment: string;
  seller: string;
  lines: readonly SheetLine[];
  totals: readonly SheetTotal[];
  /** Rials per dollar, '1,650'. */
  rate: string | null;
  /** The amounts in rials are estimated or missing, which a badge says. */
  rateMissing: boolean;
  notes: string;
  version: string;
}
