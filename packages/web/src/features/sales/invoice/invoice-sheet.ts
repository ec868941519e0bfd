import {
  isPartlyRefunded,
  partlyRefunded,
  paymentLabel,
  paymentStatusOfSale,
  piece,
  saleStatus,
  type Sale,
} from '@turoos/contract';
import type { InvoiceSheet, SheetAmount } from '@turoos/pdf';
import { formatDateTime, formatNumber, formatUsd, formatYer } from '@/lib/format/format';
import type { Store } from '@/shared/shop/use-shop';
import { decidedLater, saleName } from '../sale-labels';

export interface InvoiceRate {
  /** Rials per dollar; null leaves the rials out. */
  rate: number | null;
  /** It is a guess, or there is none. */
  missing: boolean;
}

function stampOf(sale: Sale): string | null {
  if (isPartlyRefunded(sale)) return partlyRefunded.label;
  return sale.status === 'completed' ? null : saleStatus[sale.status].label;
}

function paymentOf(sale: Sale): string {
  const status = paymentStatusOfSale(sale);
  return status ? `${status.label} · ${paymentLabel(sale)}` : decidedLater;
}

/** Only the lines that say something: no discount of nothing, no tax of nothing. */
function totalsOf(sale: Sale, amount: (cents: number) => SheetAmount): InvoiceSheet['totals'] {
  const { subtotal, discount, campaignDiscount, tax, grandTotal, partialAmount, refundAmount, remaining } =
    sale;
  const own = discount - campaignDiscount;
  return [
    ...(discount > 0 || tax > 0 ? [{ label: 'المجموع الفرعي', ...amount(subtotal) }] : []),
    ...(own > 0 ? [{ label: 'الخصم', ...amount(-own) }] : []),
    ...(campaignDiscount > 0
      ? [{ label: `خصم الحملة ${sale.campaign?.name}`, ...amount(-campaignDiscount) }]
      : []),
    ...(tax > 0 ? [{ label: 'الضريبة', ...amount(tax) }] : []),
    { label: 'الإجمالي', ...amount(grandTotal), strong: true },
    ...(sale.status === 'pending' ? [] : [{ label: 'المدفوع', ...amount(partialAmount) }]),
    ...(refundAmount > 0 ? [{ label: 'المرتجع', ...amount(refundAmount) }] : []),
    ...(remaining > 0 && sale.status !== 'pending'
      ? [{ label: 'المتبقي', ...amount(remaining), strong: true }]
      : []),
  ];
}

/** The invoice as it stands on paper, its rials at the given rate. */
export function invoiceSheet(
  sale: Sale,
  { rate, missing }: InvoiceRate,
  store: Store,
  customerPhone = '',
  logo: string | null = null,
): InvoiceSheet {
  const amount = (cents: number): SheetAmount => ({
    usd: formatUsd(cents),
    yer: rate === null ? null : formatYer(cents, rate),
  });
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
    totals: totalsOf(sale, amount),
    rate: rate === null ? null : formatNumber(rate),
    rateMissing: missing,
    notes: sale.notes,
    version: store.invoiceVersion,
  };
}
