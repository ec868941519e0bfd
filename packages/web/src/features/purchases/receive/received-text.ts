import { awaitedOf, quantitiesText, type PurchaseDetail } from '@turoos/contract';

/** Says that goods were received, and what stays on order. */
export function receivedText({ items }: Pick<PurchaseDetail, 'items'>): string {
  const rest = items
    .map((item) => ({ unit: item.unit, quantity: awaitedOf(item) }))
    .filter(({ quantity }) => quantity > 0);
  return rest.length === 0
    ? 'تم استلام الفاتورة بنجاح'
    : `تم استلام ما وصل، ويبقى على الطلب: ${quantitiesText(rest)}`;
}
