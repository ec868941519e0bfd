import { must, type Ageing } from '@turoos/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/connect';

/** The age in days of the oldest of some open debts of customers, null without one. */
export const ageOfOldest = sql<number | null>`(now() at time zone 'Asia/Aden')::date
  - (min(at) at time zone 'Asia/Aden')::date`;

/** Returns a customer's open debts by the days since the sale. */
export const readAgeing = (db: Db, customerId: string): Promise<Ageing> =>
  owedByAge(
    db,
    sql`select open, (at at time zone 'Asia/Aden')::date as day from customer_transactions
      where customer_id = ${customerId} and change < 0 and open > 0`,
  );

/** Returns the open debts of all customers by age. */
export const readAgeingOfAll = (db: Db): Promise<Ageing> =>
  owedByAge(
    db,
    sql`select open, (at at time zone 'Asia/Aden')::date as day from customer_transactions
      where change < 0 and open > 0`,
  );

/** Returns the shop's open debts to a supplier by the days since the purchase date. */
export const readSupplierAgeing = (db: Db, supplierId: string): Promise<Ageing> =>
  owedByAge(
    db,
    // reads the purchase's date, which may have been corrected since; ledger entries never change
    sql`select t.open, coalesce(p.purchase_date, t.dated) as day from supplier_transactions t
      left join purchases p on p.id = t.purchase_id and t.type = 'purchase'
      where t.supplier_id = ${supplierId} and t.change < 0 and t.open > 0`,
  );

/** Groups debts by age in days, counted in Yemen's time zone. */
async function owedByAge(db: Db, debts: RawBuilder<unknown>): Promise<Ageing> {
  const { rows } = await sql<Ageing>`
    select
      coalesce(sum(open) filter (where days <= 30), 0) as current,
      coalesce(sum(open) filter (where days between 31 and 60), 0) as days31,
      coalesce(sum(open) filter (where days between 61 and 90), 0) as days61,
      coalesce(sum(open) filter (where days > 90), 0) as over90,
      coalesce(sum(open), 0) as total,
      max(days) as oldest_days
    from (select open, (now() at time zone 'Asia/Aden')::date - day as days from (${debts}) d) aged`.execute(
    db,
  );
  return must(rows[0]);
}
