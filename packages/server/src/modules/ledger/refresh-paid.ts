import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';

/**
 * An invoice mirrors what its debt still owes: paid is what the customer's credit and payments answered of it, and
 * what was handed over at the sale. What refunds answered lowers the debt without being paid.
 */
export async function refreshPaid(tx: Tx, debitIds: readonly string[]): Promise<void> {
  await sql`
    with settled as (
      select d.sale_id, d.open, coalesce(sum(s.amount) filter (where c.type in ('payment', 'adjustment')), 0) as paid
      from customer_transactions d
      join customer_settlements s on s.debit_id = d.id
      join customer_transactions c on c.id = s.credit_id
      where d.id = any (${[...new Set(debitIds)]}::uuid[]) and d.type = 'sale' and d.sale_id is not null
      group by d.id
    )
    update sales set
      paid = till_paid + settled.paid,
      payment_status = case
        when status = 'cancelled' then 'cancelled'
        when settled.open = 0 then 'paid'
        when till_paid + settled.paid > 0 then 'partial'
        else 'deferred' end,
      version = version + 1,
      updated_at = now()
    from settled where sales.id = settled.sale_id`.execute(tx);
}
