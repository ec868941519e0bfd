import { AppError, type ShiftMovement } from '@turoos/contract';
import type { Db } from '../../db/connect';
import type { Actor } from '../../kernel/actor';
import { recordEvent } from '../../kernel/audit-event';
import { audited } from './audited';

/**
 * Keeps in the audit log that more was to leave a drawer than it holds: the sender learned a bound of what should be
 * there, and must not be able to search for the figure without a trace.
 */
export const recordDrop =
  (db: Db, user: Actor, shiftId: string, { currency, amount }: ShiftMovement) =>
  async (error: unknown): Promise<never> => {
    if (error instanceof AppError && error.code === 'DRAWER_SHORT')
      await recordEvent(db, user, {
        action: 'shift.drop',
        entity: 'shifts',
        entityId: shiftId,
        after: audited({ currency, amount }),
      });
    throw error;
  };
