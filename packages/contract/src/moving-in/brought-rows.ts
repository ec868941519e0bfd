import type { PartPlace } from '../products/part-place';

/**
 * The rows of each kind after their cells were read and checked. Amounts are in cents, already converted when the
 * sheet is in rials; `row` is the row number in the sheet as Excel shows it.
 */
export interface BroughtRows {
  parts: BroughtPart;
  stock: BroughtStock;
  customers: BroughtAccount;
  suppliers: BroughtAccount;
  prices: BroughtPrice;
  vehicles: BroughtVehicle;
}

/** Omitted fields keep their value on a part that exists. */
export interface BroughtPart extends Partial<PartPlace> {
  row: number;
  partNumber: string;
  /** The folded part number: rows with equal codes mean the same part. */
  code: string;
  name: string;
  barcode?: string | undefined;
  /** The number of the part in the program it comes from. */
  shopCode?: string | undefined;
  brand?: string | undefined;
  /** From the main category down: at most two levels. */
  category?: readonly string[] | undefined;
  type?: 'new' | 'used' | undefined;
  condition?: string | undefined;
  partStatus?: string | undefined;
  unit?: string | undefined;
  purchasePrice?: number | undefined;
  costPrice?: number | undefined;
  sellingPrice?: number | undefined;
  wholesalePrice?: number | undefined;
  discountPercentage?: number | undefined;
  minStockLevel?: number | undefined;
  maxStockLevel?: number | undefined;
  location?: string | undefined;
  supplierPartNumber?: string | undefined;
  oemNumbers?: readonly string[] | undefined;
  alternativeNumbers?: readonly string[] | undefined;
  fitments?: readonly BroughtFitment[] | undefined;
  description?: string | undefined;
  /** Pieces by warehouse; absent where the part has no stock. */
  quantities?: readonly BroughtQuantity[] | undefined;
}

export interface BroughtFitment {
  make: string;
  model: string;
  yearFrom: number | null;
  yearTo: number | null;
  /** The months of those years, where they are written. */
  monthFrom: number | null;
  monthTo: number | null;
  engine: string;
}

export interface BroughtQuantity {
  /** An id of the choices, or the name in the row's own warehouse column. */
  warehouse: { id: string } | { name: string };
  quantity: number;
}

export interface BroughtStock {
  row: number;
  /** Any number of the part: its own, OEM, alternative, barcode or the old program's. */
  number: string;
  quantities: readonly BroughtQuantity[];
  /** Cost of one piece; by default the part's cost. */
  costPrice?: number | undefined;
}

/** A customer or a supplier. */
export interface BroughtAccount {
  row: number;
  name: string;
  /** The folded name, for comparing spellings. */
  folded: string;
  shopCode?: string | undefined;
  phones: readonly string[];
  email?: string | undefined;
  /** Of suppliers only; those of a customer are part of the address and the notes. */
  contactPerson?: string | undefined;
  city?: string | undefined;
  taxNumber?: string | undefined;
  address?: string | undefined;
  notes?: string | undefined;
  creditLimit?: number | undefined;
  /**
   * What the customer owes the shop, or the shop owes the supplier; below zero it is the other way round. Undefined
   * or zero posts nothing.
   */
  balance?: number | undefined;
  /** The amount in rials as written, when the sheet is in rials. */
  balanceRials?: number | undefined;
  /** The day of the balance, where the row has its own. */
  since?: string | undefined;
}

export interface BroughtPrice {
  row: number;
  number: string;
  purchasePrice?: number | undefined;
  sellingPrice?: number | undefined;
  wholesalePrice?: number | undefined;
}

export interface BroughtVehicle {
  row: number;
  vin?: string | undefined;
  make: string;
  model: string;
  year: number;
  engine?: string | undefined;
  color?: string | undefined;
  plate?: string | undefined;
  notes?: string | undefined;
}

/** A cell that cannot be brought, or a remark on one that is brought otherwise than written. */
export interface BroughtProblem {
  row: number;
  /** The field, or undefined when the whole row is meant. */
  field?: string | undefined;
  /** The value as written. */
  value: string;
  message: string;
  /** A remark does not keep the row out. */
  remark?: true | undefined;
  /** The row comes in without its balance or stock. */
  isLess?: true | undefined;
}

export interface CheckedSheet<K extends keyof BroughtRows = keyof BroughtRows> {
  kind: K;
  rows: BroughtRows[K][];
  problems: BroughtProblem[];
  /** Rows recognised as subtotals, totals, repeated headings or empty, by number. */
  skipped: number[];
}
