import { z } from 'zod';
import { countedAfter } from '../kernel/counted';
import { Named } from '../kernel/named';
import { nouns } from '../kernel/nouns';
import { Usd } from '../kernel/money';
import { PositiveQuantity } from '../kernel/quantity';
import { Id, idOr } from '../kernel/text';
import { Day, Instant } from '../kernel/time';
import { Unit } from '../units/units.schema';
import { movementClassNames, urgencyNames, valueClassNames } from './ordering.status';

export const orderingTexts = {
  days: (label: string, least: number, most: number) =>
    `${label} من ${least} إلى ${countedAfter(most, nouns.day)}`,
  discount: 'نسبة الخصم من 1 إلى 90',
  noItems: 'حدّد قطعة واحدة على الأقل',
  noSupplier: 'اختر المورد',
  partTwice: 'إحدى القطع مكررة في الطلب',
  noWarehouse: 'أضف مستودعاً نشطاً أولاً حتى تدخله البضاعة',
  partMissing: 'إحدى القطع غير موجودة، حدّث الصفحة',
} as const;

const days = (label: string, least: number, most: number) => {
  const text = orderingTexts.days(label, least, most);
  return z.int(text).min(least, text).max(most, text);
};

/** How the shop orders; the owner may change it. */
export const OrderingSetup = z.object({
  leadDays: days('مدة التوريد', 1, 365),
  safetyDays: days('أيام الاحتياط', 0, 180),
  coverDays: days('مدة كفاية الطلب', 1, 365),
  /** Days without a sale after which stock counts as dead. */
  deadDays: days('أيام الركود', 30, 1000),
  /** The discount proposed for it, in percent. */
  deadDiscount: z.int(orderingTexts.discount).min(1, orderingTexts.discount).max(90, orderingTexts.discount),
});
export type OrderingSetup = z.output<typeof OrderingSetup>;

export const OrderingState = z.object({
  /** When the figures were computed last; null if never. */
  computedAt: Instant.nullable(),
  isComputing: z.boolean(),
  setup: OrderingSetup,
});
export type OrderingState = z.output<typeof OrderingState>;

const SoldIn = z.object({ sold: z.number(), stocked: z.int() });
/** A part with what its demand lets expect, and how many of it to order. */
export const Proposal = z.object({
  /** The part's id. */
  _id: Id,
  name: z.string(),
  partNumber: z.string(),
  unit: Unit,
  /** In all warehouses, and what is on its way between them. */
  stock: z.number(),
  /** Ordered and not arrived. */
  onOrder: z.number(),
  /** How many to order; 0 if there is enough. */
  quantity: z.number(),
  reorderAt: z.number(),
  target: z.number(),
  minLevel: z.number(),
  maxLevel: z.number().nullable(),
  perDay: z.number(),
  usual: z.number(),
  seasonal: z.number().nullable(),
  trend: z.number().nullable(),
  history: z.object({
    recent: SoldIn,
    middle: SoldIn,
    far: SoldIn,
    ahead: SoldIn,
    before: SoldIn,
    saleDays: z.int(),
    asked: z.int(),
  }),
  runsOutOn: Day.nullable(),
  urgency: z.enum(urgencyNames),
  days: z.object({ lead: z.int(), safety: z.int(), cover: z.int() }),
  /** The receipts that the lead time was learned from; 0 if it is the shop's setting. */
  receipts: z.int(),
  /** From whom it was bought last, when and at what price. */
  supplier: Named.nullable(),
  lastCost: Usd.nullable(),
  lastBought: Day.nullable(),
  /** Who asked least for it in the last year, if it is another supplier. */
  cheapest: Named.extend({ cost: Usd }).nullable(),
  /** What the proposed quantity costs at the last price. */
  cost: Usd,
  valueClass: z.enum(valueClassNames),
  movementClass: z.enum(movementClassNames),
  lastSold: Day.nullable(),
});
export type Proposal = z.output<typeof Proposal>;

export const ProposalSummary = z.object({
  count: z.int(),
  cost: Usd,
  out: z.int(),
  late: z.int(),
});
export type ProposalSummary = z.output<typeof ProposalSummary>;

/** What to order from one supplier; without one, the parts that were never bought. */
export const SupplierGroup = z.object({
  supplier: Named.extend({ phone: z.string(), isActive: z.boolean() }).nullable(),
  count: z.int(),
  cost: Usd,
  late: z.int(),
  leadDays: z.int(),
  receipts: z.int(),
});
export type SupplierGroup = z.output<typeof SupplierGroup>;

const OrderInput = z.strictObject({
  supplier: idOr(orderingTexts.noSupplier),
  /** Where the goods go; by default the main warehouse of each part, else that of the shop. */
  warehouse: Id.nullish(),
  items: z
    .array(z.strictObject({ product: Id, quantity: PositiveQuantity }))
    .min(1, orderingTexts.noItems)
    .max(1000)
    .refine(
      (items) => new Set(items.map(({ product }) => product)).size === items.length,
      orderingTexts.partTwice,
    ),
});

export const OrdersInput = z.strictObject({
  orders: z.array(OrderInput).min(1, orderingTexts.noItems).max(50),
});
export type OrdersInput = z.output<typeof OrdersInput>;

export const MadeOrder = z.object({
  _id: Id,
  purchaseNumber: z.string(),
  supplierName: z.string(),
  totalAmount: Usd,
  itemCount: z.int(),
});
export type MadeOrder = z.output<typeof MadeOrder>;
