import { parseSort, type PurchasesQuery } from '@turoos/contract';
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { DB } from '../../db/schema';
import { containsWordsOrCode } from '../../db/search';

const sortColumns = {
  purchaseDate: 'purchases.purchaseDate',
  createdAt: 'purchases.createdAt',
  totalAmount: 'purchases.totalAmount',
} as const;

export function sorting(sort: string) {
  const { field, direction } = parseSort(sort);
  return { column: sortColumns[field as keyof typeof sortColumns], direction };
}

export type PurchasesFilter = Partial<Omit<PurchasesQuery, 'page' | 'limit' | 'sort' | 'format'>>;

export function conditions(
  e: ExpressionBuilder<DB, 'purchases'>,
  filter: PurchasesFilter,
): Expression<SqlBool>[] {
  const { q, status, supplier, product, sourceVehicle, startDate, endDate } = filter;
  return [
    ...(status ? [e('purchases.status', '=', status)] : []),
    ...(supplier ? [e('purchases.supplierId', '=', supplier)] : []),
    ...(sourceVehicle ? [e('purchases.sourceVehicleId', '=', sourceVehicle)] : []),
    ...(startDate ? [e('purchases.purchaseDate', '>=', startDate)] : []),
    ...(endDate ? [e('purchases.purchaseDate', '<=', endDate)] : []),
    ...(product ? [bought(e, product)] : []),
    ...paid(e, filter),
    ...(q ? [containsWordsOrCode(sql.ref('purchases.search_text'), q)] : []),
  ];
}

const bought = (e: ExpressionBuilder<DB, 'purchases'>, product: string) =>
  e.exists(
    e
      .selectFrom('purchaseItems')
      .select('purchaseItems.position')
      .whereRef('purchaseItems.purchaseId', '=', 'purchases.id')
      .where('purchaseItems.productId', '=', product),
  );

/** Only what is still owed, or was owed and paid: neither orders, nor what was cancelled or went back. */
function paid(e: ExpressionBuilder<DB, 'purchases'>, { paymentStatus }: PurchasesFilter) {
  if (!paymentStatus) return [];
  if (paymentStatus === 'open') return [e('purchases.remaining', '>', 0)];
  return [
    e('purchases.paymentStatus', '=', paymentStatus),
    e.or([e('purchases.status', '=', 'completed'), e('purchases.remaining', '>', 0)]),
  ];
}
