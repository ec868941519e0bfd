import {
  adenDay,
  applyOperation,
  balanceOperations,
  customerTexts,
  Day,
  type BalanceChange,
} from '@turoos/contract';
import { z } from 'zod';
import {
  isAnyTyped,
  referenceProblem,
  type TenderRequest,
  type TypedTender,
} from '@/shared/money/typed-tender';

/** Amounts are in cents; a payment has money instead. Only a balance that is set may be zero or negative. */
export const BalanceForm = z
  .object({
    operation: z.enum(Object.keys(balanceOperations) as ['add', 'subtract', 'set']),
    amount: z.int(customerTexts.wrongAmount).nullable(),
    tenders: z.custom<TypedTender[]>(),
    /** The currency of change, or `asCredit`. */
    changeIn: z.string(),
    /** The day of a debt. */
    date: Day.refine((day) => day <= adenDay(), customerTexts.dayToCome),
    note: z.string().trim().max(500),
  })
  .refine(
    ({ operation, amount }) =>
      operation === 'add' || (amount !== null && (operation === 'set' || amount > 0)),
    { message: customerTexts.wrongAmount, path: ['amount'] },
  )
  .refine(({ operation, tenders }) => operation !== 'add' || isAnyTyped(tenders), {
    message: customerTexts.wrongAmount,
    path: ['tenders'],
  })
  .superRefine(({ operation, tenders }, context) => {
    const problem = operation === 'add' ? referenceProblem(tenders) : undefined;
    if (problem) context.addIssue({ code: 'custom', message: problem, path: ['tenders'] });
  });
export type BalanceForm = z.output<typeof BalanceForm>;

/** Returns the request; `money` is that of a payment. */
export const asChange = (
  { operation, amount, date, note }: BalanceForm,
  money: TenderRequest,
): BalanceChange => ({
  operation,
  note,
  ...(operation === 'add' ? money : { amount: amount ?? 0 }),
  ...(operation === 'subtract' && { date }),
});

/** Returns the new balance or points; undefined until an amount is typed. */
export function outcome(
  now: number,
  operation: BalanceForm['operation'],
  amount: number | null,
): number | undefined {
  return amount === null ? undefined : applyOperation(now, operation, amount);
}
