import type { Sale } from '@turoos/contract';
import { formatDate, formatUsd, formatYer, YER } from '@/lib/format';
import { saleName } from '../sale-labels';

/** Local Yemeni mobiles are nine digits; WhatsApp wants them with the country's number. */
export function whatsAppNumber(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^0+/, '');
  if (/^7\d{8}$/.test(digits)) return `967${digits}`;
  return digits.length >= 11 && digits.length <= 15 ? digits : '';
}

const amount = (cents: number, rate: number | null) =>
  rate === null ? formatUsd(cents) : `${formatUsd(cents)} (${formatYer(cents, rate)} ${YER})`;

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
    `الإجمالي: ${amount(sale.grandTotal, sale.usd_to_yer)}`,
    sale.remaining > 0 ? `المتبقي: ${amount(sale.remaining, sale.usd_to_yer)}` : 'الفاتورة مسددة بالكامل',
  ].join('\n');

/** Opens a chat with the customer where the number is known, else lets the sender choose one. */
export const whatsAppLink = (text: string, phone = ''): string =>
  `https://wa.me/${whatsAppNumber(phone)}?text=${encodeURIComponent(text)}`;
