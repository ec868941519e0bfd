import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { takeStep } from '../workflow';
import { transfers } from './transfers.kind';

/** Takes a request back before it was answered. */
export const withdrawRequest = (tx: Tx, user: Actor, id: string, reason = ''): Promise<void> =>
  takeStep(tx, user, transfers, id, 'withdraw', {
    note: reason,
    effect: async () => ({ reason }),
  });
