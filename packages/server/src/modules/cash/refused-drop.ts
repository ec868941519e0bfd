import { AppError, type ShiftMovement } from '@turoos/contract';
import type { Db } from '../../db/connect';
import type { Actor } from '../../kernel/actor';
import { recordEvent } from '../../kernel/audit-event';
import { audited } from './audited';

/**
 * Keeps a drop in the audit log that was larger than what the drawer holds: its sender learned a bound of what should be
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
