import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';

export const bookedTables = ['journal_entries', 'journal_lines', 'money_movements'];

/**
 * Posts sales, refunds, cancellations and payments that were written in bulk to the journal, with their money: rials
 * in the safe, or in the bank for what was not paid in cash. The triggers that check each entry are off meanwhile,
 * because they take longer than all the rest; `check:books` checks the same.
 */
export async function writeJournal(tx: Tx): Promise<void> {
  await readUnbooked(tx);
  await sql`
    alter table journal_entries disable trigger journal_entries_balance;
    alter table journal_lines disable trigger journal_lines_balance`.execute(tx);
  await sql`
    insert into journal_entries (id, day, at, kind, source_type, source_id, source_number, usd_to_yer, user_id)
    select id, day, at, kind, source_type, source_id, source_number, usd_to_yer, user_id
    from unbooked order by at`.execute(tx);
  await sql`
    insert into journal_lines (entry_id, position, account_id, day, amount, currency, currency_amount)
    select u.id, l.position, coalesce(l.place_id, a.id), u.day, l.amount, l.currency, l.units
    from unbooked u cross join lateral (values
      (1, null, u.money, u.place_id, u.currency, u.units),
      (2, 'customers', u.customers, null, null, null),
      (3, 'discounts', u.discounts, null, null, null),
      (4, 'costOfGoodsSold', u.cost, null, null, null),
      (5, 'inventory', -u.cost, null, null, null),
      (6, 'sales', u.sales, null, null, null),
      (7, 'salesReturns', u.returns, null, null, null),
      (8, 'taxPayable', u.tax, null, null, null)
    ) as l (position, key, amount, place_id, currency, units)
    left join accounts a on a.key = l.key
    where l.amount <> 0`.execute(tx);
  await sql`
    insert into money_movements (at, day, money_account_id, kind, currency, amount, cents, usd_to_yer, to_yer, method,
      source_type, source_id, source_number, user_id)
    select at, day, place_id, case when money > 0 then 'tender' else 'refund' end, currency, units, money, usd_to_yer,
      case when usd_to_yer is not null then 1 end, method, source_type, source_id, source_number, user_id
    from unbooked where money <> 0 order by at`.execute(tx);
  await sql`
    update money_balances b set amount = b.amount + u.units, cents = b.cents + u.money
    from (select place_id, currency, sum(units) as units, sum(money) as money from unbooked group by 1, 2) u
    where b.money_account_id = u.place_id and b.currency = u.currency`.execute(tx);
  await sql`
    alter table journal_entries enable trigger journal_entries_balance;
    alter table journal_lines enable trigger journal_lines_balance`.execute(tx);
  await sql`select turoos_sum_journal()`.execute(tx);
}

/** Reads what the journal lacks into the temporary table unbooked: an entry a row, debits above zero. */
async function readUnbooked(tx: Tx): Promise<void> {
  await sql`
    create temporary table unbooked on commit drop as
    with sold as (
      select s.*, i.cost, case when payment_method = 'credit' then 'cash' else payment_method end as method
      from sales s join (select sale_id, round(sum(quantity * cost)) as cost from sale_items group by 1) i on i.sale_id = s.id
      where s.sale_number is not null and s.status <> 'pending'
    ), returned as (
      select r.*, s.sale_number, s.usd_to_yer, s.method, round(s.tax * r.amount::numeric / s.grand_total) as tax,
        coalesce(b.cost, 0) as cost
      from sale_refunds r join sold s on s.id = r.sale_id left join (
        select b.refund_id, round(sum(b.quantity * i.cost)) as cost
        from sale_refund_items b join sale_items i using (sale_id, position) group by 1
      ) b on b.refund_id = r.id
    ), posted as (
      select 'sale' as kind, created_at as at, 'sale' as source_type, id as source_id, sale_number as source_number,
        usd_to_yer, user_id, method, till_paid as money, grand_total - till_paid as customers, discount as discounts,
        cost, -subtotal as sales, 0 as returns, -tax as tax
      from sold
      union all
      select 'cancel', updated_at, 'sale', id, sale_number, usd_to_yer, user_id, method, -cancel_cash,
        cancel_cash - grand_total, -discount, -cost, subtotal, 0, tax
      from sold where status = 'cancelled'
      union all
      select 'refund', created_at, 'sale-refund', sale_id, sale_number, usd_to_yer, user_id, method, -cash, cash - amount, 0,
        -cost, 0, amount - tax, tax
      from returned
      union all
      select 'customerPayment', t.at, case when t.sale_id is null then 'customer' else 'sale-payment' end,
        coalesce(t.sale_id, t.customer_id), coalesce(s.sale_number, c.customer_code), t.usd_to_yer, t.user_id,
        coalesce(t.payment_method, 'cash'), t.change, -t.change, 0, 0, 0, 0, 0
      from customer_transactions t join customers c on c.id = t.customer_id left join sales s on s.id = t.sale_id
      where t.type = 'payment'
    )
    select turoos_id() as id, (at at time zone 'Asia/Aden')::date as day, p.*,
      case when method = 'cash' then (select id from money_accounts where kind = 'safe' order by id limit 1)
        else (select id from money_accounts where kind = 'bank' order by id limit 1) end as place_id,
      case when usd_to_yer is null then 'USD' else 'YER' end as currency,
      coalesce(round(money * usd_to_yer / 100), money)::bigint as units
    from posted p
    where not exists (
      select from journal_entries e where e.source_id = p.source_id and e.kind = p.kind and e.at = p.at)`.execute(
    tx,
  );
}
