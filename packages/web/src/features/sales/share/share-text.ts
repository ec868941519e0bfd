import { amountText, type Sale } from '@turoos/contract';
import { formatDate } from '@/lib/format';
import { saleName } from '../sale-labels';

type Shared = Pick<
  Sale,
  'saleNumber' | 'createdAt' | 'grandTotal' | 'remaining' | 'usd_to_yer' | 'customerName'
>;

/** The invoice in a few lines, for a message to the customer. */
export const shareText = (sale: Shared, shop: string): string =>
  [
    `${shop}: فاتورة مبيعات ${saleName(sale)}`,
    `التاريخ: ${formatDate(sale.createdAt)}`,
    `العميل: ${sale.customerName}`,
    `الإجمالي: ${amountText(sale.grandTotal, sale.usd_to_yer)}`,
    sale.remaining > 0 ? `المتبقي: ${amountText(sale.remaining, sale.usd_to_yer)}` : 'الفاتورة مسددة بالكامل',
  ].join('\n');
