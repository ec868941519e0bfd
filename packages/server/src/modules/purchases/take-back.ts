import { adenDay, exact, must, rialsPer } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { postJournal, type MoneyMove } from '../accounting';
import type { Till } from '../cash';
import { freePurchase, postSupplierEntry } from '../ledger';
import { readPurchaseTill } from './purchase-till';

interface PaidPurchase {
  id: string;
  supplierId: string;
  purchaseNumber: string;
}

/**
 * Takes back an amount recorded as paid: the purchase owes it again, its payments are reversed, and the money returns
 * to the accounts it left. What was set off instead of paid, or paid before there was a journal, is a correction.
 */
export async function takeBack(tx: Tx, user: Actor, purchase: PaidPurchase, amount: number): Promise<void> {
  if (amount === 0) return;
  const freed = await freePurchase(tx, purchase.id, amount);
  const reversal = await postSupplierEntry(tx, {
    accountId: purchase.supplierId,
    type: 'reversal',
    change: -amount,
    dated: adenDay(),
    purchaseId: purchase.id,
    userId: user.id,
    answers: freed,
  });
  const till = await readPurchaseTill(tx, user, purchase.id);
  const money = (await readPaidOut(tx, reversal)).flatMap((paid) => moveBack(till, paid));
  await postJournal(tx, {
    kind: 'supplierPaymentReversal',
    figures: { value: amount - money.reduce((sum, { cents }) => sum + cents, 0) },
    money,
    usdToYer: till.rates.usdToYer,
    source: { type: 'purchase', id: purchase.id, number: purchase.purchaseNumber },
    userId: user.id,
  });
}

/** Money that left an account for a payment, of which a part returns. */
interface PaidOut {
  moneyAccountId: string;
  currency: string;
  method: string;
  /** Units of the currency, and their value in cents. */
  amount: number;
  cents: number;
  /** The cents of the payment that return, from the first one to the one before the last. */
  first: number;
  last: number;
}

/**
 * Reads the money of the payments that a ledger entry reverses. A payment and its money have the time of their
 * transaction in common; what was handed over last returns first.
 */
async function readPaidOut(tx: Tx, reversalId: string): Promise<PaidOut[]> {
  const { rows } = await sql<PaidOut>`
    with reversed as (
      select s.credit_id as id, coalesce(sum(s.amount) filter (where s.debit_id <> ${reversalId}), 0) as first,
        sum(s.amount) as last
      from supplier_settlements s join supplier_transactions d on d.id = s.debit_id
      where d.type = 'reversal'
        and s.credit_id in (select credit_id from supplier_settlements where debit_id = ${reversalId})
      group by 1
    )
    select m.money_account_id, m.currency, m.method, -m.amount as amount, -m.cents as cents,
      r.first - later.cents as first, r.last - later.cents as last
    from reversed r
    join supplier_transactions c on c.id = r.id and c.type = 'payment'
    join money_movements m on m.source_id = coalesce(c.purchase_id, c.supplier_id) and m.at = c.at and m.kind = 'payment'
    cross join lateral (
      select coalesce(-sum(l.cents), 0) as cents from money_movements l
      where l.source_id = m.source_id and l.at = m.at and l.kind = m.kind and l.seq > m.seq
    ) later
    order by m.seq desc`.execute(tx);
  return rows;
}

function moveBack(till: Till, { amount, cents, first, last, ...paid }: PaidOut): MoneyMove[] {
  const [from, to] = [Math.max(0, first), Math.min(cents, last)];
  if (to <= from) return [];
  // as a difference of two sums, so that all of it returns in any portions
  const unitsUpTo = (part: number) => exact(amount).times(part).over(cents).round();
  return [
    {
      ...paid,
      kind: 'reversal',
      shiftId: must(till.places.get(paid.moneyAccountId)).shiftId,
      amount: unitsUpTo(to) - unitsUpTo(from),
      cents: to - from,
      toYer: rialsPer(paid.currency, till.rates) ?? null,
    },
  ];
}
