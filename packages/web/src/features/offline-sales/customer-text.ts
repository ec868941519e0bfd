import {
  amountText,
  isolateCodes,
  whatsAppLink,
  type DecisionKind,
  type OfflineSaleDetail,
} from '@turoos/contract';
import { formatDate } from '@/lib/format/format';
import { openDecisions } from './sale-state';

/** The sentences for the customer, by the kind of decision; the other kinds are no concern of the customer. */
const told: Partial<Record<DecisionKind, string>> = {
  limit: 'بهذه الفاتورة تجاوز حسابكم حد الائتمان، ونرجو تسديد ما تيسّر منه.',
  blocked: 'الشراء بالآجل غير متاح لحسابكم حالياً، ونرجو تسديد قيمة الفاتورة.',
  price: 'نحتاج إلى مراجعة أسعار هذه الفاتورة معكم.',
  total: 'نحتاج إلى مراجعة إجمالي هذه الفاتورة معكم.',
  money: 'نحتاج إلى مراجعة ما دُفع من هذه الفاتورة معكم.',
  part: 'نحتاج إلى التأكد معكم من القطع التي استلمتموها.',
};

type Asked = Pick<
  OfflineSaleDetail,
  'number' | 'sale' | 'decisions' | 'madeAt' | 'grandTotal' | 'usd_to_yer' | 'customerName'
>;

/** Returns a message to the customer about a sale that a manager looks into. */
export function customerText(sale: Asked, shop: string): string {
  const reasons = openDecisions(sale).flatMap(({ kind }) => told[kind] ?? []);
  const number = sale.sale?.saleNumber ? `${sale.sale.saleNumber} (${sale.number})` : sale.number;
  return [
    `${shop}: بخصوص فاتورتكم ${isolateCodes(number)}`,
    `العميل: ${isolateCodes(sale.customerName)}`,
    `التاريخ: ${formatDate(sale.madeAt)}`,
    `الإجمالي: ${amountText(sale.grandTotal, sale.usd_to_yer)}`,
    ...(reasons.length > 0 ? reasons : ['نحتاج إلى مراجعة هذه الفاتورة معكم.']),
    'نرجو الرد على هذه الرسالة أو زيارتنا، وشكراً لكم.',
  ].join('\n');
}

export const contactCustomer = (sale: OfflineSaleDetail, shop: string): void =>
  void window.open(whatsAppLink(customerText(sale, shop), sale.customer?.phone), '_blank', 'noopener');
