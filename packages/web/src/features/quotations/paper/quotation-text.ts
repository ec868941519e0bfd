import { amountText, isolateCodes, kindText, type AlternativeKind, type Quotation } from '@turoos/contract';
import { formatDate } from '@/lib/format/format';
import { carName } from '@/shared/quotations/car-name';

/** Returns the quotation as a message to the customer: what was asked for, each choice with its price. */
export function quotationText(quotation: Quotation, shop: string): string {
  const { number, usd_to_yer: rate, lines, discount, grandTotal, validUntil } = quotation;
  const car = carName(quotation);
  const isChoice = lines.some(({ alternatives }) => alternatives.length > 1);
  return [
    `${shop}: عرض سعر ${isolateCodes(number)}`,
    ...(car ? [`السيارة: ${car}`] : []),
    ...lines.flatMap(({ title, alternatives }) => [
      '',
      title,
      ...alternatives.map(
        ({ kind, name, quantity, total }) =>
          `• ${named(kind, isolateCodes(name))}${quantity === 1 ? '' : ` (${quantity})`}: ${amountText(total, rate)}`,
      ),
    ]),
    '',
    ...(discount > 0 ? [`الخصم: ${amountText(discount, rate)}`] : []),
    `${isChoice ? 'الإجمالي بالخيار الأول' : 'الإجمالي'}: ${amountText(grandTotal, rate)}`,
    `سارٍ حتى ${formatDate(validUntil)}. عرض سعر وليس فاتورة.`,
  ].join('\n');
}

const named = (kind: AlternativeKind, name: string): string =>
  [kindText(kind), name].filter(Boolean).join(': ');
