import { must } from '@turoos/contract';
import { sql } from 'kysely';
import type { ShiftFigures } from '../../db/column-types';
import type { Db } from '../../db/connect';
import { sumInRials } from '../../db/rials';

/**
 * Adds up a shift as it is now. Its sales are those that were paid into its drawer when they were made, and those that
 * its people made while they were in it; a later payment for an invoice is among its movements only. Movements leave out
 * the float, which is a count and not a sum.
 */
export async function addUpShift(db: Db, shiftId: string): Promise<ShiftFigures> {
  const { rows } = await sql<ShiftFigures>`
    with shift as (
      select (opened_at at time zone 'Asia/Aden')::date as day from shifts where id = ${shiftId}
    ), people as (
      select user_id, joined_at, coalesce(left_at, 'infinity') as left_at from shift_people where shift_id = ${shiftId}
    ), moved as (
      select at, currency, kind, amount, source_type, source_id from money_movements where shift_id = ${shiftId}
    ), sold as (
      select grand_total, grand_total - till_paid as credit, usd_to_yer from sales
      where status in ('completed', 'refunded') and id in (
        select source_id from moved where source_type = 'sale'
        union select s.id from people p join sales s on s.user_id = p.user_id
        where s.created_at between p.joined_at and p.left_at)
    ), refunded as (
      select d.amount, s.usd_to_yer from sale_refunds d join sales s on s.id = d.sale_id where d.id in (
        select r.id from moved m join sale_refunds r on r.sale_id = m.source_id and r.created_at = m.at
        where m.source_type = 'sale-refund'
        union select r.id from people p join sale_refunds r on r.user_id = p.user_id
        where r.created_at between p.joined_at and p.left_at)
    ), elsewhere as (
      select m.method, m.currency, count(*) as count, sum(m.amount) as amount
      from shift, money_movements m join people p on p.user_id = m.user_id
      where m.kind in ('tender', 'refund') and m.method <> 'cash'
        and m.day >= shift.day and m.at between p.joined_at and p.left_at
      group by 1, 2
    )
    select
      (select coalesce(json_agg(json_build_object('currency', currency, 'kind', kind, 'count', count, 'amount', amount)
        order by currency, kind), '[]')
        from (select currency, kind, count(*) as count, sum(amount) as amount from moved
          where kind <> 'float' group by 1, 2) sums) as movements,
      (select json_build_object('count', count(*), 'total', coalesce(sum(grand_total), 0),
        'credit', coalesce(sum(credit), 0)) from sold) as sales,
      (select json_build_object('count', count(*), 'total', coalesce(sum(amount), 0)) from refunded) as refunds,
      json_build_object(
        'total', (select ${sumInRials(sql`grand_total`)} from sold),
        'credit', (select ${sumInRials(sql`credit`)} from sold),
        'refunds', (select ${sumInRials(sql`amount`)} from refunded)) as rials,
      (select coalesce(json_agg(json_build_object('method', method, 'currency', currency, 'count', count,
        'amount', amount) order by method, currency), '[]') from elsewhere) as methods`.execute(db);
  return must(rows[0]);
}

/** Returns what should be in the drawer of one currency: its float and everything that moved since. */
export const expectedOf = (
  currency: string,
  floats: readonly { currency: string; amount: number }[],
  { movements }: Pick<ShiftFigures, 'movements'>,
): number =>
  [...floats, ...movements].reduce((sum, one) => sum + (one.currency === currency ? one.amount : 0), 0);
