import { quoted, type RialsSum } from '@turoos/contract';
import { sql, type RawBuilder } from 'kysely';
import { inRials, rialsSum } from '../../db/rials';
import { voucherKept, type Kept } from '../cash';
import { customerBook } from './customer-book';

/**
 * Selects the money of an entry that is joined with its voucher. A voucher whose payment was booked in two entries, one
 * for an invoice and one for the rest, says nothing about either.
 */
export const moneyOf = (change: RawBuilder<unknown>): RawBuilder<Kept | null> =>
  sql`case when vouchers.amount = abs(${change}) then ${voucherKept} end`;

/**
 * Selects what was paid of a row of `sales` after it was made, in rials: as they were handed over, a part of them where a
 * payment settles several invoices; money in other currencies at the rate of its payment.
 */
export const paidLater = sql<RialsSum>`(
  select ${rialsSum(
    sql`sum(coalesce(round(handed.rials * s.amount / handed.amount), ${inRials(sql`s.amount`, sql`c.usd_to_yer`)}))`,
    sql`sum(s.amount) filter (where handed.rials is null and c.usd_to_yer is null)`,
  )}
  from customer_transactions d
  join customer_settlements s on s.debit_id = d.id
  join customer_transactions c on c.id = s.credit_id
  left join lateral (
    select (kept ->> 'units')::numeric as rials, amount
    from (select ${voucherKept} as kept, amount from vouchers where id = c.voucher_id) v
    where kept ->> 'currency' = ${sql.lit(quoted)}
  ) handed on true
  where d.sale_id = sales.id and d.type = 'sale' and ${customerBook.pays})`;
