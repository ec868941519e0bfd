import { z } from 'zod';
import { Usd } from '../kernel/money';
import { Named } from '../kernel/named';
import { PositiveQuantity } from '../kernel/quantity';
import { Id, optionalLine } from '../kernel/text';
import { Instant } from '../kernel/time';
import { Unit } from '../units/units.schema';

export const ReturnInput = z.strictObject({
  /** Without lines, everything not yet returned goes back, and the whole purchase is returned. */
  items: z
    .array(z.strictObject({ product: Id, quantity: PositiveQuantity, warehouse: Id.optional() }))
    .min(1)
    .max(1000)
    .optional(),
  reason: optionalLine(500),
});
export type ReturnInput = z.output<typeof ReturnInput>;

export const PurchaseReturn = z.object({
  _id: Id,
  amount: Usd,
  reason: z.string(),
  createdAt: Instant,
  createdBy: Named.nullable(),
  items: z.array(z.object({ product: Id, name: z.string(), unit: Unit, quantity: z.number() })),
});
export type PurchaseReturn = z.output<typeof PurchaseReturn>;
