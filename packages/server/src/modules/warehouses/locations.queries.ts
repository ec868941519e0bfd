import {
  locationTexts,
  notFound,
  parseSort,
  type LocationsQuery,
  type Page,
  type WarehouseLocation,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { readPage } from '../../db/read-page';
import { containsWords } from '../../db/search';
import { readWarehouse } from './warehouses.queries';

const locations = (db: Db) =>
  db
    .selectFrom('warehouseLocations')
    .innerJoin('warehouses', 'warehouses.id', 'warehouseLocations.warehouseId')
    .selectAll('warehouseLocations')
    .select('warehouses.name as warehouseName');
type LocationRow = Awaited<ReturnType<ReturnType<typeof locations>['executeTakeFirstOrThrow']>>;

const present = ({ id, warehouseId, ...row }: LocationRow): WarehouseLocation => ({
  ...row,
  id,
  _id: id,
  warehouse: warehouseId,
  type: row.type,
});

export async function readLocation(db: Db, id: string): Promise<WarehouseLocation> {
  const row = await locations(db).where('warehouseLocations.id', '=', id).executeTakeFirst();
  if (!row) throw notFound(locationTexts.notFound);
  return present(row);
}

const sortColumns = {
  name: sql`turoos_fold(warehouse_locations.name)`,
  createdAt: sql`warehouse_locations.id`,
} as const;
const searched = sql<string>`turoos_fold(warehouse_locations.name)`;

export async function listLocations(
  db: Db,
  warehouseId: string,
  query: LocationsQuery,
): Promise<Page<WarehouseLocation>> {
  await readWarehouse(db, warehouseId);
  const { q, type, isActive } = query;
  const { field, direction } = parseSort(query.sort);
  const found = locations(db)
    .where('warehouseLocations.warehouseId', '=', warehouseId)
    .where((e) =>
      e.and([
        ...(type ? [e('warehouseLocations.type', '=', type)] : []),
        ...(isActive === undefined ? [] : [e('warehouseLocations.isActive', '=', isActive)]),
        ...(q ? [containsWords(searched, q)] : []),
      ]),
    )
    .orderBy(sortColumns[field], direction)
    .orderBy('warehouseLocations.id', direction);
  const { rows, ...page } = await readPage(db, found, query);
  return { ...page, rows: rows.map(present) };
}
