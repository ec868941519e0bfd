import { AppError, type ShiftMovement } from '@turoos/contract';
import type { Db } from '../../db/connect';
import type { Actor } from '../../kernel/actor';
import { recordEvent } from '../../kernel/audit-event';
import { audited } from './audited';

/**
 * Notes in the audit log a movement that was refused because its drawer holds less: the user who sent it has learned
 * that much of a figure that the blind count hides, and must not be able to narrow it down without a trace.
 */
export const recordRefused =
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
