import {
  adenDay,
  cancellationMoney,
  cancelSaleBlocked,
  firstOfMonth,
  leftToReturn,
  taxOfRefund,
  type Sale,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { refuseIf } from '../../kernel/assert-may';
import { recordChange } from '../../kernel/audit';
import { postJournal } from '../accounting';
import { giveBack, payMoney, readTill, untendered, type Tendered } from '../cash';
import { debtOfSale, freeSale, postCustomerEntry } from '../ledger';
import { lockSale, readLines, type LockedSale } from './lock-sale';
import { takeOffParts } from './parts-of-month';
import { restock } from './restock';
import { tenderMethod } from './sale-payment.rules';
import { readSale } from './sales.queries';

/**
 * Reverses a whole sale: restocks the goods, removes the debt, returns the till's cash and frees later
 * payments.
 */
export async function cancelSale(tx: Tx, user: Actor, id: string): Promise<Sale> {
  const sale = await lockSale(tx, id);
  refuseIf(cancelSaleBlocked(sale));
  const before = await readSale(tx, id);
  const tendered = await undo(tx, user, sale);
  const after = { ...(await readSale(tx, id)), ...tendered };
  await recordChange(tx, user, { action: 'sale.cancel', entity: 'sales', entityId: id, before, after });
  return after;
}

async function undo(tx: Tx, user: Actor, sale: LockedSale): Promise<Tendered> {
  if (sale.status === 'pending') {
    await markCancelled(tx, sale.id, 0);
    return untendered;
  }
  const lines = await readLines(tx, sale.id);
  const back = lines
    .map((line) => ({ ...line, quantity: leftToReturn(line) }))
    .filter(({ quantity }) => quantity > 0);
  await restock(tx, user, sale, 'sale.cancel', back);
  const refundedTax = taxOfRefund({ ...sale, refundAmount: 0 }, sale.refundAmount);
  await takeOffTotals(tx, sale, refundedTax);
  const { cash, credit } = cancellationMoney({
    ...sale,
    cashReturned: sale.refundAmount - sale.refundDebt,
  });
  // before the ledger entries, because a cancelled sale has nothing remaining, however its debt is settled
  await markCancelled(tx, sale.id, cash);
  await creditCustomer(tx, user, sale, credit);
  const till = await readTill(tx, user);
  const paid =
    (await giveBack(tx, till, { type: 'sale', id: sale.id, due: cash })) ??
    payMoney(till, { due: cash, kind: 'refund', method: tenderMethod(sale.paymentMethod) });
  const { subtotal, discount, campaignDiscount, refundAmount } = sale;
  await postJournal(tx, {
    kind: 'cancel',
    figures: {
      subtotal,
      discount: discount - campaignDiscount,
      campaignDiscount,
      tax: sale.tax - refundedTax,
      returned: refundAmount - refundedTax,
      rounding: paid.rounding,
    },
    money: paid.moves,
    usdToYer: till.rates.usdToYer,
    source: { type: 'sale-cancel', id: sale.id, number: sale.saleNumber },
    userId: user.id,
  });
  return paid.answer;
}

/** Removes the debt of a cancelled sale and gives later payments back as credit. */
async function creditCustomer(tx: Tx, user: Actor, sale: LockedSale, credit: number): Promise<void> {
  const change = sale.remaining + credit;
  if (!sale.customerId || change === 0) return;
  const debt = await debtOfSale(tx, sale.id);
  if (credit > 0) await freeSale(tx, debt, credit);
  await postCustomerEntry(tx, {
    accountId: sale.customerId,
    type: 'cancel',
    operation: 'add',
    change,
    saleId: sale.id,
    userId: user.id,
    answers: [debt],
  });
}

const markCancelled = (tx: Tx, id: string, cash: number) =>
  tx
    .updateTable('sales')
    .set({
      status: 'cancelled',
      paymentStatus: 'cancelled',
      cancelCash: cash,
      version: sql`version + 1`,
      updatedAt: sql`now()`,
    })
    .where('id', '=', id)
    .execute();

/** Subtracts a cancelled sale from the totals of its day and month. */
async function takeOffTotals(tx: Tx, sale: LockedSale, refundedTax: number): Promise<void> {
  const day = adenDay(sale.createdAt);
  const month = firstOfMonth(day);
  await sql`
    with kept as (
      select product_id, quantity - returned as quantity, round((quantity - returned) * cost, 4) as cost,
        round(price * (quantity - returned)) as worth,
        round(round(price * (quantity - returned)) * ${sale.usdToYer}::numeric / 100) as rials
      from sale_items where sale_id = ${sale.id}
    ), parts as (
      ${takeOffParts('kept', { day, sale })}
    ), buyer as (
      update customer_sales_by_month set orders = orders - 1, spent = spent - ${sale.grandTotal - sale.refundAmount}
      where month = ${month} and customer_id = ${sale.customerId}
        and warehouse_id is not distinct from ${sale.warehouseId}
    )
    update branch_sales_by_day d set orders = orders - 1, sales = sales - ${sale.grandTotal}, tax = tax - ${sale.tax},
      refunds = refunds - ${sale.refundAmount}, refund_tax = refund_tax - ${refundedTax},
      cost = d.cost - total.cost, lines = d.lines - total.lines,
      rials = rials - coalesce(round(${sale.grandTotal} * ${sale.usdToYer}::numeric / 100), 0),
      unrated = unrated - ${sale.usdToYer === null ? sale.grandTotal : 0},
      refund_rials = refund_rials - coalesce(round(${sale.refundAmount} * ${sale.usdToYer}::numeric / 100), 0),
      refund_unrated = refund_unrated - ${sale.usdToYer === null ? sale.refundAmount : 0}
    from (select coalesce(sum(cost), 0) as cost, count(*) as lines from kept) total
    where day = ${day} and warehouse_id is not distinct from ${sale.warehouseId}`.execute(tx);
}
