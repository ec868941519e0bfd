import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { transaction } from '../../db/transaction';
import { recordChanges } from '../../kernel/audit';

/** Marks reservations whose moment has passed; they have kept nothing since. Returns whether there were any. */
export const expireReservations = (db: Db): Promise<boolean> =>
  transaction(db, async (tx) => {
    const expired = await tx
      .updateTable('reservations')
      .set({ status: 'expired', endedAt: sql`now()`, updatedAt: sql`now()` })
      .where('status', '=', 'active')
      .where('until', '<=', sql<Date>`now()`)
      .returning('id')
      .execute();
    if (expired.length === 0) return false;
    await recordChanges(
      tx,
      'system',
      { action: 'reservation.expire', entity: 'reservations' },
      expired.map(({ id }) => ({ entityId: id, before: { status: 'active' }, after: { status: 'expired' } })),
    );
    return true;
  });
