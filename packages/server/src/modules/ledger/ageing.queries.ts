import type { Ageing } from '@turoos/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/connect';

/** What a customer still owes, by the days since it was bought. */
export const readAgeing = (db: Db, customerId: string): Promise<Ageing> =>
  owedByAge(
    db,
    sql`select open, (at at time zone 'Asia/Aden')::date as day from customer_transactions
      where customer_id = ${customerId} and change < 0 and open > 0`,
  );

/** What all customers still owe. */
export const readAgeingOfAll = (db: Db): Promise<Ageing> =>
  owedByAge(
    db,
    sql`select open, (at at time zone 'Asia/Aden')::date as day from customer_transactions
      where change < 0 and open > 0`,
  );

/** What the shop still owes a supplier, by the days since the date on the purchase. */
export const readSupplierAgeing = (db: Db, supplierId: string): Promise<Ageing> =>
  owedByAge(
    db,
    // a purchase's day may have been corrected since; what was written down about it is not
    sql`select t.open, coalesce(p.purchase_date, t.dated) as day from supplier_transactions t
      left join purchases p on p.id = t.purchase_id and t.type = 'purchase'
      where t.supplier_id = ${supplierId} and t.change < 0 and t.open > 0`,
  );

/** Days are counted as they are in Yemen. */
async function owedByAge(db: Db, debts: RawBuilder<unknown>): Promise<Ageing> {
  const { rows } = await sql<Ageing>`
    select
      coalesce(sum(open) filter (where days <= 30), 0) as current,
      coalesce(sum(open) filter (where days between 31 and 60), 0) as days31,
      coalesce(sum(open) filter (where days between 61 and 90), 0) as days61,
      coalesce(sum(open) filter (where days > 90), 0) as over90,
      coalesce(sum(open), 0) as total
    from (select open, (now() at time zone 'Asia/Aden')::date - day as days from (${debts}) d) aged`.execute(
    db,
  );
  return rows[0] as Ageing;
}
