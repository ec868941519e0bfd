import type { NewWarehouse, Warehouse } from '@turoos/contract';
import { orTaken } from '../../db/refused-writes';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { chosenZone } from './chosen-zone';
import { assertFree, freeCode, warehouseTaken } from './warehouse-names';
import { nextStatus } from './warehouse-status.rules';
import { readWarehouse } from './warehouses.queries';

export async function createWarehouse(
  tx: Tx,
  doer: Actor | 'system',
  { isActive, status, rateZone, ...given }: NewWarehouse,
): Promise<Warehouse> {
  await assertFree(tx, given);
  const { id } = await orTaken(
    tx
      .insertInto('warehouses')
      .values({
        ...given,
        code: given.code ?? (await freeCode(tx)),
        location: given.location ?? 'غير محدد',
        status: nextStatus('active', { status, isActive }),
        rateZoneId: await chosenZone(tx, doer, rateZone, null),
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
    warehouseTaken,
  );
  const after = await readWarehouse(tx, id);
  await recordChange(tx, doer, { action: 'warehouse.create', entity: 'warehouses', entityId: id, after });
  return after;
}
