import { amountText, isolateCodes, owedText, restRials, saleStatus, type Sale } from '@turoos/contract';
import { formatDate } from '@/lib/format/format';
import { saleName } from '../sale-labels';

type Shared = Pick<
  Sale,
  | 'status'
  | 'saleNumber'
  | 'createdAt'
  | 'grandTotal'
  | 'remaining'
  | 'usd_to_yer'
  | 'customerName'
  | 'tillPaid'
  | 'tenders'
  | 'change'
>;

/** Returns a short summary of the invoice for a message to the customer. */
export const shareText = (sale: Shared, shop: string, today: number | null): string =>
  [
    `${shop}: ${sale.status === 'pending' ? saleName(sale) : `فاتورة مبيعات ${isolateCodes(saleName(sale))}`}`,
    `التاريخ: ${formatDate(sale.createdAt)}`,
    `العميل: ${isolateCodes(sale.customerName)}`,
    `الإجمالي: ${amountText(sale.grandTotal, sale.usd_to_yer)}`,
    ...settled(sale, today),
  ].join('\n');

/**
 * Returns the open balance at today's rate, as the invoice shows it; a held invoice has none yet, a cancelled or returned
 * one none any more.
 */
function settled(sale: Shared, today: number | null): string[] {
  const { status, remaining, usd_to_yer: own } = sale;
  if (status === 'pending') return [];
  if (status !== 'completed') return [`الحالة: ${saleStatus[status].label}`];
  if (remaining === 0) return ['الفاتورة مدفوعة بالكامل'];
  return [`المتبقي: ${owedText(remaining, today, today === null ? null : restRials(sale, today, own))}`];
}
