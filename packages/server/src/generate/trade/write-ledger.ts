import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { TradingCustomer } from './accounts';
import type { Entry, Settlement } from './books';
import { column, inPieces, moment } from './write-in-pieces';

/** Writes entries and settlements in chronological order, and the resulting balances. */
export async function writeLedger(
  tx: Tx,
  {
    entries,
    settlements,
    customers,
  }: { entries: readonly Entry[]; settlements: readonly Settlement[]; customers: readonly TradingCustomer[] },
): Promise<void> {
  await inPieces(entries, (some) =>
    sql`
      insert into customer_transactions (id, at, customer_id, type, operation, change, open, balance_after, sale_id,
        payment_method, note, user_id, usd_to_yer)
      select id, at, customer_id, type, case when change < 0 then 'subtract' else 'add' end, change, open, balance_after,
        sale_id, payment_method, note, user_id, rate
      from unnest(
        ${column(some, ({ id }) => id)}::uuid[],
        ${column(some, ({ at }) => moment(at))}::timestamptz[],
        ${column(some, ({ customerId }) => customerId)}::uuid[],
        ${column(some, ({ type }) => type)}::text[],
        ${column(some, ({ change }) => change)}::bigint[],
        ${column(some, ({ open }) => open)}::bigint[],
        ${column(some, ({ balanceAfter }) => balanceAfter)}::bigint[],
        ${column(some, ({ sale }) => sale?.id ?? null)}::uuid[],
        ${column(some, ({ method }) => method)}::text[],
        ${column(some, ({ note }) => note || '""')}::text[],
        ${column(some, ({ userId }) => userId)}::uuid[],
        ${column(some, ({ rate }) => rate)}::numeric[]
      ) as entry (id, at, customer_id, type, change, open, balance_after, sale_id, payment_method, note, user_id, rate)`.execute(
      tx,
    ),
  );
  await inPieces(settlements, (some) =>
    sql`
      insert into customer_settlements (at, debit_id, credit_id, amount)
      select * from unnest(
        ${column(some, ({ at }) => moment(at))}::timestamptz[],
        ${column(some, ({ debitId }) => debitId)}::uuid[],
        ${column(some, ({ creditId }) => creditId)}::uuid[],
        ${column(some, ({ amount }) => amount)}::bigint[])`.execute(tx),
  );
  await inPieces(
    customers.filter(({ balance }) => balance !== 0),
    (some) =>
      sql`
        update customers c set balance = c.balance + n.change
        from unnest(
          ${column(some, ({ id }) => id)}::uuid[], ${column(some, ({ balance }) => balance)}::bigint[]
        ) as n (id, change)
        where c.id = n.id`.execute(tx),
  );
}
