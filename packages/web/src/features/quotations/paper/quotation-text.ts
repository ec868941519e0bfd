import { agreedText, isolateCodes, kindAndBrand, quotedRials, type Quotation } from '@turoos/contract';
import { formatDate } from '@/lib/format/format';
import { carName } from '@/shared/quotations/car-name';

/** Returns the quotation as a message to the customer: what was asked for, each choice with its price. */
export function quotationText(quotation: Quotation, shop: string): string {
  const { number, lines, discount, grandTotal, validUntil } = quotation;
  const rials = quotedRials(quotation);
  const car = carName(quotation);
  const isChoice = lines.some(({ alternatives }) => alternatives.length > 1);
  return [
    `${shop}: عرض سعر ${isolateCodes(number)}`,
    ...(car ? [`السيارة: ${car}`] : []),
    ...lines.flatMap(({ title, alternatives }) => [
      '',
      title,
      ...alternatives.map(
        ({ kind, brand, name, quantity, total, totalYer }) =>
          `• ${[kindAndBrand({ kind, brand }), isolateCodes(name)].filter(Boolean).join(': ')}${quantity === 1 ? '' : ` (${quantity})`}: ${agreedText(total, totalYer)}`,
      ),
    ]),
    '',
    ...(discount > 0 ? [`الخصم: ${agreedText(discount, rials && rials.discount)}`] : []),
    `${isChoice ? 'الإجمالي بالخيار الأول' : 'الإجمالي'}: ${agreedText(grandTotal, rials && rials.grandTotal)}`,
    `سارٍ حتى ${formatDate(validUntil)}. عرض سعر وليس فاتورة.`,
  ].join('\n');
}
