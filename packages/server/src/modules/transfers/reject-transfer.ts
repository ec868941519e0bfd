import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { takeStep } from '../workflow';
import { transfers } from './transfers.kind';

export const rejectTransfer = (tx: Tx, user: Actor, id: string, reason = ''): Promise<void> =>
  takeStep(tx, user, transfers, id, 'reject', {
    note: reason,
    effect: async () => ({ reason }),
  });
