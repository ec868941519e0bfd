import { Day, supplierTexts, type SupplierAdjustment } from '@turoos/contract';
import { z } from 'zod';

/** Amounts are in cents and positive; the direction is chosen, never typed as a sign. */
export const AdjustForm = z.object({
  direction: z.enum(['owe', 'spare']),
  amount: z.int(supplierTexts.wrongAmount).min(1, supplierTexts.wrongAmount),
  date: Day,
  note: z.string().trim().min(1, 'اكتب سبب التسوية').max(500),
});
export type AdjustForm = z.output<typeof AdjustForm>;

/** Returns the signed change: negative raises the shop's debt. */
export const changeOf = ({ direction, amount }: Pick<AdjustForm, 'direction' | 'amount'>): number =>
  direction === 'owe' ? -amount : amount;

export const asAdjustment = ({ direction, amount, ...fields }: AdjustForm): SupplierAdjustment => ({
  ...fields,
  change: changeOf({ direction, amount }),
});
