import {
  ownCodes,
  piece,
  roundQuantity,
  type Part,
  type PartPrices,
  type PaymentType,
  type SaleCar,
  type SaleItem,
  type Unit,
} from '@turoos/contract';
import { emptyTender, type TypedTender } from '@/shared/money/typed-tender';

export interface Line {
  product: string;
  name: string;
  partNumber: string;
  /** The part's unique numbers (barcode, part number), normalised. */
  codes: string[];
  /** null while the input is empty. */
  quantity: number | null;
  /** The selling price as last fetched, in cents; in a priced draft, that of the customer's tier and the quantity. */
  listPrice: number;
  /** The part's prices by tier and quantity; missing in drafts stored before there were any. */
  prices?: Omit<PartPrices, 'sellingPrice'>;
  /** The selling price, and the name of the price that applies instead; in a priced draft only. */
  sellingPrice?: number;
  priceName?: string;
  /** A price agreed with this customer; null for the selling price. */
  price: number | null;
  /** An unusual price that the user has confirmed. */
  confirmedPrice?: number;
  cost: number;
  /** The last purchase price; 0 or missing when unknown. */
  replacement?: number;
  /** Missing in drafts stored before parts had units. */
  unit?: Unit;
  /** The storage location; missing in drafts stored before it was shown. */
  location?: string;
  /** What other warehouses hold; missing in drafts stored before it was shown. */
  otherStock?: Part['otherStock'];
  /** Whether the part has a main warehouse that the seller may see; missing in drafts stored before it was asked. */
  hasMainWarehouse?: boolean;
  stock: number;
  /** How many are kept for customers; missing in drafts stored before it was shown. */
  reserved?: number;
  minStock: number;
  /** The previous selling price, if it changed while the invoice was open. */
  formerPrice?: number;
}

export interface Discount {
  kind: 'amount' | 'percent';
  /** In cents, or in percent. */
  value: number | null;
}

export interface Draft {
  /** The idempotency key of the invoice, the same on every retry. */
  key: string;
  customer: { _id: string; name: string } | null;
  /** The car that the parts are for. */
  car: SaleCar | null;
  lines: Line[];
  discount: Discount;
  /** The customer's campaign code; '' without one. */
  campaignCode: string;
  paymentType: PaymentType | null;
  /** The money handed over; without an amount, the invoice is paid exactly. */
  tenders: TypedTender[];
  /** The currency of change, or `asCredit`; null for the usual one. */
  changeIn: string | null;
  overrideCreditLimit: boolean;
  /** Reservations made by name that the buyer says are theirs. */
  reservations: string[];
  /** Reservations of others that the seller sells all the same. */
  breaks: string[];
  /** The quotation that is sold, with the alternatives that were chosen of it, and the rials if its own are kept. */
  quotation: { _id: string; number: string; alternatives: string[]; rials?: number } | null;
  notes: string;
  /** The held invoice that is being completed, with the lines it was held with. */
  held: { id: string; version: number; lines: Line[] } | null;
  /** A request without a response yet: the server may have saved it. */
  unanswered: string | null;
  /** Parts that came while the invoice was being saved, or after it was: the lines of the next one. */
  next: Line[];
}

export const emptyDraft = (key: string): Draft => ({
  key,
  customer: null,
  car: null,
  lines: [],
  discount: { kind: 'amount', value: null },
  campaignCode: '',
  paymentType: null,
  tenders: [emptyTender],
  changeIn: null,
  overrideCreditLimit: false,
  reservations: [],
  breaks: [],
  quotation: null,
  notes: '',
  held: null,
  unanswered: null,
  next: [],
});

/**
 * Whether a request is without a response. If it was saved, the stock, the customer's debt and the uses of the campaign
 * code include it already: only the server can tell then whether the invoice goes beyond them.
 */
export const mayBeSaved = ({ unanswered }: Draft): boolean => unanswered !== null;

/** Whether the draft holds nothing worth storing. */
export const isBlank = ({ lines, next, notes, customer }: Draft): boolean =>
  lines.length === 0 && next.length === 0 && notes.trim() === '' && customer === null;

export const pricesOf = ({ pricing, tierPrices, priceBreaks }: Part): Omit<PartPrices, 'sellingPrice'> => ({
  wholesalePrice: pricing.wholesalePrice,
  tierPrices,
  priceBreaks,
});

export const lineOf = (part: Part, quantity = 1): Line => ({
  product: part._id,
  name: part.name,
  partNumber: part.partNumber,
  codes: ownCodes(part),
  quantity,
  listPrice: part.sellingPrice,
  prices: pricesOf(part),
  price: null,
  cost: part.costPrice,
  replacement: part.purchasePriceUSD,
  unit: part.unit,
  location: part.location,
  otherStock: part.otherStock,
  hasMainWarehouse: part.warehouse !== null,
  stock: part.quantity,
  reserved: part.reserved,
  minStock: part.minStockLevel,
});

export type Sold = Pick<SaleItem, 'product' | 'quantity'>;

/** Returns what the lines hold beyond what was sold. */
export const unsold = (lines: readonly Line[], sold: readonly Sold[]): Line[] =>
  lines
    .map((line) => {
      const of = sold.filter(({ product }) => product === line.product);
      const left = of.reduce((quantity, item) => quantity - item.quantity, line.quantity ?? 0);
      return { ...line, quantity: roundQuantity(left) };
    })
    .filter(({ quantity }) => quantity > 0);

/** The lines of an invoice as goods that can be kept for somebody. */
export const reservable = ({ lines }: Draft) =>
  lines.map(({ product, name, partNumber, quantity, stock, reserved = 0, unit = piece }) => ({
    part: { _id: product, name, partNumber, quantity: stock, reserved, unit },
    quantity: quantity ?? 1,
  }));

/** Whether one more piece of the part can be added to the lines of an invoice, or of several. */
export function roomFor(
  lines: readonly Line[],
  part: Pick<Part, '_id' | 'quantity'>,
): 'yes' | 'out' | 'all taken' {
  if (part.quantity <= 0) return 'out';
  const taken = lines
    .filter(({ product }) => product === part._id)
    .reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
  return taken < part.quantity ? 'yes' : 'all taken';
}

/** Returns the quantity one higher or lower: at least one, at most the stock. */
export function stepped({ quantity, stock }: Pick<Line, 'quantity' | 'stock'>, by: 1 | -1): number {
  const now = quantity ?? 0;
  if (by < 0) return now > 1 ? Math.max(1, roundQuantity(now - 1)) : now || 1;
  return now >= stock ? now : Math.min(stock, roundQuantity(now + 1));
}
