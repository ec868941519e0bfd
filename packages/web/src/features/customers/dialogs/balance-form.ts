import { applyOperation, balanceOperations, customerTexts, type BalanceChange } from '@turoos/contract';
import { z } from 'zod';

/** Amounts are in cents. Only a balance that is set may be zero or negative. */
export const BalanceForm = z
  .object({
    operation: z.enum(Object.keys(balanceOperations) as ['add', 'subtract', 'set']),
    amount: z.int(customerTexts.wrongAmount).nullable(),
    paymentMethod: z.enum(['cash', 'card', 'bank_transfer']),
    note: z.string().trim().max(500),
  })
  .refine(({ operation, amount }) => amount !== null && (operation === 'set' || amount > 0), {
    message: customerTexts.wrongAmount,
    path: ['amount'],
  });
export type BalanceForm = z.output<typeof BalanceForm>;

export const asChange = ({ operation, amount, paymentMethod, note }: BalanceForm): BalanceChange => ({
  operation,
  amount: amount ?? 0,
  note,
  ...(operation === 'add' && { paymentMethod }),
});

/** Returns the new balance or points; undefined until an amount is typed. */
export function outcome(
  now: number,
  operation: BalanceForm['operation'],
  amount: number | null,
): number | undefined {
  return amount === null ? undefined : applyOperation(now, operation, amount);
}
