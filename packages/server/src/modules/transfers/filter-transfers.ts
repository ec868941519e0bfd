import { adenDayBounds, type TransfersQuery } from '@turoos/contract';
import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import type { DB } from '../../db/schema';
import { codePrefix, containsWords } from '../../db/search';

const e = expressionBuilder<DB, 'transfers'>();

/** Names both sides, also to users who are bound to one of them. */
const nameOf = (warehouseId: string) => sql<string>`turoos_warehouse_name(${sql.ref(warehouseId)})`;
export const sourceName = nameOf('transfers.fromWarehouseId');
export const destinationName = nameOf('transfers.toWarehouseId');

/** Returns the SQL conditions of a transfers filter. */
export const asked = ({
  q,
  status,
  priority,
  fromWarehouse,
  toWarehouse,
  item,
  startDate,
  endDate,
}: TransfersQuery): Expression<SqlBool> =>
  e.and([
    ...(status ? [e('transfers.status', '=', status)] : []),
    ...(priority ? [e('transfers.priority', '=', priority)] : []),
    ...(fromWarehouse ? [e('transfers.fromWarehouseId', '=', fromWarehouse)] : []),
    ...(toWarehouse ? [e('transfers.toWarehouseId', '=', toWarehouse)] : []),
    ...(item ? [holds(sql`ti.product_id = ${item}`)] : []),
    ...(startDate ? [e('transfers.createdAt', '>=', adenDayBounds(startDate).from)] : []),
    ...(endDate ? [e('transfers.createdAt', '<', adenDayBounds(endDate).until)] : []),
    ...(q ? [matchesSearch(q)] : []),
  ]);

const holds = (line: Expression<unknown>) => sql<SqlBool>`exists (
  select from transfer_items ti join products p on p.id = ti.product_id
  where ti.transfer_id = transfers.id and ${line})`;

const searched = sql<string>`turoos_fold(concat_ws(' ', transfers.transfer_number, transfers.tracking_number,
  transfers.reference_number, transfers.notes, ${sourceName}, ${destinationName}))`;
const partWords = sql<string>`concat_ws(' ', p.search_text, turoos_fold(p.name))`;

/** Searches words of the document or of its parts, or a number regardless of spaces and dashes. */
function matchesSearch(q: string) {
  const code = codePrefix(q);
  const numbers = code
    ? sql<SqlBool>`(turoos_code(transfers.transfer_number) like ${`%${code}`}
        or turoos_code(transfers.tracking_number) like ${`%${code}`}
        or turoos_code(transfers.reference_number) like ${`%${code}`}
        or ${holds(sql`p.part_code like ${code}`)})`
    : sql<SqlBool>`false`;
  return sql<SqlBool>`(${containsWords(searched, q)} or ${holds(containsWords(partWords, q))} or ${numbers})`;
}
