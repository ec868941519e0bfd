import { z } from 'zod';
import { Usd } from '../kernel/money';
import { Named } from '../kernel/named';
import { PositiveQuantity } from '../kernel/quantity';
import { Id, line, optionalLine } from '../kernel/text';
import { Instant } from '../kernel/time';
import { Unit } from '../units/units.schema';

export const receiptTexts = {
  noLines: 'الفاتورة بلا أصناف، تُستلم كاملة فقط',
  beyondOrder: (what: string) => `وصل أكثر من المطلوب: ${what}. تأكد من العدّ ثم أكّد الاستلام`,
  notOnBill: 'إحدى القطع ليست في الفاتورة، اكتب سعر وحدتها لإضافتها',
  onBill: 'إحدى القطع في الفاتورة بسعرها، عدّل السعر في الفاتورة واستلمها من دون سعر',
  noPrice: 'سعر البيع لا يكون صفراً',
  belowCost: 'سعر البيع أقل من التكلفة',
  farFromBefore: 'سعر البيع يبعد عشر مرات أو أكثر عن سعره السابق',
  oddPrices: (what: string) => `أسعار غير معتادة: ${what}. راجعها ثم أكّد الحفظ`,
  notOfPurchase: 'إحدى القطع ليست في هذه الفاتورة',
  closeReason: 'اكتب لماذا لن يصل الباقي',
} as const;

const cost = Usd.refine((cents) => cents >= 0, 'يرجى إدخال مبلغ صحيح');

const ArrivedItem = z.strictObject({
  product: Id,
  /** By default the warehouse of the part's lines, and for a part that is not on the bill that of its first line. */
  warehouse: Id.optional(),
  quantity: PositiveQuantity,
  /** Adds a part that is not on the bill; refused for one that is, whose price the bill has. */
  unitCost: cost.optional(),
});
export type ArrivedItem = z.output<typeof ArrivedItem>;

export const ReceiptInput = z.strictObject({
  /** Without items, everything that is still on order has arrived. */
  items: z.array(ArrivedItem).min(1).max(1000).optional(),
  note: optionalLine(500),
  /** Confirms goods beyond the order: a part that is not on the bill, or more than ordered. */
  confirm: z.boolean().optional(),
  /** With a version, a receipt based on a stale copy is rejected. */
  version: z.int().optional(),
});
export type ReceiptInput = z.output<typeof ReceiptInput>;

export const CloseRestInput = z.strictObject({
  reason: line(receiptTexts.closeReason, 500),
  version: z.int().optional(),
});
export type CloseRestInput = z.output<typeof CloseRestInput>;

export const PurchaseReceipt = z.object({
  _id: Id,
  /** closed: the rest of the order will not come. */
  kind: z.enum(['arrived', 'closed']),
  /** What the supplier asks for what arrived. */
  amount: Usd,
  note: z.string(),
  createdAt: Instant,
  createdBy: Named.nullable(),
  items: z.array(
    z.object({
      product: Id,
      name: z.string(),
      partNumber: z.string(),
      unit: Unit,
      quantity: z.number(),
    }),
  ),
});
export type PurchaseReceipt = z.output<typeof PurchaseReceipt>;

/** A part of a receipt, with its average cost before and after, and its price, from which a new one is made. */
export const ArrivedPart = z.object({
  product: Id,
  name: z.string(),
  partNumber: z.string(),
  unit: Unit,
  quantity: z.number(),
  costBefore: Usd,
  costAfter: Usd,
  /** What it costs to buy again: its last purchase price, usually that of this purchase. */
  replacement: Usd,
  sellingPrice: Usd,
});
export type ArrivedPart = z.output<typeof ArrivedPart>;

export const SellingPricesInput = z.strictObject({
  items: z
    .array(
      z.strictObject({
        product: Id,
        sellingPrice: Usd.refine((cents) => cents > 0, receiptTexts.noPrice),
      }),
    )
    .min(1)
    .max(1000),
  /** Confirms prices below cost or far from those before. */
  confirm: z.boolean().optional(),
});
export type SellingPricesInput = z.output<typeof SellingPricesInput>;
