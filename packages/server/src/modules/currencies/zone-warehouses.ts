import { notFound, warehouseTexts, type RateZone } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';

/**
 * Moves warehouses into a zone; those that are no longer named return to the default zone, which nothing leaves
 * without entering another. Their version rises, because the zone is a field of the warehouse.
 */
export async function setWarehouses(
  tx: Tx,
  { _id: zoneId, isDefault }: Pick<RateZone, '_id' | 'isDefault'>,
  named: readonly string[],
): Promise<void> {
  const ids = [...new Set(named)];
  const { rows } = await sql<{ id: string }>`
    select id from warehouses where id = any (${ids}::uuid[]) or rate_zone_id = ${zoneId}
    order by id for no key update`.execute(tx);
  const found = new Set(rows.map(({ id }) => id));
  if (ids.some((id) => !found.has(id))) throw notFound(warehouseTexts.notFound);
  await sql`
    update warehouses w set rate_zone_id = wanted.zone_id, version = w.version + 1, updated_at = now()
    from (
      select id, case when id = any (${ids}::uuid[]) then ${isDefault ? null : zoneId}::uuid end as zone_id
      from warehouses where id = any (${ids}::uuid[]) or rate_zone_id = ${zoneId}
    ) as wanted
    where w.id = wanted.id and w.rate_zone_id is distinct from wanted.zone_id`.execute(tx);
}
