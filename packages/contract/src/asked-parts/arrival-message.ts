import { isolateCodes } from '../kernel/codes';
import { formatDateTime } from '../kernel/format';
import { ltr } from '../kernel/ltr';
import { toYer, usdText } from '../kernel/money';
import { quantityText, type Unit } from '../units/units.schema';

interface Arrival {
  name: string;
  part: { name: string; partNumber: string; unit: Unit };
  /** What this customer pays for a piece; 0 while it has no price. */
  price: number;
  /** Today's rate; null in a shop without one. */
  rate: number | null;
  shop: { name: string; phone: string };
  /** What is kept, and until when. */
  kept?: { quantity: number; until: Date } | undefined;
}

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** The subject of the e-mail. */
export const arrivalSubject = 'وصلت القطعة التي طلبتها';

/** Says to a customer that the part they asked for has come, and at what price. */
export function arrivalMessage({ name, part, price, rate, shop, kept }: Arrival): string {
  const told =
    rate === null ? `${usdText(price)} دولار` : `${whole.format(toYer(price, rate))} ريال بسعر اليوم`;
  return [
    name ? `مرحباً ${name}،` : 'مرحباً،',
    `وصلت القطعة التي طلبتها: ${isolateCodes(part.name)} (${ltr(part.partNumber)}).`,
    ...(price > 0 ? [`السعر ${told}.`] : []),
    ...(kept
      ? [`حجزنا لك ${quantityText(kept.quantity, part.unit)} حتى ${formatDateTime(kept.until)}.`]
      : []),
    [shop.name, shop.phone && ltr(shop.phone)].filter(Boolean).join('، '),
  ].join('\n');
}
