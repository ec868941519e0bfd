import {
  isPartlyRefunded,
  partlyRefunded,
  paymentLabel,
  paymentStatusOfSale,
  piece,
  saleStatus,
  toYer,
  type Sale,
} from '@turoos/contract';
import type { InvoiceSheet, SheetAmount } from '@turoos/pdf';
import { formatDateTime, formatNumber, formatRials, formatUsd, formatYer } from '@/lib/format/format';
import { byTodaysRate } from '@/lib/format/rials';
import type { Store } from '@/shared/shop/use-shop';
import { decidedLater, saleName } from '../sale-labels';

export interface InvoiceRate {
  /** Rials per dollar; null leaves the rials out. */
  rate: number | null;
  /** It is a guess, or there is none. */
  missing: boolean;
  /** Today's, at which what is still owed is told where it is another. */
  today?: number | null;
}

function stampOf(sale: Sale): string | null {
  if (isPartlyRefunded(sale)) return partlyRefunded.label;
  return sale.status === 'completed' ? null : saleStatus[sale.status].label;
}

function paymentOf(sale: Sale): string {
  const status = paymentStatusOfSale(sale);
  // on credit is a status and a method: it is said once
  return status ? [...new Set([status.label, paymentLabel(sale)])].join(' · ') : decidedLater;
}

const amountAt = (cents: number, rate: number | null): SheetAmount => ({
  usd: formatUsd(cents),
  yer: rate === null ? null : formatYer(cents, rate),
});

/** What was paid after the sale is at the rates of those payments; without them, in dollars alone. */
function paidAmount({ partialAmount, tillPaid, laterRials }: Sale, rate: number | null): SheetAmount {
  const known = rate !== null && laterRials.unrated === 0;
  return {
    usd: formatUsd(partialAmount),
    yer: known ? formatRials(toYer(tillPaid, rate) + laterRials.rials) : null,
  };
}

/** An open debt is told at today's rate, which is said where it is not the invoice's. */
const owed = (cents: number, rate: number | null, today: number | null) =>
  today === null || today === rate
    ? { label: 'المتبقي', ...amountAt(cents, rate) }
    : { label: `المتبقي ${byTodaysRate}`, ...amountAt(cents, today) };

/** Only the lines that say something: no discount of nothing, no tax of nothing. */
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
    ...(remaining > 0 && sale.status !== 'pending'
      ? [{ ...owed(remaining, rate, today), strong: true }]
      : []),
  ];
}

/** The invoice as it stands on paper, its rials at the given rate. */
export function invoiceSheet(
  sale: Sale,
  given: InvoiceRate,
  store: Store,
  customerPhone = '',
  logo: string | null = null,
): InvoiceSheet {
  const { rate, missing } = given;
  const amount = (cents: number) => amountAt(cents, rate);
  return {
    store: { name: store.name, address: store.address, phone: store.phone, logo },
    number: saleName(sale),
    stamp: stampOf(sale),
    date: formatDateTime(sale.createdAt),
    customer: sale.customerName,
    customerPhone,
    payment: paymentOf(sale),
    seller: sale.createdBy?.name ?? '',
    lines: sale.items.map((item) => ({
      name: item.name,
      partNumber: item.partNumber,
      quantity: formatNumber(item.quantity),
      unit: item.unit.code === piece.code ? '' : item.unit.name,
      returned: item.returned > 0 ? formatNumber(item.returned) : '',
      price: formatUsd(item.price),
      total: formatUsd(item.total),
    })),
    totals: totalsOf(sale, amount, given),
    rate: rate === null ? null : formatNumber(rate),
    rateMissing: missing,
    notes: sale.notes,
    version: store.invoiceVersion,
  };
}
