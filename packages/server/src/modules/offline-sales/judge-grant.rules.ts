import type { ProvenTill } from '../tills';
import { foundIf, type Found } from './found';

type Granted = Pick<ProvenTill, 'grantUntil' | 'largestSale' | 'mayCredit' | 'withdrawnAt' | 'copiedAt'>;

/** Finds what the till was not allowed to sell, whatever it believed. */
export function judgeGrant(
  { grantUntil, largestSale, mayCredit, withdrawnAt, copiedAt }: Granted,
  { madeAt, grandTotal, debt }: { madeAt: Date; grandTotal: number; debt: number },
): Found[] {
  const tooLarge = largestSale !== null && grandTotal > largestSale;
  return [
    ...foundIf(
      'grant',
      {
        grantEnded: grantUntil !== null && madeAt > grantUntil,
        tooLarge,
        onCredit: debt > 0 && !mayCredit,
        withdrawn: withdrawnAt !== null && madeAt > withdrawnAt,
      },
      tooLarge ? { amount: grandTotal, limit: largestSale } : {},
    ),
    ...(copiedAt ? [{ kind: 'copied' as const, details: {} }] : []),
  ];
}
