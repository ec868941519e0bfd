import {
  Quantity,
  receivedProblem,
  roundQuantity,
  transferTexts,
  type ReceiveTransfer,
  type Transfer,
  worth,
} from '@turoos/contract';
import { z } from 'zod';

/** One quantity per line, at most the sent one. */
export const receiptForm = ({ items }: Pick<Transfer, 'items'>) =>
  z.object({
    notes: z.string(),
    received: z.array(z.number(transferTexts.quantity).pipe(Quantity)).superRefine((received, check) =>
      received.forEach((quantity, index) => {
        const line = items[index];
        const message = line && receivedProblem(line, quantity);
        if (message) check.addIssue({ code: 'custom', path: [index], message });
      }),
    ),
  });

/** Returns the request; it lists no lines when everything arrived. */
export function arrivalOf(
  { items }: Pick<Transfer, 'items'>,
  { notes, received }: { notes: string; received: readonly number[] },
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
