import { sql } from 'kysely';
import type { Proof } from './proof';

export const voucherProofs: readonly Proof[] = [
  {
    claim: 'a voucher is worth the payments in the ledger that it stands for',
    contradictions: sql`
      select concat(v.number, ': ', v.amount, ', in the ledger ', coalesce(t.paid, 0)) as what
      from vouchers v left join (
        select voucher_id, customer_id as account_id, sum(change) as paid from customer_transactions
        where type = 'payment' and voucher_id is not null group by 1, 2
        union all select voucher_id, supplier_id, sum(change) from supplier_transactions
        where type = 'payment' and voucher_id is not null group by 1, 2
      ) t on t.voucher_id = v.id and t.account_id = coalesce(v.customer_id, v.supplier_id)
      where v.amount <> coalesce(t.paid, 0)`,
  },
  {
    claim: 'every payment has a voucher, unless it was handed over with an invoice',
    contradictions: sql`
      select concat('customer entry ', t.id) as what from customer_transactions t
      where t.type = 'payment' and t.change > 0 and t.voucher_id is null and not exists (
        select from journal_entries e where e.source_id = t.sale_id and e.source_type = 'sale' and e.kind = 'sale')
      union all
      select concat('supplier entry ', id) from supplier_transactions
      where type = 'payment' and change > 0 and voucher_id is null
      union all
      select concat('customer entry ', id) from customer_transactions where type <> 'payment' and voucher_id is not null
      union all
      select concat('supplier entry ', id) from supplier_transactions where type <> 'payment' and voucher_id is not null`,
  },
];
