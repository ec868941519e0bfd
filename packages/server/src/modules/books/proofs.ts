import { sql } from 'kysely';
import { documentProofs } from './documents.proofs';
import { journalProofs } from './journal.proofs';
import { customerLedgerProofs, supplierLedgerProofs } from './ledger.proofs';
import { moneyProofs } from './money.proofs';
import { offlineSalesProofs } from './offline-sales.proofs';
import { postingProofs } from './posting.proofs';
import type { Proof } from './proof';
import { purchaseProofs } from './purchases.proofs';
import { quotationProofs } from './quotations.proofs';
import { reservationProofs } from './reservations.proofs';
import { salesProofs } from './sales.proofs';
import { teardownProofs } from './teardowns.proofs';
import { voucherProofs } from './vouchers.proofs';

export const proofs: readonly Proof[] = [
  {
    claim: 'the shop has an active administrator',
    contradictions: sql`
      select 'no active super_admin or admin' as what
      where not exists (select from users where is_active and role in ('super_admin', 'admin'))`,
  },
  {
    claim: 'every user has a role that exists',
    contradictions: sql`
      select username as what from users where not exists (select from roles where roles.name = users.role)`,
  },
  {
    claim: 'no session outlives its user',
    contradictions: sql`
      select s.id::text as what from sessions s join users u on u.id = s.user_id
      where s.revoked_at is null and not u.is_active`,
  },
  {
    claim: 'what lies in a warehouse is the sum of its movements',
    contradictions: sql`
      select concat(coalesce(s.product_id, m.product_id), ' in ', coalesce(s.warehouse_id, m.warehouse_id), ': ',
        coalesce(s.quantity, 0), ' there, ', coalesce(m.moved, 0), ' moved') as what
      from stock s full join (
        select product_id, warehouse_id, sum(quantity) as moved from stock_movements group by 1, 2
      ) m using (product_id, warehouse_id)
      where coalesce(s.quantity, 0) <> coalesce(m.moved, 0)`,
  },
  {
    claim: 'a part’s total is the sum of its warehouses',
    contradictions: sql`
      select concat(t.product_id, ': ', t.quantity, ' in all, ', coalesce(s.held, 0), ' held') as what
      from stock_totals t left join (select product_id, sum(quantity) as held from stock group by 1) s using (product_id)
      where t.quantity <> coalesce(s.held, 0)`,
  },
  {
    claim: 'every part has a total',
    contradictions: sql`
      select id::text as what from products where not exists (select from stock_totals where product_id = products.id)`,
  },
  {
    claim: 'what is counted in whole units lies on the shelves without fractions',
    contradictions: sql`
      select concat(p.part_number, ': ', held.quantity, ' ', u.name) as what
      from (
        select product_id, quantity from stock where quantity <> trunc(quantity)
        union all select product_id, quantity from stock_batches where quantity <> trunc(quantity)
      ) held
      join products p on p.id = held.product_id join units u on u.code = p.unit
      where u.decimals = 0`,
  },
  {
    claim: 'no stock is below zero',
    contradictions: sql`select product_id::text as what from stock where quantity < 0`,
  },
  {
    claim: 'batches hold no more than lies there',
    contradictions: sql`
      select concat(b.product_id, ' in ', b.warehouse_id, ': ', b.batched, ' in batches, ', coalesce(s.quantity, 0), ' there') as what
      from (select product_id, warehouse_id, sum(quantity) as batched from stock_batches group by 1, 2) b
      left join stock s using (product_id, warehouse_id)
      where b.batched > coalesce(s.quantity, 0)`,
  },
  {
    claim: 'the last movement says what lies there now',
    contradictions: sql`
      select concat(s.product_id, ' in ', s.warehouse_id) as what
      from stock s join lateral (
        select quantity_after from stock_movements m
        where m.product_id = s.product_id and m.warehouse_id = s.warehouse_id order by seq desc limit 1
      ) last on true
      where last.quantity_after <> s.quantity`,
  },
  {
    claim: 'the kept numbers of customers are those of the customers',
    contradictions: sql`
      select concat(to_jsonb(kind), ': ', coalesce(kept, 0), ' kept, ', coalesce(counted, 0), ' counted') as what
      from (select row(reach, no_marketing, is_active, is_blocked, is_loyal) as kind, customers as kept from customer_kinds) k
      full join (
        select row(reach, no_marketing, is_active, is_blocked, loyalty_points > 0) as kind, count(*) as counted
        from customers group by 1
      ) c using (kind)
      where coalesce(kept, 0) <> coalesce(counted, 0)`,
  },
  ...customerLedgerProofs,
  ...supplierLedgerProofs,
  ...purchaseProofs,
  ...teardownProofs,
  ...salesProofs,
  ...offlineSalesProofs,
  ...reservationProofs,
  ...quotationProofs,
  ...voucherProofs,
  ...documentProofs,
  ...journalProofs,
  ...postingProofs,
  ...moneyProofs,
];
