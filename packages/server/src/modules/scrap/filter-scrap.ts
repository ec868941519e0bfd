import { adenDayBounds, type ScrapQuery } from '@turoos/contract';
import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import type { DB } from '../../db/schema';
import { codePrefix, containsWords } from '../../db/search';

const e = expressionBuilder<DB, 'scrapReports' | 'products'>();

/** What a query over scrap reports and their parts is narrowed by. */
export const asked = ({
  q,
  status,
  reason,
  warehouse,
  item,
  startDate,
  endDate,
}: ScrapQuery): Expression<SqlBool> =>
  e.and([
    ...(status ? [e('scrapReports.status', '=', status)] : []),
    ...(reason ? [e('scrapReports.reason', '=', reason)] : []),
    ...(warehouse ? [e('scrapReports.warehouseId', '=', warehouse)] : []),
    ...(item ? [e('scrapReports.productId', '=', item)] : []),
    ...(startDate ? [e('scrapReports.createdAt', '>=', adenDayBounds(startDate).from)] : []),
    ...(endDate ? [e('scrapReports.createdAt', '<', adenDayBounds(endDate).until)] : []),
    ...(q ? [says(q)] : []),
  ]);

const searched = sql<string>`concat_ws(' ', products.search_text, turoos_fold(concat_ws(' ',
  scrap_reports.report_number, scrap_reports.notes)))`;

/** By words of the part, the report's number and the notes together; or by a number however it is spaced. */
function says(q: string) {
  const code = codePrefix(q);
  const numbers = code
    ? sql<SqlBool>`(products.part_code like ${code} or turoos_code(scrap_reports.report_number) like ${`%${code}`})`
    : sql<SqlBool>`false`;
  return sql<SqlBool>`(${containsWords(searched, q)} or ${numbers})`;
}
