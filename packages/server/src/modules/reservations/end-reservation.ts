import { conflict, notFound, reservationTexts, type Reservation } from '@turoos/contract';
import { sql } from 'kysely';
import { seenBy } from '../../db/branches/seen-by';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange, recordChanges, type Doer } from '../../kernel/audit';
import { assertMay } from '../../kernel/assert-may';
import { lockStock } from '../stock';
import { readReservation } from './reservations.queries';

/** Gives back goods that are kept for somebody. */
export async function releaseReservation(tx: Tx, user: Actor, id: string): Promise<Reservation> {
  await lockActive(tx, id);
  const before = await readReservation(tx, user, id);
  assertMayEnd(user, before);
  await tx
    .updateTable('reservations')
    .set({ status: 'released', endedAt: sql`now()`, updatedAt: sql`now()` })
    .where('id', '=', id)
    .execute();
  await recordChange(tx, user, {
    action: 'reservation.release',
    entity: 'reservations',
    entityId: id,
    before: { product: before.part._id, status: before.status },
    after: { product: before.part._id, status: 'released' },
  });
  return seenBy(tx, user, () => readReservation(tx, user, id));
}

/** Gives back the goods that are kept for one document, all or those of some parts; returns which reservations. */
export async function releaseOf(
  tx: Tx,
  user: Doer,
  sourceId: string,
  products?: readonly string[],
): Promise<string[]> {
  const released = await tx
    .updateTable('reservations')
    .set({ status: 'released', endedAt: sql`now()`, updatedAt: sql`now()` })
    .where('sourceId', '=', sourceId)
    .where('status', '=', 'active')
    .$if(products !== undefined, (query) => query.where('productId', 'in', products ?? []))
    .returning('id')
    .execute();
  await recordChanges(
    tx,
    user,
    { action: 'reservation.release', entity: 'reservations' },
    released.map(({ id }) => ({ entityId: id, before: { status: 'active' }, after: { status: 'released' } })),
  );
  return released.map(({ id }) => id);
}

/** Keeps goods longer or shorter than was agreed. */
export async function changeReservation(tx: Tx, user: Actor, id: string, until: Date): Promise<Reservation> {
  await lockActive(tx, id);
  const before = await readReservation(tx, user, id);
  if (until < before.until) assertMayEnd(user, before);
  await tx
    .updateTable('reservations')
    .set({ until, updatedAt: sql`now()` })
    .where('id', '=', id)
    .execute();
  await recordChange(tx, user, {
    action: 'reservation.update',
    entity: 'reservations',
    entityId: id,
    before: { product: before.part._id, until: before.until },
    after: { product: before.part._id, until },
  });
  return seenBy(tx, user, () => readReservation(tx, user, id));
}

/** Throws unless the reservation is the user's own: whoever ends another's could sell its goods to anybody. */
function assertMayEnd(user: Actor, { isOwn }: Reservation): void {
  if (!isOwn) assertMay(user, 'sales:sell_reserved');
}

/** Locks the part's stock, as a sale does, so that no sale is looking at the reservation meanwhile. */
async function lockActive(tx: Tx, id: string): Promise<void> {
  const found = await tx
    .selectFrom('reservations')
    .select('productId')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw notFound(reservationTexts.notFound);
  const stock = await lockStock(tx, [{ productId: found.productId }], undefined);
  if (!stock.get(found.productId)?.reservations.some((active) => active.id === id))
    throw conflict(reservationTexts.ended);
}
