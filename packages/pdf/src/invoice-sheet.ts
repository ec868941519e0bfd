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
  /** What it is measured in; '' for pieces, which go without saying. */
  unit: string;
  /** How many came back, '' for none. */
  returned: string;
  price: string;
  total: string;
}

interface SheetTotal extends SheetAmount {
  label: string;
  /** The figures people look for first. */
  strong?: boolean;
}

/** An invoice in the words and figures that stand on paper; the printed page and the PDF draw the same one. */
export interface InvoiceSheet {
  /** The logo as a data address of a PNG or JPEG. */
  store: { name: string; address: string; phone: string; logo: string | null };
  number: string;
  /** Written across the head of what is no longer, or not yet, a valid invoice. */
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
  /** The amounts in rials are an estimate or missing: said in a badge. */
  rateMissing: boolean;
  notes: string;
  version: string;
}
