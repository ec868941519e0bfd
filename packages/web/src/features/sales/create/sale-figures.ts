import {
  creditAfter,
  paidAtTill,
  percentOf,
  roundQuantity,
  saleTotals,
  type CampaignTerms,
  type Customer,
  type NewSale,
  type PaymentMethod,
  type SaleChanges,
  type Settled,
  type TenderMethod,
  type Totals,
} from '@turoos/contract';
import {
  asCredit,
  countTenders,
  exactAmount,
  isAnyTyped,
  tenderRequest,
  usualChange,
  type Counting,
  type TenderRequest,
} from '@/shared/money/typed-tender';
import type { Draft, Line } from './draft';

export const priceOf = ({ price, listPrice }: Pick<Line, 'price' | 'listPrice'>): number =>
  price ?? listPrice;

/** Returns what the part's main warehouse holds. */
export const ownStock = ({ stock, otherStock = [] }: Line): number =>
  otherStock.reduce((rest, other) => roundQuantity(rest - other.quantity), stock);

/** Returns how much of a line the part's main warehouse lacks and others hold; a part without one has no other. */
export const takenElsewhere = (line: Line): number =>
  line.hasMainWarehouse
    ? Math.max(0, roundQuantity(Math.min(line.quantity ?? 0, line.stock) - ownStock(line)))
    : 0;

type SoldLine = Line & { quantity: number };

/** Returns the lines with a quantity; lines without one are not part of the sale. */
export const soldLines = ({ lines }: Draft): SoldLine[] =>
  lines.filter((line): line is SoldLine => (line.quantity ?? 0) > 0);

const priced = (draft: Draft) =>
  soldLines(draft).map((line) => ({
    price: priceOf(line),
    quantity: line.quantity,
    sellingPrice: line.price === null ? line.sellingPrice : undefined,
  }));

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

/**
 * Returns the seller's discount that makes the agreed total of the invoice, or the nearest total below it where tax is
 * rounded; null when the invoice costs less than agreed.
 */
export function discountForTotal(
  draft: Draft,
  agreed: number,
  circumstances: Circumstances = {},
): number | null {
  const lines = priced(draft);
  const totalWith = (discount: number) => saleTotals(lines, { discount, ...circumstances }).grandTotal;
  if (totalWith(0) < agreed) return null;
  // the total falls with the discount
  let [tooLittle, enough] = [-1, saleTotals(lines).subtotal];
  while (enough - tooLittle > 1) {
    const middle = Math.floor((tooLittle + enough) / 2);
    if (totalWith(middle) <= agreed) enough = middle;
    else tooLittle = middle;
  }
  return enough;
}

type Payment = Pick<Draft, 'paymentType' | 'tenders' | 'changeIn' | 'customer'>;

/** Returns the currency of change; null when none is given, because the rest is owed or stays as credit. */
export function changeCurrency(
  { paymentType, changeIn, customer }: Payment,
  counting: Counting,
): string | null {
  if (paymentType !== 'paid' || (changeIn === asCredit && customer)) return null;
  return counting.currencies.find(({ code }) => code === changeIn)?.code ?? usualChange(counting);
}

/** Counts the typed money towards the invoice; undefined while nothing is typed. */
export const countPayment = (draft: Payment, grandTotal: number, counting: Counting): Settled | undefined =>
  draft.paymentType === 'deferred'
    ? undefined
    : countTenders(grandTotal, draft.tenders, changeCurrency(draft, counting), counting);

/** Returns the payment fields; a partial payment without an amount has none. */
export const paymentChoice = ({ paymentType }: Pick<Draft, 'paymentType'>, counted: Settled | undefined) => ({
  paymentType,
  partialAmount: counted && counted.paid + counted.over,
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
  draft: Pick<Draft, 'paymentType'>,
  grandTotal: number,
  customer: Pick<Customer, 'balance' | 'creditLimit'> | null,
  counted?: Settled,
): Settlement {
  const paid = paidAtTill(paymentChoice(draft, counted), grandTotal);
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

/** The amount that is paid, and what its money is counted with. */
export interface Till {
  grandTotal: number;
  counting: Counting;
}

/**
 * Returns the money of the request. A sale that is paid exactly needs none, unless its method, reference or currency
 * can only be told by a tender.
 */
function moneyOf(draft: Draft, { grandTotal, counting }: Till): TenderRequest | undefined {
  const { paymentType, tenders } = draft;
  if (paymentType === null || paymentType === 'deferred') return undefined;
  const changeIn = changeCurrency(draft, counting);
  if (isAnyTyped(tenders)) return tenderRequest(tenders, changeIn, counting);
  const [first] = tenders;
  const currency = first?.currency ?? counting.usual;
  const isTold =
    first && isPlain(first.method) && first.reference.trim() === '' && currency === counting.usual;
  if (!first || paymentType === 'partial' || isTold) return undefined;
  const amount = exactAmount(grandTotal, { currency, method: first.method, others: [], changeIn }, counting);
  return tenderRequest([{ ...first, currency, amount }], changeIn, counting);
}

/** Whether the method needs no tender to say where its money went. */
const isPlain = (method: TenderMethod): boolean => method !== 'check' && method !== 'exchanger';

function methodOf({ paymentType, tenders }: Draft): PaymentMethod {
  if (paymentType === 'deferred') return 'credit';
  return tenders[0]?.method ?? 'cash';
}

const paymentOf = (draft: Draft, money: TenderRequest | undefined) => ({
  customer: draft.customer?._id ?? null,
  ...(draft.paymentType && { paymentStatus: draft.paymentType }),
  ...(money ?? { paymentMethod: methodOf(draft) }),
  ...(draft.overrideCreditLimit && { overrideCreditLimit: true }),
  ...(draft.reservations.length > 0 && { reservations: draft.reservations }),
  ...(draft.breaks.length > 0 && { breaks: draft.breaks }),
  ...(draft.quotation && { quotation: draft.quotation }),
  notes: draft.notes.trim(),
});

export function newSale(draft: Draft, status: 'completed' | 'pending', till: Till): NewSale {
  const discount = ownDiscount(draft);
  return {
    // a held invoice takes no money yet
    ...paymentOf(draft, status === 'pending' ? undefined : moneyOf(draft, till)),
    status,
    ...(discount > 0 && { discount }),
    ...(draft.campaignCode && { campaignCode: draft.campaignCode }),
    ...(draft.car && { car: draft.car }),
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
export function heldCompletion(draft: Draft, till: Till): SaleChanges {
  const agreed = (lines: readonly Line[]) =>
    JSON.stringify(lines.map(({ product, quantity, price }) => [product, quantity, price]));
  const changed = draft.held !== null && agreed(draft.lines) !== agreed(draft.held.lines);
  return {
    ...paymentOf(draft, moneyOf(draft, till)),
    status: 'completed',
    discount: ownDiscount(draft),
    campaignCode: draft.campaignCode,
    car: draft.car,
    version: draft.held?.version,
    ...(changed && { items: itemsOf(draft) }),
  };
}
