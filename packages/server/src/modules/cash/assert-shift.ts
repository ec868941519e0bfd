import { cashTexts, ruleBroken, type TenderMethod } from '@turoos/contract';
import type { Till } from './till';

/** Throws when the shop wants money to be taken in a shift only, and the user is in none. */
export function assertShift({ settings: { requireShift }, shift }: Till, method: TenderMethod): void {
  if (shift || requireShift === 'off') return;
  if (requireShift === 'always' || method === 'cash') throw ruleBroken(cashTexts.noShift);
}
