import { Day, supplierTexts, type SupplierAdjustment } from '@turoos/contract';
import { z } from 'zod';

/** Money in cents, as its input gives it; which way it goes is chosen, never typed as a sign. */
export const AdjustForm = z.object({
  direction: z.enum(['owe', 'spare']),
  amount: z.int(supplierTexts.wrongAmount).min(1, supplierTexts.wrongAmount),
  date: Day,
  note: z.string().trim().min(1, 'اكتب سبب التسوية').max(500),
});
export type AdjustForm = z.output<typeof AdjustForm>;

/** Below zero the shop owes more. */
export const changeOf = ({ direction, amount }: Pick<AdjustForm, 'direction' | 'amount'>): number =>
  direction === 'owe' ? -amount : amount;

export const asAdjustment = ({ direction, amount, ...said }: AdjustForm): SupplierAdjustment => ({
  ...said,
  change: changeOf({ direction, amount }),
});
