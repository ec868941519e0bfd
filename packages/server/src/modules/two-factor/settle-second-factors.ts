import type { Tx } from '../../db/transaction';
import { recordChange } from '../../kernel/audit';
import { notifyOfLostFactors } from '../notifications';
import { factorKey, sealFactor } from './sealed-secret';

/**
 * Encrypts secrets that older versions stored in plain. Secrets encrypted on another installation, which
 * arrive with a restored backup, can't be decrypted: they are deleted, so that their users can sign in by
 * password, and those users and the administrators are notified.
 */
export async function settleSecondFactors(tx: Tx): Promise<void> {
  const key = await factorKey(tx);
  const clear = await tx
    .selectFrom('twoFactor')
    .select(['userId', 'secret'])
    .where('keyMark', 'is', null)
    .forUpdate()
    .execute();
  for (const { userId, secret } of clear)
    await tx
      .updateTable('twoFactor')
      .set(sealFactor(key, userId, secret))
      .where('userId', '=', userId)
      .execute();
  const gone = await tx
    .deleteFrom('twoFactor')
    .where('keyMark', '<>', key.mark)
    .returning(['userId', 'confirmedAt'])
    .execute();
  const lost = gone.flatMap(({ userId, confirmedAt }) => (confirmedAt ? [userId] : []));
  for (const entityId of lost)
    await recordChange(tx, 'system', { action: 'user.two_factor_lost', entity: 'users', entityId });
  if (lost.length > 0) await notifyOfLostFactors(tx, lost);
}
