import { amountText, type Sale } from '@turoos/contract';
import { formatDate } from '@/lib/format/format';
import { saleName } from '../sale-labels';

type Shared = Pick<
  Sale,
  'status' | 'saleNumber' | 'createdAt' | 'grandTotal' | 'remaining' | 'usd_to_yer' | 'customerName'
>;

/** The invoice in a few lines, for a message to the customer. */
export const shareText = (sale: Shared, shop: string): string =>
  [
    `${shop}: ${sale.status === 'pending' ? saleName(sale) : `فاتورة مبيعات ${saleName(sale)}`}`,
    `التاريخ: ${formatDate(sale.createdAt)}`,
    `العميل: ${sale.customerName}`,
    `الإجمالي: ${amountText(sale.grandTotal, sale.usd_to_yer)}`,
    ...settled(sale),
  ].join('\n');

/** What is still owed; of a held invoice nothing is known yet. */
function settled({ status, remaining, usd_to_yer }: Shared): string[] {
  if (status === 'pending') return [];
  return [remaining > 0 ? `المتبقي: ${amountText(remaining, usd_to_yer)}` : 'الفاتورة مدفوعة بالكامل'];
}
