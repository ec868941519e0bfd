import { sql, type RawBuilder } from 'kysely';
import type { Proof } from './proof';

/** Claims that an account equals what it controls. */
const controls = (key: string, claim: string, held: RawBuilder<number>): Proof => ({
  claim,
  contradictions: sql`
    select concat(booked, ' booked, ', held) as what
    from (
      select coalesce(sum(d.debit - d.credit), 0) as booked
      from account_days d join accounts a on a.id = d.account_id where a.key = ${key}
    ) b, (select coalesce(${held}, 0) as held) h
    where booked <> held`,
});

export const postingProofs: readonly Proof[] = [
  {
    claim: 'debits and credits of every journal entry are equal, and on its day',
    contradictions: sql`
      select concat('entry ', e.number, ': ', l.difference) as what
      from journal_entries e left join (
        select entry_id, sum(amount) as difference, min(day) as first, max(day) as last from journal_lines group by 1
      ) l on l.entry_id = e.id
      where l.difference is null or l.difference <> 0 or (l.first, l.last) <> (e.day, e.day)`,
  },
  controls(
    'customers',
    'the account of the customers is the sum of their balances',
    sql`(select -sum(balance) from customers)`,
  ),
  controls(
    'suppliers',
    'the account of the suppliers is the sum of their balances',
    sql`(select sum(balance) from suppliers)`,
  ),
  controls(
    'inventory',
    'the inventory account is the stock at its average cost',
    sql`(select sum(round(quantity * cost)) from stock_totals)`,
  ),
  controls(
    'goodsOnTheWay',
    'the account of goods on the way is what transfers have shipped',
    sql`(select sum(round(i.quantity * i.unit_cost))
      from transfers t join transfer_items i on i.transfer_id = t.id where t.status = 'in_transit')`,
  ),
  controls(
    'carsForParts',
    'the account of cars for parts is the cost of what is still on them',
    sql`(select sum(t.cost - coalesce(p.off, 0)) from teardowns t left join (
        select vehicle_id, sum(cost) as off from teardown_pieces where status <> 'on_car' group by 1
      ) p using (vehicle_id) where t.status = 'open')`,
  ),
  {
    claim: 'what an entry rounds is small change',
    contradictions: sql`
      with came as (
        select product_id, sum(quantity) as quantity from stock_movements where quantity > 0 group by 1
      ), rounded as (
        select e.number, e.kind, e.source_id, l.amount
        from journal_lines l join journal_entries e on e.id = l.entry_id join accounts a on a.id = l.account_id
        where a.key = 'rounding'
      )
      select concat('entry ', number, ' (', kind, '): ', amount) as what
      from rounded
      -- half of the greatest step of cash, with room for rates that have changed since it was set; each line in stock is
      -- rounded to cents, and the average of all that lies there to ten-thousandths
      where abs(amount) > 1000 + (
        select coalesce(sum(3 + 0.0001 * came.quantity), 0)
        from stock_movements m join came using (product_id) where m.source_id = rounded.source_id)`,
  },
  {
    claim: 'the journal says of a sale what its invoice says',
    contradictions: sql`
      with booked as (
        select e.source_id as id, bool_or(e.kind = 'sale') as is_sold,
          -coalesce(sum(l.amount) filter (where a.key <> 'costOfGoodsSold'), 0) as total,
          coalesce(sum(l.amount) filter (where a.key = 'costOfGoodsSold'), 0) as cost
        from journal_lines l join journal_entries e on e.id = l.entry_id join accounts a on a.id = l.account_id
        where a.key in ('sales', 'salesReturns', 'discounts', 'campaignGifts', 'taxPayable', 'costOfGoodsSold')
          and e.kind in ('sale', 'refund', 'cancel')
        group by 1
      ), sold as (
        select s.id, s.sale_number, case when s.status = 'cancelled' then 0 else s.grand_total - s.refund_amount end as total,
          case when s.status = 'cancelled' then 0 else i.cost end as cost, i.within
        from sales s join (
          select sale_id, sum((quantity - returned) * cost) as cost,
            -- each line, and each return of it, is rounded to cents, and averages to ten-thousandths
            sum(2 + 0.0002 * quantity) as within
          from sale_items group by 1
        ) i on i.sale_id = s.id
      )
      select concat(coalesce(s.sale_number, s.id::text), ': ', b.total, ' for ', b.cost, ' booked, ', s.total, ' for ',
        round(s.cost, 2)) as what
      from booked b join sold s using (id)
      where b.is_sold and (b.total <> s.total or abs(b.cost - s.cost) > s.within)`,
  },
  {
    claim: 'every sale since the books were opened is in the journal',
    contradictions: sql`
      select s.sale_number as what
      from sales s
      where s.status in ('completed', 'refunded') and s.grand_total > 0
        and s.created_at >= coalesce((
          select (max(day) + 1)::timestamp at time zone 'Asia/Aden' from journal_entries
          where kind = 'opening' and source_id is null
        ), '-infinity')
        and not exists (select from journal_entries e where e.source_id = s.id and e.kind = 'sale')`,
  },
];
