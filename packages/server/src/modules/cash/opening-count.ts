import { AppError, type ShiftOpening } from '@turoos/contract';
import type { Db } from '../../db/connect';
import type { Actor } from '../../kernel/actor';
import { recordEvent } from '../../kernel/audit-event';
import { audited } from './audited';

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
