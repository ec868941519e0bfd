import {
  creditAfter,
  paidAtTill,
  percentOf,
  saleTotals,
  type CampaignTerms,
  type Customer,
  type NewSale,
  type SaleChanges,
  type Totals,
} from '@turoos/contract';
import type { Draft, Line } from './draft';

export const priceOf = ({ price, listPrice }: Pick<Line, 'price' | 'listPrice'>): number =>
  price ?? listPrice;

type SoldLine = Line & { quantity: number };

/** Returns the lines with a quantity; lines without one are not part of the sale. */
export const soldLines = ({ lines }: Draft): SoldLine[] =>
  lines.filter((line): line is SoldLine => (line.quantity ?? 0) > 0);

const priced = (draft: Draft) =>
  soldLines(draft).map((line) => ({ price: priceOf(line), quantity: line.quantity }));

export const subtotalOf = (draft: Draft): number => saleTotals(priced(draft)).subtotal;

interface Circumstances {
  taxRate?: number;
  /** The campaign whose code applies to this invoice. */
  campaign?: CampaignTerms | null;
}

export const totalsOf = (draft: Draft, circumstances: Circumstances = {}): Totals =>
  saleTotals(priced(draft), { discount: ownDiscount(draft), ...circumstances });

/** Returns the seller's own discount in cents, without the campaign's. */
function ownDiscount(draft: Draft): number {
  const { kind, value } = draft.discount;
  if (value === null) return 0;
  return kind === 'amount' ? value : percentOf(subtotalOf(draft), value);
}

/** Returns the payment fields; a partial payment of zero counts as none. */
export const paymentChoice = ({ paymentType, paid }: Pick<Draft, 'paymentType' | 'paid'>) => ({
  paymentType,
  partialAmount: paid !== null && paid > 0 ? paid : undefined,
});

export interface Settlement {
  paid: number;
  /** The amount paid from the customer's credit balance. */
  fromCredit: number;
  /** The amount the customer owes for this invoice. */
  owed: number;
  /** The customer's whole debt, this invoice included. */
  owedInAll: number;
  overLimit: boolean;
}

/** Computes how a sale changes the customer's account. */
export function settle(
  draft: Draft,
  grandTotal: number,
  customer: Pick<Customer, 'balance' | 'creditLimit'> | null,
): Settlement {
  const paid = paidAtTill(paymentChoice(draft), grandTotal);
  const open = Math.max(0, grandTotal - paid);
  const fromCredit = Math.min(open, Math.max(0, customer?.balance ?? 0));
  const credit = customer && creditAfter(customer, open);
  return {
    paid,
    fromCredit,
    owed: open - fromCredit,
    owedInAll: credit?.owed ?? open,
    overLimit: credit?.isOverLimit ?? false,
  };
}

const paymentOf = (draft: Draft) => ({
  customer: draft.customer?._id ?? null,
  ...(draft.paymentType && { paymentStatus: draft.paymentType }),
  paymentMethod: draft.paymentType === 'deferred' ? ('credit' as const) : draft.method,
  ...(draft.paymentType === 'partial' && draft.paid !== null && { partialAmount: draft.paid }),
  ...(draft.overrideCreditLimit && { overrideCreditLimit: true }),
  notes: draft.notes.trim(),
});

export function newSale(draft: Draft, status: 'completed' | 'pending'): NewSale {
  const discount = ownDiscount(draft);
  return {
    ...paymentOf(draft),
    status,
    ...(discount > 0 && { discount }),
    ...(draft.campaignCode && { campaignCode: draft.campaignCode }),
    items: itemsOf(draft),
  };
}

/** The screen shows the newest line first; the invoice lists them in the order they were added. */
const itemsOf = (draft: Draft): NewSale['items'] =>
  soldLines(draft)
    .toReversed()
    .map(({ product, quantity, price, listPrice }) => ({
      product,
      quantity,
      listPrice,
      ...(price !== null && price !== listPrice && { price }),
    }));

/**
 * Sends the lines of a held invoice only if they changed here: otherwise it keeps prices another user may
 * have approved.
 */
export function heldCompletion(draft: Draft): SaleChanges {
  const agreed = (lines: readonly Line[]) =>
    JSON.stringify(lines.map(({ product, quantity, price }) => [product, quantity, price]));
  const changed = draft.held !== null && agreed(draft.lines) !== agreed(draft.held.lines);
  return {
    ...paymentOf(draft),
    status: 'completed',
    discount: ownDiscount(draft),
    campaignCode: draft.campaignCode,
    version: draft.held?.version,
    ...(changed && { items: itemsOf(draft) }),
  };
}
