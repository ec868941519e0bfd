import type { Warehouse, WarehouseChanges } from '@turoos/contract';
import { sql } from 'kysely';
import { orTaken } from '../../db/refused-writes';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { assertCurrent } from '../../kernel/assert-current';
import { recordChange } from '../../kernel/audit';
import { chosenZone } from './chosen-zone';
import { lockWarehouse } from './lock-warehouse';
import { assertFree, warehouseTaken } from './warehouse-names';
import { nextStatus } from './warehouse-status.rules';
import { readWarehouse } from './warehouses.queries';

export async function updateWarehouse(
  tx: Tx,
  doer: Actor,
  id: string,
  { version, isActive, status, rateZone, ...changes }: WarehouseChanges,
): Promise<Warehouse> {
  const before = await lockWarehouse(tx, id);
  assertCurrent(version, before);
  await assertFree(tx, changes, id);
  await orTaken(
    tx
      .updateTable('warehouses')
      .set({
        ...changes,
        status: nextStatus(before.status, { status, isActive }),
        rateZoneId: await chosenZone(tx, doer, rateZone, before.rateZone),
        version: before.version + 1,
        updatedAt: sql`now()`,
      })
      .where('id', '=', id)
      .execute(),
    warehouseTaken,
  );
  const after = await readWarehouse(tx, id);
  await recordChange(tx, doer, {
    action: 'warehouse.update',
    entity: 'warehouses',
    entityId: id,
    before,
    after,
  });
  return after;
}
