import type { LocationChanges, WarehouseLocation } from '@turoos/contract';
import { sql } from 'kysely';
import { orTaken } from '../../db/refused-writes';
import type { Tx } from '../../db/transaction';
import { recordChange, type Doer } from '../../kernel/audit';
import { locationTaken } from './location-names';
import { readLocation } from './locations.queries';

export async function lockLocation(tx: Tx, id: string): Promise<WarehouseLocation> {
  await tx.selectFrom('warehouseLocations').select('id').where('id', '=', id).forUpdate().execute();
  return readLocation(tx, id);
}

export async function saveLocation(
  tx: Tx,
  doer: Doer,
  verb: 'create' | 'update' | 'stock' | 'delete',
  before: WarehouseLocation,
  changes: LocationChanges & { currentStock?: number },
): Promise<WarehouseLocation> {
  await orTaken(
    tx
      .updateTable('warehouseLocations')
      .set({ ...changes, updatedAt: sql`now()` })
      .where('id', '=', before.id)
      .execute(),
    locationTaken,
  );
  const after = await readLocation(tx, before.id);
  await traceLocation(tx, doer, verb, before.id, { before, after });
  return after;
}

export const traceLocation = (
  tx: Tx,
  doer: Doer,
  verb: 'create' | 'update' | 'stock' | 'delete',
  id: string,
  change: { before?: WarehouseLocation; after?: WarehouseLocation },
) =>
  recordChange(tx, doer, {
    action: `warehouse-location.${verb}`,
    entity: 'warehouseLocations',
    entityId: id,
    ...change,
  });
