import { base } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';

/**
 * Posts the generated purchases and their payments, which the bank makes in dollars that the owner brought before the
 * first of them. Reads the temporary table entry.
 */
export async function writeJournal(tx: Tx): Promise<void> {
  await sql`
    create temporary table booked on commit drop as
    select turoos_id() as id, at, (at at time zone 'Asia/Aden')::date as day, p.kind, p.source_id, p.source_number, p.note,
      bank.id as bank_id, p.inventory, p.suppliers, p.money, p.movement, own.id as own_id
    from (
      select 1 as step, at, case type when 'purchase' then 'purchase' else 'supplierPayment' end as kind, id as source_id,
        number as source_number, '' as note, case type when 'purchase' then -change else 0 end as inventory,
        change as suppliers, case type when 'purchase' then 0 else -change end as money, 'payment' as movement, null as own
      from entry
      union all
      select 0, min(at), 'payIn', null, null, 'إيداع المالك لشراء البضاعة', 0, 0, sum(change), 'pay_in', 'capital'
      from entry where type = 'payment' having sum(change) > 0
    ) p
    join (
      select m.id from money_accounts m join accounts a on a.id = m.id where m.kind = 'bank' order by a.code limit 1
    ) bank on true
    left join accounts own on own.key = p.own
    order by step, at, suppliers`.execute(tx);
  await sql`
    insert into journal_entries (id, day, at, kind, source_type, source_id, source_number, note)
    select id, day, at, kind, case when source_id is not null then 'purchase' end, source_id, source_number, note
    from booked`.execute(tx);
  await sql`
    insert into journal_lines (entry_id, position, account_id, day, amount, currency, currency_amount)
    select b.id, l.position, l.account_id, b.day, l.amount, l.currency, case when l.currency is not null then l.amount end
    from booked b
    join accounts inventory on inventory.key = 'inventory' join accounts suppliers on suppliers.key = 'suppliers',
    lateral (values
      (1, inventory.id, b.inventory, null), (2, suppliers.id, b.suppliers, null), (3, b.bank_id, b.money, ${base}),
      (4, b.own_id, case when b.own_id is not null then -b.money end, null)
    ) as l (position, account_id, amount, currency)
    where l.amount <> 0`.execute(tx);
  await sql`
    insert into money_movements (at, day, money_account_id, kind, currency, amount, cents, method, source_type, source_id,
      source_number, note)
    select at, day, bank_id, movement, ${base}, money, money, 'bank_transfer',
      case when source_id is not null then 'purchase' end, source_id, source_number, note
    from booked where money <> 0`.execute(tx);
  await sql`
    update money_balances b set amount = b.amount + m.money, cents = b.cents + m.money
    from (select bank_id, sum(money) as money from booked group by 1) m
    where b.money_account_id = m.bank_id and b.currency = ${base}`.execute(tx);
}
