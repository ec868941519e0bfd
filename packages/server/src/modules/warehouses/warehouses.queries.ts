import {
  notFound,
  parseSort,
  utilization,
  warehouseTexts,
  type Page,
  type Warehouse,
  type WarehousesQuery,
} from '@turoos/contract';
import { sql, type Expression, type ExpressionBuilder, type Selectable, type SqlBool } from 'kysely';
import { cacheWhenLarge } from '../../db/cache-when-large';
import type { Db } from '../../db/connect';
import { readPage } from '../../db/read-page';
import type { DB, Warehouses } from '../../db/schema';
import { containsWords } from '../../db/search';

interface Held {
  warehouseId: string;
  pieces: number;
  items: number;
}

const heldIn = (db: Db) =>
  db
    .selectFrom('stock')
    .select(({ fn }) => [
      'warehouseId',
      sql<number>`sum(quantity)`.as('pieces'),
      fn.countAll<number>().as('items'),
    ])
    .groupBy('warehouseId');

/** Sums the stock of each warehouse, by id. */
const addUpHeld = async (db: Db) =>
  new Map((await heldIn(db).execute()).map((held): [string, Held] => [held.warehouseId, held]));
const readHeld = cacheWhenLarge(addUpHeld, (held) =>
  [...held.values()].reduce((rows, { items }) => rows + items, 0),
);

const present = (
  { id, rateZoneId, ...row }: Selectable<Warehouses>,
  { pieces, items }: Omit<Held, 'warehouseId'> = { pieces: 0, items: 0 },
): Warehouse => ({
  ...row,
  _id: id,
  type: row.type,
  status: row.status,
  isActive: row.status !== 'inactive',
  currentStock: pieces,
  utilization: utilization(pieces, row.capacity),
  summary: { totalItems: items, totalVolume: pieces },
  rateZone: rateZoneId,
});

export async function readWarehouse(db: Db, id: string): Promise<Warehouse> {
  const row = await db.selectFrom('warehouses').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound(warehouseTexts.notFound);
  return present(row, await heldIn(db).where('warehouseId', '=', id).executeTakeFirst());
}

const sortColumns = {
  name: sql`turoos_fold(warehouses.name)`,
  code: sql`turoos_code(warehouses.code)`,
  createdAt: sql`warehouses.id`,
} as const;

function found(db: Db, query: WarehousesQuery) {
  const { field, direction } = parseSort(query.sort);
  return db
    .selectFrom('warehouses')
    .selectAll()
    .where((e) => e.and(conditions(e, query)))
    .orderBy(sortColumns[field], direction)
    .orderBy('warehouses.id', direction);
}

const searched = sql<string>`turoos_fold(concat_ws(' ', warehouses.name, warehouses.code, warehouses.location,
  warehouses.manager, warehouses.address, turoos_code(warehouses.code), turoos_code(warehouses.phone)))`;

function conditions(
  e: ExpressionBuilder<DB, 'warehouses'>,
  { q, status, type, isActive }: WarehousesQuery,
): Expression<SqlBool>[] {
  return [
    ...(status ? [e('warehouses.status', '=', status)] : []),
    ...(type ? [e('warehouses.type', '=', type)] : []),
    ...(isActive === undefined ? [] : [e('warehouses.status', isActive ? '<>' : '=', 'inactive')]),
    ...(q ? [containsWords(searched, q)] : []),
  ];
}

export async function listWarehouses(
  db: Db,
  readerId: string,
  query: WarehousesQuery,
): Promise<Page<Warehouse>> {
  const { rows, ...page } = await readPage(db, found(db, query), query);
  const held = await readHeld(db, readerId);
  return { ...page, rows: rows.map((row) => present(row, held.get(row.id))) };
}

/** Streams all matching warehouses, for the export. */
export async function* eachWarehouse(db: Db, query: WarehousesQuery): AsyncIterable<Warehouse> {
  const held = await addUpHeld(db);
  for await (const row of found(db, query).stream(100)) yield present(row, held.get(row.id));
}

export async function countWarehouses(db: Db) {
  const count = await db
    .selectFrom('warehouses')
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.countAll<number>().filterWhere('status', '=', 'inactive').as('inactive'),
    ])
    .executeTakeFirstOrThrow();
  return {
    totalWarehouses: count.total,
    activeWarehouses: count.total - count.inactive,
    inactiveWarehouses: count.inactive,
  };
}

export async function readCapacity(db: Db, id: string) {
  const { capacity, currentStock, utilization: used } = await readWarehouse(db, id);
  const available = capacity === null ? null : Math.max(0, capacity - currentStock);
  return { capacity, currentStock, available, utilization: used };
}
