import { piece, quantityText, roundQuantity, saleOfLine, type Alternative } from '@turoos/contract';

/** Returns what took a line: one alternative of it is sold once. */
export function lineTaken(alternatives: readonly Alternative[]): string | undefined {
  const sale = saleOfLine({ alternatives });
  return sale ? saleText(sale) : undefined;
}

const saleText = ({ status }: NonNullable<Alternative['sale']>) =>
  status === 'pending' ? 'في فاتورة معلقة' : 'بيعت من قبل';

/** Returns why an alternative can't be put on an invoice; undefined when it can. */
export function whyNotSell({ product, partNumber, now, sale }: Alternative): string | undefined {
  if (sale) return saleText(sale);
  if (!product || !now)
    return partNumber ? 'ليست من قطع المتجر، أضفها إلى المنتجات أولاً' : 'وصف فقط: ليست من قطع المتجر';
  if (!now.isActive) return 'غير نشطة ولا يمكن بيعها';
  return now.stock <= 0 ? 'نفدت' : undefined;
}

/** Returns what has changed for the worse since it was offered. */
export function troubleOf(alternative: Alternative): string | undefined {
  const { product, now, quantity, unit, listPrice } = alternative;
  if (!product || !now) return undefined;
  const refused = whyNotSell(alternative);
  if (refused) return refused;
  const free = Math.max(0, roundQuantity(now.stock - now.reserved));
  if (now.stock < quantity) return `لم يبق منها إلا ${quantityText(now.stock, unit ?? piece)}`;
  if (free < quantity) return 'محجوز منها لعملاء';
  return listPrice !== null && listPrice !== now.price ? 'تغير سعر بيعها منذ العرض' : undefined;
}
