import { adenDayBounds, type AdjustmentsQuery } from '@turoos/contract';
import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import type { DB } from '../../db/schema';
import { codePrefix, containsWords } from '../../db/search';

const e = expressionBuilder<DB, 'stockAdjustments' | 'products'>();

/** What a query over adjustments and their parts is narrowed by. */
export const asked = ({
  q,
  status,
  type,
  reason,
  warehouse,
  item,
  startDate,
  endDate,
}: AdjustmentsQuery): Expression<SqlBool> =>
  e.and([
    ...(status ? [e('stockAdjustments.status', '=', status)] : []),
    ...(type ? [e('stockAdjustments.type', '=', type)] : []),
    ...(reason ? [e('stockAdjustments.reason', '=', reason)] : []),
    ...(warehouse ? [e('stockAdjustments.warehouseId', '=', warehouse)] : []),
    ...(item ? [e('stockAdjustments.productId', '=', item)] : []),
    ...(startDate ? [e('stockAdjustments.createdAt', '>=', adenDayBounds(startDate).from)] : []),
    ...(endDate ? [e('stockAdjustments.createdAt', '<', adenDayBounds(endDate).until)] : []),
    ...(q ? [says(q)] : []),
  ]);

const searched = sql<string>`concat_ws(' ', products.search_text, turoos_fold(concat_ws(' ',
  stock_adjustments.adjustment_number, stock_adjustments.reference_number, stock_adjustments.notes)))`;

/** By words of the part, the numbers and the notes together; or by a number however it is spaced. */
function says(q: string) {
  const code = codePrefix(q);
  const numbers = code
    ? sql<SqlBool>`(products.part_code like ${code} or turoos_code(stock_adjustments.adjustment_number) like ${`%${code}`}
        or turoos_code(stock_adjustments.reference_number) like ${`%${code}`})`
    : sql<SqlBool>`false`;
  return sql<SqlBool>`(${containsWords(searched, q)} or ${numbers})`;
}
