import {
  byTodaysRate,
  decidedLater,
  displayCurrencyOf,
  formatDateTime,
  formatNumber,
  formatRials,
  formatUsd,
  formatYer,
  isPartlyRefunded,
  isProvisional,
  partlyRefunded,
  paymentLabel,
  paymentStatusOfSale,
  piece,
  provisionalOnPaper,
  quoted,
  restRials,
  saleStatus,
  saleName,
  tillRials,
  type Sale,
} from '@turoos/contract';
import { handedOver, methodName } from './handed-over';
import type { InvoiceSheet } from './invoice-sheet';
import type { PaperStore } from './paper-store';
import type { SheetAmount } from './sheet-amount';

export interface InvoiceRate {
  /** Rials per dollar; null omits the rials. */
  rate: number | null;
  /** Whether the rate is a fallback or missing. */
  missing: boolean;
  /** Today's rate, used for the open balance when it differs from the invoice's. */
  today?: number | null;
}

function stampOf(sale: Sale): string | null {
  if (isProvisional(sale)) return provisionalOnPaper;
  if (isPartlyRefunded(sale)) return partlyRefunded.label;
  return sale.status === 'completed' ? null : saleStatus[sale.status].label;
}

/** The methods of the money that was handed over; before tenders existed, the sale's own. */
const methodsOf = (sale: Sale): string[] =>
  sale.tenders?.length ? sale.tenders.map(methodName) : [paymentLabel(sale)];

function paymentOf(sale: Sale): string {
  const status = paymentStatusOfSale(sale);
  // credit is both a status and a method: the set prints it once
  return status ? [...new Set([status.label, ...methodsOf(sale)])].join(' · ') : decidedLater;
}

const amountAt = (cents: number, rate: number | null): SheetAmount => ({
  usd: formatUsd(cents),
  yer: rate === null ? null : formatYer(cents, rate),
});

/** Payments after the sale convert at their own rates; if any has no rate, the amount is in dollars only. */
function paidAmount(sale: Sale, rate: number | null): SheetAmount {
  const { partialAmount, laterRials } = sale;
  const known = rate !== null && laterRials.unrated === 0;
  return {
    usd: formatUsd(partialAmount),
    yer: known ? formatRials(tillRials(sale, rate) + laterRials.rials) : null,
  };
}

/** The open balance is converted at today's rate, which is printed when it differs from the invoice's. */
function owed(sale: Sale, rate: number | null, today: number | null) {
  const at = today ?? rate;
  return {
    label: at === rate ? 'المتبقي' : `المتبقي ${byTodaysRate}`,
    usd: formatUsd(sale.remaining),
    yer: at === null ? null : formatRials(restRials(sale, at, rate)),
  };
}

/** What was handed back for returned goods: in rials as it was counted out, else at the rate of the invoice. */
function handedBack({ cashReturned, returned = [] }: Sale, rate: number | null): SheetAmount {
  const [money, ...more] = returned;
  const isInRials = money?.currency === quoted && more.length === 0;
  return {
    ...amountAt(cashReturned, rate),
    ...(isInRials && rate !== null && { yer: formatRials(money.amount) }),
  };
}

/** Returns the totals that are not zero. */
function totalsOf(
  sale: Sale,
  amount: (cents: number) => SheetAmount,
  { rate, today = null }: InvoiceRate,
): InvoiceSheet['totals'] {
  const { subtotal, discount, campaignDiscount, tax, grandTotal, refundAmount, remaining } = sale;
  const own = discount - campaignDiscount;
  return [
    ...(discount > 0 || tax > 0 ? [{ label: 'المجموع الفرعي', ...amount(subtotal) }] : []),
    ...(own > 0 ? [{ label: 'الخصم', ...amount(-own) }] : []),
    ...(campaignDiscount > 0
      ? [{ label: `خصم الحملة ${sale.campaign?.name}`, ...amount(-campaignDiscount) }]
      : []),
    ...(tax > 0 ? [{ label: 'الضريبة', ...amount(tax) }] : []),
    { label: 'الإجمالي', ...amount(grandTotal), strong: true },
    ...(sale.status === 'pending' ? [] : [{ label: 'المدفوع', ...paidAmount(sale, rate) }]),
    ...(refundAmount > 0 ? [{ label: 'المرتجع', ...amount(refundAmount) }] : []),
    ...(sale.cashReturned > 0 ? [{ label: 'أُعيد إلى العميل', ...handedBack(sale, rate) }] : []),
    ...(remaining > 0 && sale.status !== 'pending' ? [{ ...owed(sale, rate, today), strong: true }] : []),
  ];
}

/** Builds the printed invoice's content, with rials at the passed rate. */
export function invoiceSheet(
  sale: Sale,
  given: InvoiceRate,
  store: PaperStore,
  customerPhone = '',
  logo: string | null = null,
): InvoiceSheet {
  const { rate, missing } = given;
  const display = displayCurrencyOf(store.currency);
  const amount = (cents: number) => amountAt(cents, rate);
  return {
    store: { name: store.name, address: store.address, phone: store.phone, logo },
    number: saleName(sale),
    // a provisional sale has no other number
    offlineNumber: isProvisional(sale) ? '' : (sale.offlineNumber ?? ''),
    stamp: stampOf(sale),
    date: formatDateTime(sale.createdAt),
    customer: sale.customerName,
    customerPhone,
    payment: paymentOf(sale),
    seller: sale.createdBy?.name ?? '',
    display,
    lines: sale.items.map((item) => ({
      name: item.name,
      partNumber: item.partNumber,
      quantity: formatNumber(item.quantity),
      unit: item.unit.code === piece.code ? '' : item.unit.name,
      returned: item.returned > 0 ? formatNumber(item.returned) : '',
      price: amount(item.price),
      total: amount(item.total),
    })),
    totals: totalsOf(sale, amount, given),
    handed: handedOver(sale, display),
    rate: rate === null ? null : formatNumber(rate),
    rateMissing: missing,
    notes: sale.notes,
    version: store.invoiceVersion,
  };
}
