import {
  adenDay,
  batchStateOf,
  expiringUntil,
  notFound,
  parseSort,
  type Batch,
  type BatchQuery,
  type Page,
} from '@turoos/contract';
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../db/connect';
import { readPage } from '../../db/read-page';
import { unitOf } from '../units';
import type { DB } from '../../db/schema';
import { codePrefix, containsWords } from '../../db/search';

export const batchNotFound = () => notFound('دفعة المخزون غير موجودة');

const batches = (db: Db) =>
  db
    .selectFrom('stockBatches')
    .innerJoin('products', 'products.id', 'stockBatches.productId')
    .innerJoin('warehouses', 'warehouses.id', 'stockBatches.warehouseId')
    .select([
      'stockBatches.id',
      'stockBatches.batchNumber',
      'stockBatches.productId',
      'products.name as productName',
      'products.partNumber',
      unitOf(sql`products.id`).as('unit'),
      'stockBatches.warehouseId',
      'warehouses.name as warehouseName',
      'stockBatches.quantity',
      'stockBatches.expiryDate',
      'stockBatches.createdAt',
      'stockBatches.updatedAt',
    ]);
type BatchRow = Awaited<ReturnType<ReturnType<typeof batches>['executeTakeFirstOrThrow']>>;

const present = (row: BatchRow): Batch => ({
  _id: row.id,
  id: row.id,
  batchNumber: row.batchNumber,
  product: { _id: row.productId, name: row.productName, partNumber: row.partNumber },
  productName: row.productName,
  unit: row.unit,
  warehouse: { _id: row.warehouseId, name: row.warehouseName },
  quantity: row.quantity,
  expiryDate: row.expiryDate,
  ...batchStateOf(row.expiryDate),
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
});

export async function readBatch(db: Db, id: string): Promise<Batch> {
  const row = await batches(db).where('stockBatches.id', '=', id).executeTakeFirst();
  if (!row) throw batchNotFound();
  return present(row);
}

const sortColumns = { expiryDate: 'stockBatches.expiryDate', createdAt: 'stockBatches.id' } as const;

export async function listBatches(db: Db, query: BatchQuery): Promise<Page<Batch>> {
  const { field, direction } = parseSort(query.sort);
  const filtered = batches(db)
    .where((e) => e.and(conditions(e, query)))
    .orderBy(sortColumns[field], direction)
    .orderBy('stockBatches.id', direction);
  const { rows, ...page } = await readPage(db, filtered, query);
  return { ...page, rows: rows.map(present) };
}

type Joined = ExpressionBuilder<DB, 'stockBatches' | 'products' | 'warehouses'>;

function conditions(e: Joined, { q, status, product, warehouse, empty }: BatchQuery): Expression<SqlBool>[] {
  const today = adenDay();
  const soon = expiringUntil(today);
  const expiry = e.ref('stockBatches.expiryDate');
  return [
    ...(empty ? [] : [e('stockBatches.quantity', '>', 0)]),
    ...(product ? [e('stockBatches.productId', '=', product)] : []),
    ...(warehouse ? [e('stockBatches.warehouseId', '=', warehouse)] : []),
    ...(status === 'expired' ? [e(expiry, '<', today)] : []),
    ...(status === 'expiring' ? [e.between(expiry, today, soon)] : []),
    ...(status === 'active' ? [e.or([e(expiry, 'is', null), e(expiry, '>', soon)])] : []),
    ...(q ? [matches(e, q)] : []),
  ];
}

/** Matches the batch number, or the part's name or number. */
function matches(e: Joined, q: string): Expression<SqlBool> {
  const code = codePrefix(q);
  return e.or([
    containsWords(e.ref('products.searchText'), q),
    ...(code
      ? [
          sql<SqlBool>`products.part_code like ${code}`,
          sql<SqlBool>`turoos_code(stock_batches.batch_number) like ${`%${code}`}`,
        ]
      : []),
  ]);
}
