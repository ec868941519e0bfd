import { piece, quantityText, type OfflineSaleDetail } from '@turoos/contract';

/** Words how many of a part were sold and for what, by which somebody recognises it. */
export function soldText(
  { fact, parts }: Pick<OfflineSaleDetail, 'fact' | 'parts'>,
  product: string,
  money: (cents: number) => string,
): string {
  const unit = parts.find((part) => part.product === product)?.unit ?? piece;
  const sold = fact.items
    .filter((line) => line.product === product)
    .map(({ quantity, price }) => `${quantityText(quantity, unit)} بسعر ${money(price)}`);
  return `بيع منها ${sold.join(' و ')}`;
}
