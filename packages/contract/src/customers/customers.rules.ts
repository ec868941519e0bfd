import { counted } from '../kernel/counted';
import { nouns } from '../kernel/nouns';
import type { BalanceOperation } from './customers.status';

/** A balance after an operation on it. */
export function applyOperation(now: number, operation: BalanceOperation, amount: number): number {
  if (operation === 'set') return amount;
  return operation === 'add' ? now + amount : now - amount;
}

/** Points never fall below nothing. */
export const applyPoints = (now: number, operation: BalanceOperation, points: number): number =>
  Math.max(0, applyOperation(now, operation, points));

/** The age of a debt in words: 'اليوم', '40 يوماً'. */
export const debtAge = (days: number): string => (days <= 0 ? 'اليوم' : counted(days, nouns.day));
