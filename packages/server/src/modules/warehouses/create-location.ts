import type { NewLocation, WarehouseLocation } from '@turoos/contract';
import { orTaken } from '../../db/refused-writes';
import type { Tx } from '../../db/transaction';
import type { Doer } from '../../kernel/audit';
import { assertLocationFree, locationTaken } from './location-names';
import { traceLocation } from './location-record';
import { readLocation } from './locations.queries';
import { readWarehouse } from './warehouses.queries';

export async function createLocation(
  tx: Tx,
  doer: Doer,
  warehouseId: string,
  given: NewLocation,
): Promise<WarehouseLocation> {
  await readWarehouse(tx, warehouseId);
  await assertLocationFree(tx, warehouseId, given.name);
  const { id } = await orTaken(
    tx
      .insertInto('warehouseLocations')
      .values({ ...given, warehouseId })
      .returning('id')
      .executeTakeFirstOrThrow(),
    locationTaken,
  );
  const after = await readLocation(tx, id);
  await traceLocation(tx, doer, 'create', id, { after });
  return after;
}
