import type { Tx } from '../../db/transaction';
import { recordChange } from '../../kernel/audit';
import { tellOfLostFactors } from '../notifications';
import { factorKey, sealFactor } from './sealed-secret';

/**
 * Seals what older versions kept in clear. What another installation sealed, which a backup brought here, nobody can
 * open: it goes, so that its users sign in with their passwords instead of not at all, and they and the
 * administrators are told.
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
  if (lost.length > 0) await tellOfLostFactors(tx, lost);
}
