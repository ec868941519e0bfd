import { statement } from '../../db/statement';
import { sendWithoutWaiting, type Tx } from '../../db/transaction';
import type { Met } from './meet-reservations.rules';

/** Writes what a sale took of reservations and which it broke; asks nothing of the database if it met none. */
export async function settleReservations(tx: Tx, saleId: string, { taken, broken }: Met): Promise<void> {
  if (taken.length === 0 && broken.length === 0) return;
  const settled = statement`
    with taken as (
      update reservations r set taken = r.taken + n.quantity, sale_id = ${saleId}::uuid, updated_at = now(),
        status = case when r.taken + n.quantity >= r.quantity then 'taken' else r.status end,
        ended_at = case when r.taken + n.quantity >= r.quantity then now() else r.ended_at end
      from unnest(${taken.map(({ id }) => id)}::uuid[], ${taken.map(({ quantity }) => quantity)}::numeric[])
        as n (id, quantity)
      where r.id = n.id returning r.source_type, r.source_id, r.status
    ), answered as (
      update asked_part_times t set status = 'closed' from taken
      where taken.source_type = 'asked-parts' and taken.source_id = t.id and taken.status = 'taken'
      returning t.asked_part_id, t.id
    ), closed as (
      update asked_parts a set status = 'closed', updated_at = now()
      where a.id in (select asked_part_id from answered) and not exists (
        select from asked_part_times t
        where t.asked_part_id = a.id and t.status <> 'closed' and t.id not in (select id from answered))
    )
    update reservations set status = 'broken', sale_id = ${saleId}::uuid, ended_at = now(), updated_at = now()
    where id = any (${broken.map(({ id }) => id)}::uuid[]) and status = 'active'`.execute(tx);
  await sendWithoutWaiting(tx, settled);
}
