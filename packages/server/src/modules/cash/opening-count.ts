import { AppError, cashTexts, type ShiftOpening } from '@turoos/contract';
import type { Db } from '../../db/connect';
import type { Actor } from '../../kernel/actor';
import { recordEvent } from '../../kernel/audit-event';
import { audited } from './audited';

interface Held {
  currency: string;
  amount: number;
}

/** Throws when a count at the opening differs and gives no reason. The details are for `recordCount` alone. */
export function assertExplained(differences: Held[], reason: string): void {
  if (reason === '' && differences.some(({ amount }) => amount !== 0))
    throw new AppError('COUNT_DIFFERS', cashTexts.reasonRequired, { differences });
}

/**
 * Keeps a count in the audit log that differs from what should be there and gives no reason: its sender knows that it
 * differs, and must not be able to count again without a trace. By how much it differs is in the log alone.
 */
export const recordCount =
  (db: Db, user: Actor, { drawer, floats }: ShiftOpening) =>
  async (error: unknown): Promise<never> => {
    if (!(error instanceof AppError) || error.code !== 'COUNT_DIFFERS') throw error;
    const after = audited({ counts: floats, ...error.details });
    await recordEvent(db, user, { action: 'shift.count', entity: 'money-accounts', entityId: drawer, after });
    throw new AppError(error.code, error.message);
  };
