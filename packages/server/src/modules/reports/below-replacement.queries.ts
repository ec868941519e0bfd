import type { BelowReplacementLine, ReportFilter } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { within } from './within';

/** Reads what was sold below its last purchase price in a period, by seller, the dearest first. */
export async function readBelowReplacement(db: Db, period: ReportFilter): Promise<BelowReplacementLine[]> {
  const { rows } = await sql<BelowReplacementLine>`
    select coalesce(u.name, 'مستخدم محذوف') as seller, count(distinct s.id) as invoices, count(*) as lines,
      round(sum((i.replacement - i.price) * (i.quantity - i.returned)))::bigint as shortfall
    from sale_items i join sales s on s.id = i.sale_id left join users u on u.id = s.user_id
    where i.price < i.replacement and i.quantity > i.returned and s.status in ('completed', 'refunded')
      and ${within(sql`i.at`, period)}
    group by s.user_id, u.name order by shortfall desc, seller limit 100`.execute(db);
  return rows;
}
