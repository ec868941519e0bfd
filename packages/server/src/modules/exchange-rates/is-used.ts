import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';

/**
 * Whether a document carries this rate and was written while it was the newest of its zone, or did before the rate was
 * corrected. Purchases and expenses
 * are dated by their user and may use an older rate at any time. Documents name no zone: an equal rate of another zone
 * at the same time counts too, which only keeps a rate that could go.
 */
export async function isUsed(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql<{ isUsed: boolean }>`
    with rate as (
      select r.is_used, r.usd_to_yer, r.created_at as since, coalesce(
        (select min(n.created_at) from exchange_rates n where n.zone_id = r.zone_id
          and (n.recorded_at, n.created_at) > (r.recorded_at, r.created_at)), 'infinity') as until
      from exchange_rates r where r.id = ${id}
    )
    select is_used or exists (select from sales d where ${carries('created_at')})
      or exists (select from customer_transactions d where ${carries('at')})
      or exists (select from money_movements d where ${carries('at')} and d.day >= (since at time zone 'Asia/Aden')::date)
      or exists (select from stock_adjustments d where ${carries('created_at')})
      or exists (select from transfers d where ${carries('created_at')})
      or exists (select from scrap_reports d where ${carries('created_at')})
      or exists (select from inventory_counts d where ${carries('created_at')})
      or exists (select from expenses d where d.usd_to_yer = rate.usd_to_yer and d.created_at >= since)
      or exists (select from purchases d where d.usd_to_yer = rate.usd_to_yer and d.updated_at >= since) as is_used
    from rate`.execute(tx);
  return rows[0]?.isUsed === true;
}

const carries = (written: 'at' | 'created_at') =>
  sql`d.usd_to_yer = rate.usd_to_yer and d.${sql.ref(written)} >= since and d.${sql.ref(written)} < until`;
