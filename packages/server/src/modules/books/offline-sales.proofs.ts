import { sql } from 'kysely';
import type { Proof } from './proof';

/** Claims about the sales that tills made while the server could not be reached. */
export const offlineSalesProofs: readonly Proof[] = [
  {
    claim: 'a sale made without the server is an invoice, or a manager knows why not',
    contradictions: sql`
      select o.number as what from offline_sales o
      where o.sale_id is null and not exists (select from sale_decisions d where d.offline_sale_id = o.id)`,
  },
  {
    claim: 'an invoice bears the number of the one receipt it was made with',
    contradictions: sql`
      select concat(coalesce(s.sale_number, o.number), ': ', s.offline_number, ', receipt ', o.number) as what
      from (select * from offline_sales where sale_id is not null) o
      full join (select id, sale_number, offline_number from sales where offline_number is not null) s on s.id = o.sale_id
      where s.offline_number is distinct from o.number`,
  },
  {
    // a difference below a step of cash is rounding; no step has ever been larger than the largest note
    claim: 'an invoice asks what its receipt asked, unless a manager was told',
    contradictions: sql`
      select concat(o.number, ': ', o.fact ->> 'grandTotal', ' on the receipt, ', s.grand_total, ' cents booked') as what
      from offline_sales o join sales s on s.id = o.sale_id
      where abs(s.grand_total - round((o.fact ->> 'grandTotal')::numeric * 100))
          > coalesce(100000 / (o.fact -> 'rates' ->> 'usdToYer')::numeric, 0)
        and not exists (
          select from sale_decisions d where d.offline_sale_id = o.id and d.kind in ('total', 'changed'))`,
  },
  {
    claim: 'a number that a till gave twice was put before a manager',
    contradictions: sql`
      select o.number as what
      from (select *, row_number() over (partition by till_id, seq order by length(number), number) as nth from offline_sales) o
      where o.nth > 1
        and not exists (select from sale_decisions d where d.offline_sale_id = o.id and d.kind = 'number')`,
  },
  {
    claim: 'pieces that came in because they had been sold belong to such a sale, and a manager was told',
    contradictions: sql`
      select concat(a.adjustment_number, ': ', a.quantity, ' came in, ', coalesce(i.quantity, 0), ' sold') as what
      from stock_adjustments a join offline_sales o on o.id = a.offline_sale_id
      left join (select sale_id, product_id, sum(quantity) as quantity from sale_items group by 1, 2) i
        on i.sale_id = o.sale_id and i.product_id = a.product_id
      where a.change > coalesce(i.quantity, 0)
        or not exists (select from sale_decisions d where d.offline_sale_id = o.id and d.kind = 'shortage')`,
  },
  {
    claim:
      'cash that a close had counted before its sale arrived was taken off where the sale had brought it',
    contradictions: sql`
      select concat(o.number, ' ', c.currency, ': ', c.amount, ' taken off, ', coalesce(b.amount, 0), ' brought') as what
      from (
        select source_id, money_account_id, currency, -sum(amount) as amount
        from money_movements where source_type = 'sale-counted' group by 1, 2, 3
      ) c join offline_sales o on o.sale_id = c.source_id
      left join lateral (
        select sum(amount) as amount from money_movements m
        where m.source_type = 'sale' and m.source_id = c.source_id and m.money_account_id = c.money_account_id
          and m.currency = c.currency and m.method = 'cash' and m.kind in ('tender', 'change')
      ) b on true
      where c.amount <> coalesce(b.amount, 0)`,
  },
  {
    claim: 'cash that a close had counted before its sale arrived is no more than the close found',
    contradictions: sql`
      select concat('shift ', c.shift_id, ' ', c.currency, ': ', c.amount, ' explained, ', coalesce(f.more, 0), ' found') as what
      from (
        select o.fact ->> 'shift' as shift_id, m.currency, -sum(m.amount) as amount
        from money_movements m join offline_sales o on o.sale_id = m.source_id
        where m.source_type = 'sale-counted' group by 1, 2
      ) c left join (
        select z.shift_id::text as shift_id, n.currency, sum(greatest(n.counted - n.expected, 0)) as more,
          sum(least(n.counted - n.expected, 0)) as less
        from shift_closes z, jsonb_to_recordset(z.counts) as n (currency text, expected bigint, counted bigint)
        group by 1, 2
      ) f using (shift_id, currency)
      where c.amount > coalesce(f.more, 0) or c.amount < coalesce(f.less, 0)`,
  },
  {
    claim: 'pieces that came in for a sale that was reversed are gone again',
    contradictions: sql`
      select concat(o.number, ': ', sum(a.change), ' left of ', p.part_number) as what
      from stock_adjustments a join offline_sales o on o.id = a.offline_sale_id join products p on p.id = a.product_id
      where exists (select from sale_decisions d
        where d.offline_sale_id = o.id and d.kind = 'shortage' and d.status = 'reversed')
      group by o.id, p.id having sum(a.change) <> 0`,
  },
  {
    claim: 'no receipt was joined to an invoice that had been cancelled before it arrived',
    contradictions: sql`
      select concat(o.number, ': ', s.sale_number) as what
      from offline_sales o join sales s on s.id = o.sale_id
      where s.status = 'cancelled' and s.updated_at < o.received_at`,
  },
];
