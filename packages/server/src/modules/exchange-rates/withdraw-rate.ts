import { conflict, rateTexts } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { readRate } from './exchange-rates.queries';
import { lockZone } from './zones';

/** Removes a mistyped rate. One that a document was made at stays, to explain that document. */
export async function withdrawRate(tx: Tx, user: Actor, id: string): Promise<void> {
  await lockZone(tx, (await readRate(tx, id)).zone);
  const before = await readRate(tx, id);
  if (await isUsed(tx, id)) throw conflict(rateTexts.used);
  await tx.deleteFrom('exchangeRates').where('id', '=', id).execute();
  await recordChange(tx, user, {
    action: 'exchange-rate.delete',
    entity: 'exchange-rates',
    entityId: id,
    before,
  });
}

/**
 * Whether a document carries this rate and was written while it was the newest of its zone. Purchases and expenses
 * are dated by their user and may use an older rate at any time. Documents name no zone: an equal rate of another zone
 * at the same time counts too, which only keeps a rate that could go.
 */
async function isUsed(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql<{ isUsed: boolean }>`
    with rate as (
      select r.usd_to_yer, r.created_at as since, coalesce(
        (select min(n.created_at) from exchange_rates n where n.zone_id = r.zone_id
          and (n.recorded_at, n.created_at) > (r.recorded_at, r.created_at)), 'infinity') as until
      from exchange_rates r where r.id = ${id}
    )
    select exists (select from sales d where ${carries('created_at')})
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
