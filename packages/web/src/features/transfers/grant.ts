import {
  grantedProblem,
  Quantity,
  transferTexts,
  type AcceptTransfer,
  type Transfer,
} from '@turoos/contract';
import { z } from 'zod';

/** One quantity per line, at most what was asked for; at least one is more than nothing. */
export const grantForm = ({ items }: Pick<Transfer, 'items'>) =>
  z
    .object({
      notes: z.string(),
      granted: z.array(z.object({ quantity: z.number().pipe(Quantity).nullable() })),
    })
    .superRefine(({ granted }, check) => {
      items.forEach((line, index) => {
        const message = grantedProblem(line, granted[index]?.quantity ?? 0);
        if (message) check.addIssue({ code: 'custom', path: ['granted', index, 'quantity'], message });
      });
      if (granted.every(({ quantity }) => !quantity))
        check.addIssue({
          code: 'custom',
          path: ['granted', 0, 'quantity'],
          message: transferTexts.nothingGranted,
        });
    });

/** Returns what is sent; it lists no lines when everything is granted. */
export function grantOf(
  { items }: Pick<Transfer, 'items'>,
  { notes, granted }: { notes: string; granted: readonly { quantity: number | null }[] },
): AcceptTransfer {
  const lines = items.map(({ item }, index) => ({ item, quantity: granted[index]?.quantity ?? 0 }));
  const isAll = items.every(({ quantity }, index) => quantity === granted[index]?.quantity);
  return { notes, ...(!isAll && { items: lines }) };
}
