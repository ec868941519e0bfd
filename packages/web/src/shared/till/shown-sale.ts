import {
  appliedPrice,
  discountProblem,
  fitsUnit,
  fractionText,
  lineTotal,
  piece,
  saleTexts,
  saleTotals,
  walkIn,
  type CopiedCustomer,
  type CopiedPart,
  type CopiedSettings,
  type NewSale,
  type Sale,
} from '@turoos/contract';
import { awayRefusal, refuse } from './away-refusal';
import { copiedPrices, tierWithId } from './copied-records';

/** A sale that is asked for. */
export interface AskedSale {
  /** The idempotency key of the request, by which the server knows a sale that it got twice. */
  id: string;
  body: NewSale;
  at: Date;
  user: { _id: string; name: string };
}

/** What the till's copy knows of the sale. */
export interface KnownSale {
  settings: CopiedSettings;
  customer: CopiedCustomer | undefined;
  parts: ReadonlyMap<string, CopiedPart>;
}

export type PricedSale = ReturnType<typeof priceSale>;

/** Returns the lines and totals of a sale; throws when the copy does not know what is sold, or to whom. */
export function priceSale(body: NewSale, known: KnownSale) {
  const { customer, settings } = known;
  const { applyTax, taxRate } = settings.store;
  if (body.customer && !customer) refuse('العميل ليس في نسخة نقطة البيع، اختر غيره');
  const lines = body.items.map((item) => soldLine(item, known));
  const charged = applyTax ? taxRate : 0;
  const totals = saleTotals(lines, { discount: body.discount ?? 0, taxRate: charged });
  refuse(discountProblem(totals));
  return {
    lines,
    totals,
    taxRate: charged,
    customer: customer?.id ?? null,
    customerName: customer?.name ?? (body.customerName || walkIn),
  };
}

function soldLine(
  item: NewSale['items'][number],
  { parts, customer, settings: { units, priceTiers } }: KnownSale,
) {
  const part = parts.get(item.product);
  if (!part) throw awayRefusal(saleTexts.partMissing);
  if (!part.isActive) refuse(saleTexts.partInactive(part.name));
  const unit = units.find(({ code }) => code === part.unit) ?? piece;
  const { name, partNumber } = part;
  const tier = tierWithId(customer?.priceTier ?? null, priceTiers);
  const { product, quantity, listPrice = appliedPrice(copiedPrices(part), tier, item.quantity).price } = item;
  if (!fitsUnit(quantity, unit)) refuse(fractionText({ name, unit }));
  return { product, name, partNumber, unit, quantity, listPrice, price: item.price ?? listPrice };
}

/** Returns an unpaid sale as the server would answer it, without a number. */
export function shownSale(
  { id, at, user, body }: AskedSale,
  { lines, totals, customer, customerName }: PricedSale,
  usdToYer: number | null,
): Sale {
  const { grandTotal, subtotal, discount, tax } = totals;
  return {
    _id: id,
    saleNumber: null,
    customer,
    customerName,
    items: lines.map(({ product, name, partNumber, unit, quantity, price }) => ({
      product,
      name,
      partNumber,
      unit,
      quantity,
      returned: 0,
      price,
      total: lineTotal({ price, quantity }),
    })),
    // known when the server takes the goods out of stock
    warehouses: [],
    subtotal,
    discount,
    campaignDiscount: 0,
    campaign: null,
    total: subtotal - discount,
    tax,
    grandTotal,
    status: body.status,
    paymentStatus: 'deferred',
    paymentMethod: 'credit',
    partialAmount: 0,
    tillPaid: 0,
    laterRials: { rials: 0, unrated: 0 },
    remaining: grandTotal,
    refundAmount: 0,
    cashReturned: 0,
    refundReason: null,
    refundDate: null,
    usd_to_yer: usdToYer,
    notes: body.notes ?? '',
    createdBy: { _id: user._id, name: user.name },
    // the server knows no such record
    version: 0,
    createdAt: at,
    updatedAt: at,
    tenders: [],
    change: null,
    rounding: 0,
    warnings: [],
  };
}
