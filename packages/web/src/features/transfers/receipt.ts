import {
  missingProblem,
  Quantity,
  receivedProblem,
  roundQuantity,
  type ReceiveTransfer,
  type Transfer,
  worth,
} from '@turoos/contract';
import { z } from 'zod';

/** One quantity per line, at most the sent one; what is missing needs a reason. */
export const receiptForm = ({ items }: Pick<Transfer, 'items'>) =>
  z
    .object({ notes: z.string(), received: z.array(z.number().pipe(Quantity).nullable()) })
    .superRefine(({ notes, received }, check) => {
      const problem = (path: 'notes' | 'received', message: string) =>
        check.addIssue({ code: 'custom', path: [path], message });
      if (received.every((quantity) => quantity === null))
        return problem('received', 'امسح ما وصل أو اكتب كميته');
      const over = items
        .map((line, index) => receivedProblem(line, received[index] ?? 0))
        .find((message) => message !== undefined);
      if (over) problem('received', over);
      const lines = items.map(({ quantity }, index) => ({ quantity, received: received[index] ?? 0 }));
      const unexplained = missingProblem(lines, notes);
      if (unexplained) problem('notes', unexplained);
    });

/** Returns the request; it lists no lines when everything arrived. */
export function arrivalOf(
  { items }: Pick<Transfer, 'items'>,
  { notes, received }: { notes: string; received: readonly (number | null)[] },
): ReceiveTransfer {
  const lines = items.map(({ item }, index) => ({ item, quantity: received[index] ?? 0 }));
  const complete = items.every(({ quantity }, index) => quantity === received[index]);
  return { notes, ...(!complete && { items: lines }) };
}

/** Returns the missing quantities and their value. */
export function missingOf({ items }: Pick<Transfer, 'items'>, received: readonly (number | null)[]) {
  const lines = items
    .map(({ quantity, unit, unitCost }, index) => {
      const missing = Math.max(0, roundQuantity(quantity - (received[index] ?? 0)));
      return { quantity: missing, unit, value: worth(missing, unitCost) };
    })
    .filter(({ quantity }) => quantity > 0);
  return { lines, value: lines.reduce((sum, { value }) => sum + value, 0) };
}
