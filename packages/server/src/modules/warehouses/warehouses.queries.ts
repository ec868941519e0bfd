import {
  notFound,
  parseSort,
  utilization,
  warehouseTexts,
  type Page,
  type Warehouse,
  type WarehousesQuery,
  type WarehouseStatus,
  type WarehouseType,
} from '@turoos/contract';
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../db/connect';
import { readPage } from '../../db/read-page';
import type { DB } from '../../db/schema';
import { containsWords } from '../../db/search';

/** Every warehouse with what lies there; pages evaluate the sums for their own rows alone. */
const warehouses = (db: Db) =>
  db
    .selectFrom('warehouses')
    .selectAll('warehouses')
    .select((e) => [
      e
        .selectFrom('stock')
        .whereRef('stock.warehouseId', '=', 'warehouses.id')
        .select(sql<number>`coalesce(sum(stock.quantity), 0)`.as('sum'))
        .$asScalar()
        .$notNull()
        .as('currentStock'),
      e
        .selectFrom('stock')
        .whereRef('stock.warehouseId', '=', 'warehouses.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('totalItems'),
    ]);
type WarehouseRow = Awaited<ReturnType<ReturnType<typeof warehouses>['executeTakeFirstOrThrow']>>;

const present = ({ id, totalItems, currentStock, ...row }: WarehouseRow): Warehouse => ({
  ...row,
  _id: id,
  type: row.type as WarehouseType,
  status: row.status as WarehouseStatus,
  isActive: row.status !== 'inactive',
  currentStock,
  utilization: utilization(currentStock, row.capacity),
  summary: { totalItems, totalVolume: currentStock },
});

export async function readWarehouse(db: Db, id: string): Promise<Warehouse> {
  const row = await warehouses(db).where('warehouses.id', '=', id).executeTakeFirst();
  if (!row) throw notFound(warehouseTexts.notFound);
  return present(row);
}

const sortColumns = {
  name: sql`turoos_fold(warehouses.name)`,
  code: sql`turoos_code(warehouses.code)`,
  createdAt: sql`warehouses.id`,
} as const;

function found(db: Db, query: WarehousesQuery) {
  const { field, direction } = parseSort(query.sort);
  return warehouses(db)
    .where((e) => e.and(conditions(e, query)))
    .orderBy(sortColumns[field as keyof typeof sortColumns], direction)
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

export async function listWarehouses(db: Db, query: WarehousesQuery): Promise<Page<Warehouse>> {
  const { rows, ...page } = await readPage(db, found(db, query), query);
  return { ...page, rows: rows.map(present) };
}

/** All that match, one after the other, for the export. */
export async function* eachWarehouse(db: Db, query: WarehousesQuery): AsyncIterable<Warehouse> {
  for await (const row of found(db, query).stream(100)) yield present(row);
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
