import { roundQuantity, type Part, type PaymentMethod, type PaymentType, type Unit } from '@turoos/contract';
import { ownCodes } from '@/shared/parts/part-with-number';

export interface Line {
  product: string;
  name: string;
  partNumber: string;
  /** The numbers no other part has (barcode, part number), folded. */
  codes: string[];
  /** null while the box is empty. */
  quantity: number | null;
  /** The selling price as last seen, in cents. */
  listPrice: number;
  /** Another price given to this customer. */
  price: number | null;
  cost: number;
  /** What it is counted or measured in; drafts kept before parts had units know none. */
  unit?: Unit;
  stock: number;
  minStock: number;
  /** What the selling price was, when it changed while the invoice was open. */
  formerPrice?: number;
}

export interface Discount {
  kind: 'amount' | 'percent';
  /** Cents, or percent. */
  value: number | null;
}

export interface Draft {
  /** Under which the invoice is sent, on every try. */
  key: string;
  customer: { _id: string; name: string } | null;
  lines: Line[];
  discount: Discount;
  /** The code of a campaign the customer named; '' without one. */
  campaignCode: string;
  paymentType: PaymentType | null;
  method: Exclude<PaymentMethod, 'credit'>;
  /** Cents, of a partial payment. */
  paid: number | null;
  overrideCreditLimit: boolean;
  notes: string;
  /** The held invoice that is being completed, and the lines it was held with. */
  held: { id: string; version: number; lines: Line[] } | null;
  /** What was sent without an answer yet: it may have been saved. */
  unanswered: string | null;
}

export const emptyDraft = (key: string): Draft => ({
  key,
  customer: null,
  lines: [],
  discount: { kind: 'amount', value: null },
  campaignCode: '',
  paymentType: null,
  method: 'cash',
  paid: null,
  overrideCreditLimit: false,
  notes: '',
  held: null,
  unanswered: null,
});

/** Nothing that would be missed. */
export const isBlank = ({ lines, notes, customer }: Draft): boolean =>
  lines.length === 0 && notes.trim() === '' && customer === null;

export const lineOf = (part: Part, quantity = 1): Line => ({
  product: part._id,
  name: part.name,
  partNumber: part.partNumber,
  codes: ownCodes(part),
  quantity,
  listPrice: part.sellingPrice,
  price: null,
  cost: part.costPrice,
  unit: part.unit,
  stock: part.quantity,
  minStock: part.minStockLevel,
});

/** Whether one more piece can go on the invoice. */
export function roomFor({ lines }: Draft, part: Pick<Part, '_id' | 'quantity'>): 'yes' | 'out' | 'all taken' {
  if (part.quantity <= 0) return 'out';
  const taken = lines.find(({ product }) => product === part._id)?.quantity ?? 0;
  return taken < part.quantity ? 'yes' : 'all taken';
}

/** One more or one less: never below one, never above what there is. */
export function stepped({ quantity, stock }: Pick<Line, 'quantity' | 'stock'>, by: 1 | -1): number {
  const now = quantity ?? 0;
  if (by < 0) return now > 1 ? Math.max(1, roundQuantity(now - 1)) : now || 1;
  return now >= stock ? now : Math.min(stock, roundQuantity(now + 1));
}
