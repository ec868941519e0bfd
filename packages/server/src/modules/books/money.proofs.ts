import { sql } from 'kysely';
import type { Proof } from './proof';

/** Claims about the places where money is kept, and about their shifts. */
export const moneyProofs: readonly Proof[] = [
  {
    claim: 'what a money account holds is the sum of its movements',
    contradictions: sql`
      select concat(a.name, ' ', currency, ': ', coalesce(b.amount, 0), ' held, ', coalesce(m.amount, 0), ' moved') as what
      from (select money_account_id, currency, amount from money_balances) b
      full join (
        select money_account_id, currency, sum(amount) as amount from money_movements group by 1, 2
      ) m using (money_account_id, currency)
      join accounts a on a.id = money_account_id
      where coalesce(b.amount, 0) <> coalesce(m.amount, 0)`,
  },
  {
    claim: 'what the money of an account is worth is the sum of its journal lines',
    contradictions: sql`
      select concat(a.name, ' ', currency, ': ', coalesce(b.cents, 0), ' kept, ', coalesce(l.cents, 0), ' booked') as what
      from (select money_account_id as account_id, currency, cents from money_balances) b
      full join (
        select account_id, coalesce(currency, '') as currency, sum(amount) as cents
        from journal_lines where account_id in (select id from money_accounts) group by 1, 2
      ) l using (account_id, currency)
      join accounts a on a.id = account_id
      where coalesce(b.cents, 0) <> coalesce(l.cents, 0)`,
  },
  {
    claim: 'what came into a money account and left it on a day is the sum of its journal lines',
    contradictions: sql`
      select concat(a.name, ' ', currency, ' on ', day, ': ', coalesce(d.cents, 0), ' kept, ', coalesce(l.cents, 0),
        ' booked') as what
      from (
        select day, money_account_id as account_id, currency, kind, sum(cents_in - cents_out) as cents
        from money_days group by 1, 2, 3, 4
      ) d full join (
        select l.day, l.account_id, l.currency, e.kind, sum(l.amount) as cents
        from journal_lines l join journal_entries e on e.id = l.entry_id
        where l.account_id in (select id from money_accounts) group by 1, 2, 3, 4
      ) l using (day, account_id, currency, kind)
      join accounts a on a.id = account_id
      where coalesce(d.cents, 0) <> coalesce(l.cents, 0)`,
  },
  {
    claim: 'the difference that a count of a safe, bank or exchanger found was booked',
    contradictions: sql`
      select concat(a.name, ' ', n.currency, ': ', n.expected, ' expected, ', n.counted, ' counted, ', coalesce(m.amount, 0),
        ' booked') as what
      from money_counts c join accounts a on a.id = c.money_account_id
      cross join jsonb_to_recordset(c.counts) as n (currency text, expected bigint, counted bigint)
      left join (
        select source_id, currency, sum(amount) as amount from money_movements where kind = 'count' group by 1, 2
      ) m on m.source_id = c.id and m.currency = n.currency
      where n.counted - n.expected <> coalesce(m.amount, 0)`,
  },
  {
    claim: 'an expense took its money once, and a cancelled one gave it back once',
    contradictions: sql`
      select concat(e.expense_number, ' is ', e.status, ': ', coalesce(m.left, 0), ' left and ', coalesce(m.back, 0),
        ' came back of ', e.amount, ' ', e.currency) as what
      from expenses e left join (
        select source_id, money_account_id, currency, -sum(amount) filter (where source_type = 'expense') as "left",
          sum(amount) filter (where source_type = 'expense-cancel') as back
        from money_movements where source_type in ('expense', 'expense-cancel') group by 1, 2, 3
      ) m on m.source_id = e.id and m.money_account_id = e.money_account_id and m.currency = e.currency
      where coalesce(m.left, 0) <> e.amount
        or coalesce(m.back, 0) <> case e.status when 'cancelled' then e.amount else 0 end`,
  },
  {
    claim: 'a transfer of money left one account and arrived in the other, once',
    contradictions: sql`
      select concat(t.transfer_number, ': ', t.amount, ' ', t.currency, ' to ', t.to_amount, ' ', t.to_currency, ', moved ',
        m.moved) as what
      from money_transfers t left join (
        select source_id, jsonb_agg(jsonb_build_array(money_account_id, currency, amount) order by amount) as moved
        from money_movements where source_type = 'money-transfer' group by 1
      ) m on m.source_id = t.id
      where m.moved is distinct from jsonb_build_array(
        jsonb_build_array(t.from_id, t.currency, -t.amount), jsonb_build_array(t.to_id, t.to_currency, t.to_amount))`,
  },
  {
    claim: 'the Z reports of a drawer are numbered without gaps',
    contradictions: sql`
      select concat(a.name, ': ', coalesce(z.count, 0), ' reports up to number ', z.last, ', the last is ', m.last_z) as what
      from money_accounts m join accounts a on a.id = m.id left join (
        select drawer_id, count(*) as count, max(z_number) as last from shift_closes group by 1
      ) z on z.drawer_id = m.id
      where m.last_z <> coalesce(z.last, 0) or coalesce(z.count, 0) <> coalesce(z.last, 0)`,
  },
  {
    claim: 'the difference that a count at the opening of a shift found was booked',
    contradictions: sql`
      select concat(a.name, ' ', f.currency, ': ', f.difference, ' found, ', coalesce(m.amount, 0), ' booked') as what
      from shifts s join accounts a on a.id = s.drawer_id
      cross join jsonb_to_recordset(s.floats) as f (currency text, difference bigint)
      left join (
        select shift_id, currency, sum(amount) as amount from money_movements where kind = 'float' group by 1, 2
      ) m on m.shift_id = s.id and m.currency = f.currency
      where f.difference <> coalesce(m.amount, 0)`,
  },
  {
    claim: 'a Z report expects the float and what moved in the shift, and its difference was booked',
    contradictions: sql`
      with counted as (
        select c.shift_id, c.z_number, c.figures, s.floats, n.currency, n.expected, n.counted,
          -- an earlier close of a shift that was opened again does not know what moved later
          s.status = 'closed' and c.z_number = max(c.z_number) over (partition by c.shift_id) as is_last
        from shift_closes c join shifts s on s.id = c.shift_id,
          jsonb_to_recordset(c.counts) as n (currency text, expected bigint, counted bigint)
      ), moved as (
        select shift_id, currency, sum(amount) filter (where kind <> 'float') as amount
        from money_movements where shift_id is not null group by 1, 2
      ), corrected as (
        select shift_id, source_number, currency, sum(amount) as amount
        from money_movements where shift_id is not null and kind = 'difference' group by 1, 2, 3
      ), reports as (
        select c.*, coalesce(f.amount, 0) as float, coalesce(r.amount, 0) as reported, coalesce(d.amount, 0) as corrected,
          coalesce(m.amount, 0) - coalesce(d.amount, 0) as moved
        from counted c
        left join moved m using (shift_id, currency)
        left join corrected d on d.shift_id = c.shift_id and d.currency = c.currency and d.source_number = 'Z-' || c.z_number
        left join lateral (
          select sum(amount) as amount from jsonb_to_recordset(c.floats) as f (currency text, amount bigint)
          where f.currency = c.currency
        ) f on true
        left join lateral (
          select sum(amount) as amount from jsonb_to_recordset(c.figures -> 'movements') as r (currency text, amount bigint)
          where r.currency = c.currency
        ) r on true
      )
      select concat('Z-', z_number, ' ', currency, ': ', expected, ' expected, ', counted, ' counted, ', float, ' and ', reported,
        ' reported, ', moved, ' and ', corrected, ' booked') as what
      from reports
      where expected <> float + reported or counted - expected <> corrected or (is_last and reported <> moved)`,
  },
];
