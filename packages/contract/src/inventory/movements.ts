import { z } from 'zod';
import { keysOf } from '../kernel/keys-of';
import { Cost } from '../kernel/money';
import { Named } from '../kernel/named';
import { Id } from '../kernel/text';
import { Instant } from '../kernel/time';

/** Labels of the reasons for a stock movement, as shown on the stock card. */
export const moveReasons = {
  opening: 'رصيد افتتاحي',
  'opening.takeBack': 'تراجع عن رصيد افتتاحي',
  correction: 'تصحيح كمية',
  increase: 'زيادة',
  decrease: 'نقص',
  import: 'استيراد',
  sale: 'بيع',
  'sale.refund': 'مرتجع بيع',
  'sale.cancel': 'إلغاء بيع',
  purchase: 'شراء',
  'purchase.return': 'مرتجع شراء',
  'purchase.cancel': 'إلغاء شراء',
  adjustment: 'تسوية',
  'transfer.ship': 'تحويل صادر',
  'transfer.receive': 'تحويل وارد',
  'transfer.cancel': 'إلغاء تحويل',
  scrap: 'إتلاف',
  dismantle: 'تفكيك سيارة',
  'dismantle.undo': 'تراجع عن تفكيك سيارة',
} as const;
export type MoveReason = keyof typeof moveReasons;

export const Movement = z.object({
  _id: Id,
  createdAt: Instant,
  reason: z.enum(keysOf(moveReasons)),
  source: z.object({ type: z.string(), id: Id, number: z.string().nullable() }).nullable(),
  warehouse: Named,
  quantity: z.number(),
  quantityAfter: z.number(),
  unitCost: Cost,
  note: z.string(),
  user: Named.nullable(),
});
export type Movement = z.output<typeof Movement>;
