import { isDeepStrictEqual } from 'node:util';
import { Client } from 'pg';
import type { Promised, Promises } from './client';
import type { Money } from './work';

/** Queries that find the marks of requests in the books. */
const traces = [
  'select notes as mark from sales',
  'select note as mark from customer_transactions where note is not null',
  'select notes as mark from purchases',
  'select notes as mark from stock_adjustments',
  'select notes as mark from customers',
  'select note as mark from expenses',
  'select note as mark from money_transfers',
  `select note as mark from money_movements where kind = 'pay_in'`,
  `select note as mark from supplier_transactions where note is not null`,
  'select reason as mark from shift_closes',
  'select reason as mark from sale_refunds',
  'select cancel_reason as mark from expenses',
  // an invoice that is settled shows no other mark
  `select reference as mark from money_movements where kind = 'tender' and source_type = 'sale-payment'`,
];

/** The money that requests really moved, by their marks. */
const moved = `
  select reference as mark, json_object_agg(currency, amount) as money
  from (
    select reference, currency, sum(amount / 10 ^ c.decimals)::float as amount
    from money_movements m join currencies c on c.code = m.currency where reference <> '' group by 1, 2
  ) m group by 1`;

/** Shifts that are neither open nor closed, and money that was counted more or less than once. */
const halfDone = `
  select concat('shift ', s.id, ' is ', s.status, ' with ', count(c.id), ' reports and ',
    (select count(*) from shift_people p where p.shift_id = s.id and p.is_active), ' people') as what
  from shifts s left join shift_closes c on c.shift_id = s.id group by s.id
  having (s.status = 'closed') <> (count(c.id) > 0)
    or (s.status = 'closed' and exists (select from shift_people p where p.shift_id = s.id and p.is_active))
  union all
  select concat('voucher for ', note, ' was written ', count(*), ' times')
  from vouchers where note ~ '^[0-9a-f-]{36}$' group by note, kind having count(*) > 1
  union all
  select concat(e.kind, ' ', e.source_number, ' is in the journal ', count(*), ' times')
  from journal_entries e where e.kind in ('sale', 'expense', 'expenseCancel', 'moneyTransfer')
  group by e.kind, e.source_id, e.source_number having count(*) > 1`;

export interface Verdict {
  lost: string[];
  doubled: string[];
  halves: string[];
  /** Requests whose money is not in the books, or more or less than was handed over. */
  wrongMoney: string[];
  /** Carried out without a response: allowed once. */
  silent: number;
}

export async function compare(databaseUrl: string, { kept, open }: Promises): Promise<Verdict> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const counts = new Map<string, number>();
  const halves: string[] = [];
  const money = new Map<string, Money>();
  try {
    const { rows: found } = await client.query<{ what: string }>(halfDone);
    halves.push(...found.map(({ what }) => what));
    const { rows: movements } = await client.query<{ mark: string; money: Money }>(moved);
    for (const row of movements) money.set(row.mark, row.money);
    for (const trace of traces) {
      const { rows } = await client.query<{ mark: string }>(trace);
      for (const { mark } of rows) counts.set(mark, (counts.get(mark) ?? 0) + 1);
    }
  } finally {
    await client.end();
  }
  const marks = [...kept.keys(), ...open.keys()];
  const isOther = ([mark, promised]: [string, Promised]) =>
    !isDeepStrictEqual(money.get(mark) ?? {}, promised.money);
  return {
    lost: [...kept].filter(([mark]) => !counts.has(mark)).map(([mark, { kind }]) => `${kind} ${mark}`),
    doubled: marks.filter((mark) => (counts.get(mark) ?? 0) > 1),
    halves,
    wrongMoney: [...kept, ...[...open].filter(([mark]) => counts.has(mark))]
      .filter(isOther)
      .map(
        ([mark, { kind, money: due }]) =>
          `${kind} ${mark}: ${JSON.stringify(due)} handed over, ${JSON.stringify(money.get(mark))} in the books`,
      ),
    silent: [...open.keys()].filter((mark) => counts.get(mark) === 1).length,
  };
}
